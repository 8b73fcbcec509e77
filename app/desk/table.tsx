import type { ReactNode } from "react";
import { rowId } from "./back";

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
  caption?: string;
  /** Whether the keys go from row to row, and an address leads to one. */
  hasPlaces?: boolean;
}

/** A list of the desk; on a phone each row is a block. */
export function Table<Row extends { id: string }>(props: TableProps<Row>) {
  const { rows, caption, hasPlaces } = props;
  const columns = props.columns.filter((column) => column !== false);
  return (
    <table className="dk-table">
      {caption && <caption>{caption}</caption>}
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

/** What was done just now. */
export function Said({ text }: { text?: string }) {
  if (!text) return null;
  return (
    <p className="dk-notice dk-notice-ok" role="status">
      {text}
    </p>
  );
}
