import { kinds, type Today, type TodayKind, type TodayRow } from "~/operations/today/today";
import { backTo, orderPath, rowId } from "./back";
import { Outside } from "./order-parts";

/** What waits, with its days in words. */
export interface TodayView {
  us: TodayViewRow[];
  buyers: TodayViewRow[];
  cut: Today["cut"];
}

export type TodayViewRow = TodayRow & {
  id: string;
  sinceWords: string;
  dueWords?: string;
  isLate: boolean;
};

/** The action on an order's page that a row waits for. */
const does: Partial<Record<TodayKind, string>> = {
  preview: "ready",
  changes: "ready",
  launch: "launched",
  payment: "resolve",
  bounced: "email",
  flagged: "release",
  assets: "remind",
};

export function TodayPage({ today, said }: { today: TodayView; said?: string }) {
  const { us, buyers, cut } = today;
  return (
    <div className="dk-page" data-desk="">
      <h1>Today</h1>
      {said && (
        <p className="dk-notice dk-notice-ok" role="status">
          {said}
        </p>
      )}
      {us.length === 0 && <p>Nothing waits for us.</p>}
      <Rows title="Waits for us" rows={us} />
      <Rows title="Waits for buyers" rows={buyers} />
      {cut.length > 0 && (
        <p className="dk-muted">
          More wait than are shown: {cut.map((kind) => kinds[kind].what.toLowerCase()).join("; ")}.
        </p>
      )}
    </div>
  );
}

function Rows({ title, rows }: { title: string; rows: TodayViewRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>
        {title} <span className="dk-muted">{rows.length}</span>
      </h2>
      <table className="dk-table">
        <thead>
          <tr>
            <th scope="col">Due</th>
            <th scope="col">Firm</th>
            <th scope="col">What waits</th>
            <th scope="col">Since</th>
            <th scope="col">Who has it</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id} id={rowId(row.id)} data-row="">
              <td data-label="Due" className={row.isLate ? "dk-strong dk-danger" : ""}>
                {row.dueWords ?? "At once"}
              </td>
              <td data-label="Firm" className="dk-strong">
                <Firm row={row} back={backTo("/desk", rows, at)} />
              </td>
              <td data-label="Waits">{kinds[row.kind].what}</td>
              <td data-label="Since">{row.sinceWords}</td>
              <td data-label="With">{row.assignee ?? "nobody"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Firm({ row, back }: { row: TodayViewRow; back: string }) {
  const { orderId, name, reference, action, kind } = row;
  const isAtStripe = action.startsWith("https://");
  return (
    <>
      {orderId ? (
        <a href={orderPath(orderId, { back, does: does[kind] })}>
          <bdi>{name || "Erased"}</bdi>
        </a>
      ) : (
        <bdi>{name || "No order"}</bdi>
      )}{" "}
      <span className="dk-muted">{reference}</span>
      {isAtStripe && (
        <>
          {" "}
          <Outside href={action}>At Stripe</Outside>
        </>
      )}
    </>
  );
}
