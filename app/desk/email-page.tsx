import { Fragment } from "react";
import { orderPath } from "./back";
import { FormToken } from "./desk-frame";
import type { EmailView } from "./emails-view.server";
import { Section, State } from "./order-parts";
import { Said } from "./table";

/** Why an email was not retried or dropped, and the reason that was typed. */
export interface EmailProblem {
  intent: string;
  problem: string;
  why: string;
}

interface EmailPageProps {
  view: EmailView;
  back: string;
  said?: string;
  notDone?: EmailProblem;
}

/** One email: what it said, what became of it, and what can be done about it. */
export function EmailPage({ view, back, said, notDone }: EmailPageProps) {
  const { id, subject, state, orderId, reference, facts, events, text, isSent, isOfBuyer } = view;
  const own = `/desk/emails/${id}`;
  return (
    <div className="dk-page" data-desk="">
      <p>
        <a href={back || "/desk/emails"}>Back</a>
      </p>
      <Said text={said} />
      <header className="dk-head">
        <h1>
          <bdi>{subject}</bdi>
        </h1>
        <p>
          <State name={state}>{state}</State>{" "}
          {orderId && <a href={orderPath(orderId, { back: own })}>{reference}</a>}
        </p>
      </header>
      <div className="dk-split">
        <aside className="dk-order-actions" aria-label="Actions">
          <h2>Actions</h2>
          {notDone && (
            <p className="dk-error" role="alert" tabIndex={-1} autoFocus>
              {notDone.problem}
            </p>
          )}
          {!isSent && <Acts back={back} why={notDone?.why} isOpen={notDone?.intent === "drop"} />}
          {isSent && (
            <p className="dk-hint">
              {state === "bounced" ? "It came back, and is not sent again." : "It is sent."}
            </p>
          )}
          {state === "bounced" && orderId && isOfBuyer && (
            <p>
              <a href={orderPath(orderId, { back: own, does: "email" })}>Correct the address</a>
            </p>
          )}
        </aside>
        <div>
          <Section title="Email">
            <dl className="dk-facts">
              {facts.map(([label, value]) => (
                <Fragment key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ))}
            </dl>
          </Section>
          {events.length > 0 && (
            <Section title="At Postmark">
              <ul>
                {events.map((event) => (
                  <li key={event} className="dk-text">
                    {event}
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {text === null ? (
            <p>The text of this email was erased.</p>
          ) : (
            <>
              <Section title="As it looks">
                <iframe className="dk-email" title={subject} sandbox="" src={`${own}/body`} />
              </Section>
              <Section title="As text">
                <p className="dk-text">{text}</p>
              </Section>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function Acts({ back, why, isOpen }: { back: string; why?: string; isOpen: boolean }) {
  return (
    <>
      <form method="post" className="dk-form">
        <FormToken />
        <input type="hidden" name="back" value={back} />
        <button className="dk-button dk-main" name="intent" value="retry">
          Retry now
        </button>
      </form>
      <details className="dk-panel" open={isOpen}>
        <summary>Drop it</summary>
        <form method="post" className="dk-form">
          <FormToken />
          <input type="hidden" name="back" value={back} />
          <label htmlFor="why">Why</label>
          <input
            id="why"
            name="why"
            className="dk-input"
            required
            maxLength={500}
            autoComplete="off"
            defaultValue={why}
          />
          <p className="dk-hint">It is not sent unless somebody retries it.</p>
          <button className="dk-button" name="intent" value="drop">
            Drop
          </button>
        </form>
      </details>
    </>
  );
}
