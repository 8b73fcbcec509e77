import type { Left } from "./actions";
import { backTo, orderPath } from "./back";
import { State } from "./order-parts";
import type { OrdersView } from "./orders-view.server";
import { Older, Said, Table, Time } from "./table";

export function OrdersPage({ view, said, undo }: { view: OrdersView } & Left) {
  const { rows, query, choices, path, nextPath, isCut } = view;
  return (
    <div className="dk-page" data-desk="">
      <h1>Orders</h1>
      <Said text={said} undo={undo} />
      <form method="get" action="/desk/orders" role="search" className="dk-search" data-live="">
        <p>
          <label htmlFor="q">Name, email or reference</label>
          <input
            id="q"
            type="search"
            name="q"
            className="dk-input"
            defaultValue={query.q}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
          />
        </p>
        <Choice name="state" label="State" value={query.state} choices={choices.state} />
        <Choice name="step" label="Waits for" value={query.step} choices={choices.step} />
        <Choice name="assignee" label="With" value={query.assignee} choices={choices.assignee} />
        <p>
          <label htmlFor="older">Waiting for days</label>
          <input
            id="older"
            type="number"
            name="older"
            className="dk-input"
            min={1}
            max={9999}
            defaultValue={query.older}
          />
        </p>
        <button className="dk-button">Search</button>
      </form>
      <div id="results" aria-live="polite">
        {isCut && (
          <p className="dk-notice dk-notice-danger">
            This search takes long: there may be older orders that it has not found. Type more of
            the name.
          </p>
        )}
        {rows.length === 0 ? (
          <p>No order is like that.</p>
        ) : (
          <Table
            hasPlaces
            rows={rows}
            columns={[
              {
                head: "Firm",
                className: "dk-strong",
                cell: ({ id, name, email }, at) => (
                  <>
                    <a href={orderPath(id, { back: backTo(path, rows, at) })}>
                      <bdi>{name || "Erased"}</bdi>
                    </a>{" "}
                    <span className="dk-muted">{email}</span>
                  </>
                ),
              },
              { head: "Reference", className: "dk-day", cell: ({ reference }) => reference },
              {
                head: "State",
                cell: ({ state, stateWords }) => <State name={state}>{stateWords}</State>,
              },
              { head: "Step", className: "dk-phrase", cell: ({ step }) => step },
              {
                head: "Who has it",
                label: "With",
                className: "dk-phrase",
                cell: ({ assignee }) => assignee ?? "nobody",
              },
              {
                head: "Ordered",
                className: "dk-day",
                cell: ({ ordered }) => <Time when={ordered} />,
              },
            ]}
          />
        )}
        <Older path={nextPath}>Older orders</Older>
      </div>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  choices: readonly (readonly [string, string])[];
}

function Choice({ name, label, value, choices }: ChoiceProps) {
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={value} className="dk-input">
        <option value="">Any</option>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
}
