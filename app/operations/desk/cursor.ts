/** The position of a row in a list, by time: the next page begins after it. In an address it is `created_at_id`. */
export interface Cursor {
  created_at: string;
  id: string;
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36})$/;

export function readCursor(value: string): Cursor | undefined {
  const [, created_at, id] = CURSOR.exec(value) ?? [];
  return created_at && id ? { created_at, id } : undefined;
}

/** Of `rows`, one more than the page has says that there is a next page: where that begins. */
export function nextCursor(rows: readonly Cursor[], limit: number): string | undefined {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return last && `${last.created_at}_${last.id}`;
}
