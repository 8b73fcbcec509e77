/** Where an order's page leads back to: the list that it was opened from, at the row after it. */
export function backTo(list: string, rows: readonly { id: string }[], at: number): string {
  const next = rows[at + 1] ?? rows[at - 1];
  return next ? `${list}#${rowId(next.id)}` : list;
}

export const rowId = (id: string) => `row-${id}`;

/** Only a page of the desk: what is typed into the address leads nowhere else. */
export function readBack(given: string): string {
  return /^\/desk(?:\/(?:orders|assets|emails)(?:\/[\w-]+)?)?(?:\?[\w=&.%+-]*)?(?:#row-[\w-]+)?$/.test(
    given,
  )
    ? given
    : "";
}

export function orderPath(id: string, { back, does }: { back: string; does?: string }): string {
  const query = new URLSearchParams({ ...(does && { do: does }), back });
  return `/desk/orders/${id}?${query}`;
}

export const emailPath = (id: string, back: string) =>
  `/desk/emails/${id}?${new URLSearchParams({ back })}`;
