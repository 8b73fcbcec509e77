import { kinds, type TodayKind } from "~/operations/today/today";
import type { Left } from "./actions";
import { backTo, emailPath, orderPath } from "./back";
import { Outside } from "./order-parts";
import { Said, Table, Time } from "./table";
import type { TodayView, TodayViewRow } from "./today-view.server";

/** The action on an order's page that a row waits for. */
const does: Partial<Record<TodayKind, string>> = {
  preview: "ready",
  changes: "answer",
  edit: "answer",
  launch: "launched",
  payment: "resolve",
  bounced: "email",
  flagged: "release",
  assets: "remind",
};

export function TodayPage({ today, said, undo }: { today: TodayView } & Left) {
  const { us, buyers, cut } = today;
  return (
    <div className="dk-page" data-desk="">
      <h1>Today</h1>
      <Said text={said} undo={undo} />
      {us.length === 0 && <p>Nothing waits for us.</p>}
      <Rows title="Waits for us" rows={us} hasDue />
      <Rows title="Waits for buyers" rows={buyers} hasDue={false} />
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
  hasDue: boolean;
}

function Rows({ title, rows, hasDue }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>
        {title} <span className="dk-muted">{rows.length}</span>
      </h2>
      <Table
        hasPlaces
        rows={rows}
        columns={[
          hasDue && {
            head: "Due",
            className: "dk-day",
            cell: ({ dueWords, isLate }) => (
              <span className={isLate ? "dk-strong dk-danger" : undefined}>
                {dueWords ?? "at once"}
              </span>
            ),
          },
          {
            head: "Firm",
            className: "dk-strong",
            cell: (row, at) => <Firm row={row} back={backTo("/desk", rows, at)} />,
          },
          { head: "What waits", label: "Waits", cell: ({ kind }) => kinds[kind].what },
          {
            head: "Since",
            className: "dk-day",
            cell: ({ sinceWhen }) => <Time when={sinceWhen} />,
          },
          {
            head: "Who has it",
            label: "With",
            className: "dk-phrase",
            cell: ({ assignee }) => assignee ?? "nobody",
          },
        ]}
      />
    </section>
  );
}

function Firm({ row, back }: { row: TodayViewRow; back: string }) {
  const { orderId, emailId, name, reference, action, kind } = row;
  const path = emailId
    ? emailPath(emailId, back)
    : orderId && orderPath(orderId, { back, does: does[kind] });
  const isAtStripe = action.startsWith("https://");
  return (
    <>
      {path ? (
        <a href={path}>
          <bdi>{name || (orderId ? "Erased" : "No order")}</bdi>
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
