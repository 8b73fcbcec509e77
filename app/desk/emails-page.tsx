import { backTo, emailPath, orderPath } from "./back";
import type { EmailsView } from "./emails-view.server";
import { State } from "./order-parts";
import { Older, Said, Table, Time } from "./table";

export function EmailsPage({ view, said }: { view: EmailsView; said?: string }) {
  const { rows, filters, path, nextPath } = view;
  return (
    <div className="dk-page" data-desk="">
      <h1>Emails</h1>
      <Said text={said} />
      <nav aria-label="Which emails">
        <ul className="dk-nav">
          {filters.map(({ label, path: to, isChosen }) => (
            <li key={label}>
              <a href={to} className="dk-nav-link" aria-current={isChosen ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {rows.length === 0 ? (
        <p>No email is like that.</p>
      ) : (
        <Table
          hasPlaces
          rows={rows}
          columns={[
            {
              head: "Subject",
              className: "dk-strong",
              cell: ({ id, subject }, at) => (
                <a href={emailPath(id, backTo(path, rows, at))}>
                  <bdi>{subject}</bdi>
                </a>
              ),
            },
            { head: "State", cell: ({ state }) => <State name={state}>{state}</State> },
            { head: "To", className: "dk-phrase", cell: ({ to }) => to },
            {
              head: "About",
              className: "dk-day",
              cell: ({ orderId, reference }) =>
                orderId && <a href={orderPath(orderId, { back: path })}>{reference}</a>,
            },
            { head: "Queued", className: "dk-day", cell: ({ queued }) => <Time when={queued} /> },
            { head: "Last error", cell: ({ error }) => error },
          ]}
        />
      )}
      <Older path={nextPath}>Older emails</Older>
    </div>
  );
}
