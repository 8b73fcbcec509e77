import type { Left, OrderAction } from "./actions";
import { emailPath } from "./back";
import {
  ActionForm,
  Files,
  type Forms,
  Money,
  Outside,
  Refusal,
  Requests,
  Section,
  State,
} from "./order-parts";
import type { OrderView } from "./order-view.server";
import { type Fact, Facts, Said, Table, Time } from "./table";

interface OrderProps extends Forms, Left {
  view: OrderView;
  /** The main one first. */
  actions: OrderAction[];
  /** The submission that the page was opened to link, and the action that does it. */
  assets?: string;
  adopt?: OrderAction;
}

/** All about one order, and what the team can do with it. */
export function Order({ view, actions, said, undo, assets, adopt, ...forms }: OrderProps) {
  const { reference, name, email, state, stateKey, step, due, assignee, problems } = view;
  const { intent, target } = forms.notDone ?? {};
  const isGone = target
    ? view.requests.every(({ id, answered }) => id !== target || answered)
    : actions.every((action) => action.intent !== intent);
  const links = view.links.map(([label, url]): Fact => {
    return [
      label,
      <Outside key={label} href={url}>
        {url}
      </Outside>,
    ];
  });
  const unlink = forms.one.find(({ intent }) => intent === "unlink");
  return (
    <div className="dk-page" data-desk="">
      <p>
        <a href={forms.back || "/desk/orders"}>Back</a>
      </p>
      <Said text={said} undo={undo} />
      <Refusal notDone={forms.notDone} isGone={isGone} />
      <header className="dk-head">
        <h1>
          <bdi>{name || "Erased"}</bdi>
        </h1>
        <p>
          {reference} <State name={stateKey}>{state}</State>
          {step && ` ${step}`}
          {due && <strong> {due}</strong>}
        </p>
        <p>
          {email && <a href={`mailto:${email}`}>{email}</a>}{" "}
          <span className="dk-muted">{assignee ? `with ${assignee}` : "with nobody"}</span>
        </p>
        {problems.map(({ text, url }) => (
          <p key={text + url} className="dk-notice dk-notice-danger">
            {text} {url && <Outside href={url}>Cancel it at Stripe</Outside>}
          </p>
        ))}
      </header>
      <div className="dk-split">
        <aside className="dk-order-actions" aria-label="Actions">
          <h2>Actions</h2>
          {adopt && <ActionForm {...forms} action={adopt} target={assets} open />}
          {actions.map((action) => (
            <ActionForm
              key={action.intent}
              {...forms}
              action={action}
              open={action.intent === forms.opened}
            />
          ))}
        </aside>
        <div>
          <Section title="Order">
            <Facts facts={[...view.facts, ...links]} />
            {view.texts.map(([label, text]) => (
              <Text key={label} label={label} text={text} />
            ))}
          </Section>
          <Requests {...forms} requests={view.requests} />
          <Money money={view.money} />
          {(view.sent.length > 0 || view.hasFiles) && (
            <Section title="What they sent">
              {view.hasFiles && (
                <p>
                  <a href={`/desk/orders/${view.id}/zip`}>All files as one zip</a>
                </p>
              )}
              {view.sent.map(({ id, title, texts, files, isLinked }) => (
                <article key={id} className="dk-item">
                  <h3>{title}</h3>
                  {texts.map((text) => (
                    <p key={text} className="dk-text">
                      {text}
                    </p>
                  ))}
                  <Files {...forms} files={files} />
                  {isLinked && unlink && <ActionForm {...forms} action={unlink} target={id} />}
                </article>
              ))}
            </Section>
          )}
          <Emails emails={view.emails} back={`/desk/orders/${view.id}`} />
          <Section title="History">
            <ol className="dk-history">
              {view.history.map(({ id, at, text }) => (
                <li key={id}>
                  <span className="dk-muted">
                    <Time when={at} />
                  </span>{" "}
                  <span className="dk-text">{text}</span>
                </li>
              ))}
            </ol>
          </Section>
        </div>
      </div>
    </div>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <>
      <h3>{label}</h3>
      <p className="dk-text">{text}</p>
    </>
  );
}

function Emails({ emails, back }: Pick<OrderView, "emails"> & { back: string }) {
  if (emails.length === 0) return null;
  return (
    <Section title="Emails">
      <Table
        rows={emails}
        columns={[
          { head: "Queued", cell: ({ queued }) => <Time when={queued} /> },
          { head: "State", cell: ({ state }) => <State name={state}>{state}</State> },
          {
            head: "Subject",
            cell: ({ id, subject }) => <a href={emailPath(id, back)}>{subject}</a>,
          },
          { head: "To", cell: ({ to }) => to },
          { head: "Last error", cell: ({ error }) => error },
        ]}
      />
    </Section>
  );
}
