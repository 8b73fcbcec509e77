import { Fragment, type ReactNode } from "react";
import type { When } from "~/server/time/local-days.server";
import type { Undo } from "./actions";
import { rowId } from "./back";
import { FormToken } from "./desk-frame";

export interface Column<Row> {
  head: string;
  /** On a phone, where each cell says what it is: the head, if not given. */
  label?: string;
  cell: (row: Row, at: number) => ReactNode;
  className?: string;
}

interface TableProps<Row> {
  columns: readonly (Column<Row> | false)[];
  rows: readonly Row[];
  /** Whether the keys go from row to row, and an address leads to one. */
  hasPlaces?: boolean;
}

/** A list of the desk; on a phone each row is a block. */
export function Table<Row extends { id: string }>(props: TableProps<Row>) {
  const { rows, hasPlaces } = props;
  const columns = props.columns.filter((column) => column !== false);
  return (
    <table className="dk-table">
      <thead>
        <tr>
          {columns.map(({ head, className }) => (
            <th
              key={head}
              scope="col"
              className={className === "dk-number" ? className : undefined}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.id} {...(hasPlaces && { id: rowId(row.id), "data-row": "" })}>
            {columns.map(({ head, label = head, cell, className }) => (
              <td key={head} data-label={label} className={className}>
                {cell(row, at)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export type Fact = readonly [label: string, value: ReactNode];

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="dk-facts">
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Leads to the rows after those of a list's page, if there are any. */
export function Older({ path, children }: { path?: string; children: string }) {
  if (!path) return null;
  return (
    <p>
      <a href={path} className="dk-button">
        {children}
      </a>
    </p>
  );
}

export function Time({ when: { words, at, full } }: { when: When }) {
  return (
    <time dateTime={at} title={full}>
      {words}
    </time>
  );
}

/** What was done just now, and the form that takes it back. */
export function Said({ text, undo }: { text?: string; undo?: Undo }) {
  if (!text) return null;
  const { orderId, ...fields } = undo ?? {};
  return (
    <div className="dk-notice dk-notice-ok dk-actions">
      <p role="status">{text}</p>
      {undo && (
        <form method="post" action={`/desk/orders/${orderId}`} data-undo="">
          <FormToken />
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="dk-button">Undo</button>
        </form>
      )}
    </div>
  );
}
