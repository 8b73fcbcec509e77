import { backTo, orderPath, rowId } from "./back";
import { State } from "./order";

export interface OrdersView {
  rows: {
    id: string;
    reference: string;
    name: string;
    email: string;
    state: string;
    stateWords: string;
    step: string;
    assignee: string | null;
    ordered: string;
  }[];
  /** What was asked for, as the form sends it. */
  query: Record<"q" | "state" | "step" | "assignee" | "older", string>;
  choices: Record<"state" | "step" | "assignee", readonly (readonly [string, string])[]>;
  /** The address of this list, and of the one with older orders. */
  path: string;
  nextPath?: string;
  /** The search took too long, and may have left out older orders. */
  isCut: boolean;
}

export function OrdersPage({ view, said }: { view: OrdersView; said?: string }) {
  const { rows, query, choices, path, nextPath, isCut } = view;
  return (
    <div className="dk-page" data-desk="">
      <h1>Orders</h1>
      {said && (
        <p className="dk-notice dk-notice-ok" role="status">
          {said}
        </p>
      )}
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
          <table className="dk-table">
            <thead>
              <tr>
                <th scope="col">Firm</th>
                <th scope="col">Reference</th>
                <th scope="col">State</th>
                <th scope="col">Step</th>
                <th scope="col">Who has it</th>
                <th scope="col">Ordered</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={row.id} id={rowId(row.id)} data-row="">
                  <td className="dk-strong">
                    <a href={orderPath(row.id, { back: backTo(path, rows, at) })}>
                      <bdi>{row.name || "Erased"}</bdi>
                    </a>{" "}
                    <span className="dk-muted">{row.email}</span>
                  </td>
                  <td data-label="Reference" className="dk-day">
                    {row.reference}
                  </td>
                  <td data-label="State">
                    <State name={row.state}>{row.stateWords}</State>
                  </td>
                  <td data-label="Step">{row.step}</td>
                  <td data-label="With">{row.assignee ?? "nobody"}</td>
                  <td data-label="Ordered" className="dk-day">
                    {row.ordered}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {nextPath && (
          <p>
            <a href={nextPath} className="dk-button">
              Older orders
            </a>
          </p>
        )}
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
