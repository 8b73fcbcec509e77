import { FormToken } from "./desk-frame";
import { Section, State } from "./order-parts";
import type { PersonView } from "./people.server";
import { Facts, Said, Table } from "./table";

/** What a post of the page is answered. */
export interface PeopleAnswer {
  email: string;
  problem?: string;
  person?: PersonView;
}

/** Without `data-desk`: its forms are posted by the browser, which saves the file that one of them is answered. */
export function PeoplePage({ answer, said }: { answer?: PeopleAnswer; said?: string }) {
  const person = answer?.person;
  const problem = person ? undefined : answer?.problem;
  return (
    <div className="dk-page">
      <h1>People</h1>
      <Said text={answer ? undefined : said} />
      <form method="post" action="/desk/people" className="dk-form">
        <FormToken />
        {problem && (
          <p id="problem" className="dk-error" role="alert">
            {problem}
          </p>
        )}
        <label htmlFor="email">Email address</label>
        <input
          id="email"
          type="email"
          name="email"
          className="dk-input"
          defaultValue={answer?.email}
          maxLength={254}
          required
          autoComplete="off"
          spellCheck={false}
          {...(problem && { "aria-invalid": true, "aria-describedby": "problem" })}
        />
        <p className="dk-hint">In upper or lower case.</p>
        <button className="dk-button" name="intent" value="look">
          Show what is stored
        </button>
      </form>
      {person && <Person {...person} problem={answer?.problem} />}
    </div>
  );
}

/** What the tables hold, in the words of the desk. */
const labels: Record<PersonView["stored"][number]["id"], string> = {
  orders: "Orders",
  order_links: "Private links",
  unexpected_payments: "Unexpected payments",
  checkouts: "Checkouts",
  superseded_checkouts: "Checkouts to end",
  payments: "Payments",
  ledger: "Rows of the ledger",
  order_events: "Entries of the history",
  order_requests: "Requests",
  inquiries: "Submissions of assets",
  drafts: "Drafts",
  uploads: "Files",
  outbox: "Emails",
};

function Person({ problem, ...person }: PersonView & { problem?: string }) {
  const stored = person.stored.filter(({ count }) => count > 0);
  if (person.orders.length + stored.length === 0) {
    return <p role="status">Nothing is stored of {person.address}.</p>;
  }
  return (
    <>
      <Section title={`Stored of ${person.address}`}>
        {person.orders.length > 0 && (
          <Table
            rows={person.orders}
            columns={[
              {
                head: "Order",
                className: "dk-day",
                cell: ({ id, reference }) => <a href={`/desk/orders/${id}`}>{reference}</a>,
              },
              { head: "Ordered", className: "dk-day", cell: ({ ordered }) => ordered },
              {
                head: "State",
                cell: ({ state }) =>
                  state && <State name={state.replaceAll(" ", "_")}>{state}</State>,
              },
              { head: "If erased", cell: ({ fate }) => fate },
            ]}
          />
        )}
        {stored.length > 0 && <Facts facts={stored.map(({ id, count }) => [labels[id], count])} />}
        <form method="post" action="/desk/people/json" className="dk-form">
          <FormToken />
          <input type="hidden" name="email" value={person.address} />
          <button className="dk-button">Download all as JSON</button>
          <p className="dk-hint">
            To hand over. Files are in it by their addresses; private links are left out.
          </p>
        </form>
      </Section>
      <Section title="Erase">
        <p>
          Orders with a payment stay for the books, without personal data; all else is deleted, the
          files too. This cannot be undone. What only you can delete:
        </p>
        <ul className="dk-list">
          {person.left.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        {person.cannotErase ? (
          <p className="dk-notice dk-notice-danger">{person.cannotErase}</p>
        ) : (
          <form method="post" action="/desk/people" className="dk-form">
            <FormToken />
            <input type="hidden" name="email" value={person.address} />
            <input type="hidden" name="seen" value={person.seen} />
            {problem && (
              <p id="not-erased" className="dk-error" role="alert" tabIndex={-1} autoFocus>
                {problem}
              </p>
            )}
            <label htmlFor="typed">Type {person.address} again</label>
            <input
              id="typed"
              name="typed"
              className="dk-input"
              maxLength={254}
              required
              autoComplete="off"
              spellCheck={false}
              {...(problem && { "aria-invalid": true, "aria-describedby": "not-erased" })}
            />
            <button className="dk-button dk-risky" name="intent" value="erase">
              Erase
            </button>
          </form>
        )}
      </Section>
    </>
  );
}
