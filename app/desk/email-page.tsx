import { type NotDone, type OrderAction, why } from "./actions";
import { orderPath } from "./back";
import { useDesk } from "./desk-frame";
import type { EmailView } from "./emails-view.server";
import { ActionForm, Section, State } from "./order-parts";
import { Facts, Said } from "./table";

interface EmailPageProps {
  view: EmailView;
  back: string;
  said?: string;
  notDone?: NotDone;
}

const actions: OrderAction[] = [
  {
    ...{ intent: "retry", title: "Retry", button: "Retry now", fields: [] },
    tells: "Sends it within seconds.",
  },
  {
    ...{ intent: "drop", title: "Drop it", button: "Drop", fields: [why("Why")] },
    tells: "It is not sent unless somebody retries it.",
  },
];

/** One email: what it said, what became of it, and what can be done about it. */
export function EmailPage({ view, back, said, notDone }: EmailPageProps) {
  const { id, subject, state, orderId, reference, facts, events, text, isSent, isOfBuyer } = view;
  const own = `/desk/emails/${id}`;
  const forms = { ...{ version: 0, token: useDesk().formToken ?? "", back, one: [] }, notDone };
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
          {!isSent &&
            actions.map((action) => (
              <ActionForm
                key={action.intent}
                {...forms}
                action={action}
                open={action.intent === "retry"}
              />
            ))}
          {isSent && notDone && <p role="alert">{notDone.problem}</p>}
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
            <Facts facts={facts} />
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
