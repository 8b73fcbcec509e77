import { kinds, type Today, type TodayKind, type TodayRow } from "~/operations/today/today";
import { backTo, orderPath, rowId } from "./back";
import { Outside } from "./order-parts";

export interface TodayView {
  us: TodayViewRow[];
  buyers: TodayViewRow[];
  cut: Today["cut"];
}

export type TodayViewRow = TodayRow & {
  id: string;
  sinceDay: string;
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
      <Rows title="Waits for us" rows={us} hasDue />
      <Rows title="Waits for buyers" rows={buyers} />
      {cut.length > 0 && (
        <p className="dk-muted">
          More wait than are shown: {cut.map((kind) => kinds[kind].what.toLowerCase()).join("; ")}.
        </p>
      )}
    </div>
  );
}

interface RowsProps {
  title: string;
  rows: TodayViewRow[];
  /** Whether it is for us to be in time. */
  hasDue?: boolean;
}

function Rows({ title, rows, hasDue }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>
        {title} <span className="dk-muted">{rows.length}</span>
      </h2>
      <table className="dk-table">
        <thead>
          <tr>
            {hasDue && <th scope="col">Due</th>}
            <th scope="col">Firm</th>
            <th scope="col">What waits</th>
            <th scope="col">Since</th>
            <th scope="col">Who has it</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id} id={rowId(row.id)} data-row="">
              {hasDue && (
                <td
                  data-label="Due"
                  className={`dk-day ${row.isLate ? "dk-strong dk-danger" : ""}`}
                >
                  {row.due ?? "at once"}
                </td>
              )}
              <td data-label="Firm" className="dk-strong">
                <Firm row={row} back={backTo("/desk", rows, at)} />
              </td>
              <td data-label="Waits">{kinds[row.kind].what}</td>
              <td data-label="Since" className="dk-day">
                {row.sinceDay}
              </td>
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
