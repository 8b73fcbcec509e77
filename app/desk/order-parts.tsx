import { Fragment, type ReactNode } from "react";
import { acceptedExtensions } from "~/assets/file-rules";
import type { NotDone, OrderAction } from "./actions";
import type { FileView, OrderView, RequestView } from "./order-view.server";
import { Table, Time } from "./table";

/** What the forms of an order's page need. */
export interface Forms {
  version: number;
  token: string;
  /** Where the page was opened from, to go back there. */
  back: string;
  /** The actions of one request or file. */
  one: OrderAction[];
  notDone?: NotDone;
  /** The action that the page was opened for. */
  opened?: string;
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Why an action was not done, above all else: its form may be far below, or gone with what was typed. */
export function Refusal({ notDone, isGone }: { notDone?: NotDone; isGone: boolean }) {
  if (!notDone) return null;
  const { intent, target, problem, isLate, values } = notDone;
  const typed = [values.url, values.email, values.why, values.text].filter(Boolean);
  return (
    <div className="dk-notice dk-notice-danger" role="alert" tabIndex={-1} autoFocus>
      <p className="dk-strong">{problem}</p>
      {isLate && (
        <p>
          <a href="/desk/sign-in?again=1" target="_blank">
            Sign in again in another tab
          </a>
          , then send this again.
        </p>
      )}
      {!isGone && (
        <p>
          <a href={`#${formId(intent, target)}`}>Go to the form</a>
        </p>
      )}
      {isGone && typed.length > 0 && <p className="dk-text">You typed: {typed.join("\n")}</p>}
    </div>
  );
}

const formId = (intent: string, target: string) => (target ? `${intent}-${target}` : intent);

/** An action on an order, or on its request or file `target`: closed, until somebody looks at what it does. */
export function ActionForm(
  props: Forms & { action: OrderAction; target?: string; open?: boolean },
) {
  const { action, target = "", notDone, open } = props;
  const { intent, title, tells, button, fields } = action;
  const own = notDone?.intent === intent && notDone.target === target ? notDone : undefined;
  const id = formId(intent, target);
  return (
    <details className="dk-panel" id={id} open={open || own !== undefined}>
      <summary autoFocus={open && !own}>{title}</summary>
      <form
        method="post"
        className="dk-form"
        encType={action.files ? "multipart/form-data" : undefined}
      >
        <input type="hidden" name="token" value={props.token} />
        <input type="hidden" name="version" value={props.version} />
        <input type="hidden" name="back" value={props.back} />
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="target" value={target} />
        {own && <p className="dk-error">{own.problem}</p>}
        {fields.map(({ name, label, type, value, required, maxLength, choices }) => {
          const control = {
            ...{ id: `${id}-${name}`, name, required, className: "dk-input" },
            defaultValue: own?.values[name] ?? value ?? "",
          };
          return (
            <Fragment key={name}>
              <label htmlFor={control.id}>{label}</label>
              {type === "multiline" ? (
                <textarea {...control} maxLength={maxLength} rows={4} />
              ) : type === "choice" ? (
                <select {...control}>
                  {choices?.map(([choice, words]) => (
                    <option key={choice} value={choice}>
                      {words}
                    </option>
                  ))}
                </select>
              ) : (
                <input {...control} type={type} maxLength={maxLength} autoComplete="off" />
              )}
            </Fragment>
          );
        })}
        {action.files && (
          <>
            <label htmlFor={`${id}-files`}>{action.files === "one" ? "File" : "Files"}</label>
            <input
              {...{ id: `${id}-files`, type: "file", name: "files", required: true }}
              {...{ accept: acceptedExtensions, multiple: action.files === "several" }}
              className="dk-input"
            />
          </>
        )}
        <p className="dk-hint">{tells}</p>
        <button className="dk-button">{button}</button>
      </form>
    </details>
  );
}

const looks: Record<string, string> = {
  ...{ paid: "dk-ok", assets_received: "dk-ok", sent: "dk-ok" },
  ...{ past_due: "dk-danger", disputed: "dk-danger", failed: "dk-danger" },
  ...{ waiting: "dk-waits", bounced: "dk-danger" },
  ...{ payment_failed: "dk-danger", flagged: "dk-waits", payment_pending: "dk-waits" },
};

/** A state as a word with a color beside it. */
export function State({ name, children }: { name: string; children: string }) {
  return <span className={`dk-state ${looks[name] ?? "dk-idle"}`}>{children}</span>;
}

export function Money({ money }: Pick<OrderView, "money">) {
  if (money.rows.length === 0) return null;
  return (
    <Section title="Money">
      <Table
        rows={money.rows}
        columns={[
          { head: "Date", cell: ({ date }) => <Time when={date} /> },
          { head: "What", cell: ({ what }) => what },
          { head: "Amount", className: "dk-number", cell: ({ amount }) => amount },
          { head: "Tax", className: "dk-number", cell: ({ tax }) => tax },
          { head: "State", cell: ({ state }) => state },
          { head: "At Stripe", cell: ({ url }) => url && <Outside href={url}>Open</Outside> },
        ]}
      />
      <p>Together {money.together.join(", ")}</p>
    </Section>
  );
}

export function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

export function Requests({ requests, ...forms }: Forms & { requests: RequestView[] }) {
  if (requests.length === 0) return null;
  const answer = forms.one.find(({ intent }) => intent === "answer");
  return (
    <Section title="What they asked for">
      {requests.map(({ id, title, asked, text, files, answered, answer: said }) => (
        <article key={id} className="dk-item">
          <h3>
            {title} <span className="dk-muted">{asked}</span>{" "}
            {!answered && <span className="dk-state dk-waits">open</span>}
          </h3>
          <p className="dk-text">{text}</p>
          <Files {...forms} files={files} />
          {answered && (
            <p className="dk-text dk-muted">
              Answered {answered}
              {said && `: ${said}`}
            </p>
          )}
          {!answered && answer && (
            <ActionForm
              {...forms}
              action={answer}
              target={id}
              open={forms.opened === answer.intent}
            />
          )}
        </article>
      ))}
    </Section>
  );
}

export function Files({ files, ...forms }: Forms & { files: FileView[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="dk-files">
      {files.map(({ id, name, type, size, sent, by, hasPicture, isRemoved, isSent }) => {
        const intents = !isSent ? [] : isRemoved ? ["restore"] : ["replace", "remove"];
        const actions = forms.one.filter(({ intent }) => intents.includes(intent));
        return (
          <li key={id}>
            <span className="dk-picture">
              {hasPicture && (
                <img src={`/desk/pictures/${id}`} alt="" width={64} height={64} loading="lazy" />
              )}
            </span>
            <span className="dk-name">
              <a href={`/desk/files/${id}`}>
                <bdi>{name}</bdi>
              </a>{" "}
              {isRemoved && <span className="dk-state dk-waits">removed</span>}
              <span className="dk-muted">
                {type}, {size}
              </span>
              <span className="dk-muted">
                {sent} by {by}
              </span>
            </span>
            {actions.length > 0 && (
              <span className="dk-file-actions">
                {actions.map((action) => (
                  <ActionForm key={action.intent} {...forms} action={action} target={id} />
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
