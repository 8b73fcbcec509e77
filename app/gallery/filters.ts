/** The gallery's filters in the order of their tabs; `slug` is the value in the address. */
export const filters = [
  { name: "All", slug: undefined },
  { name: "Home Services", slug: "home-services" },
  { name: "Trades", slug: "trades" },
  { name: "Professional", slug: "professional" },
] as const;

export type Filter = (typeof filters)[number]["name"];
export type ItemFilter = Exclude<Filter, "All">;

/** The filter a `?filter=` value names; All for none and for anything unknown. */
export function filterFrom(value: string | null): Filter {
  const named = value === null ? undefined : filters.find((filter) => filter.slug === value);
  return named?.name ?? "All";
}

export function filterSlug(name: Filter): string | undefined {
  return filters.find((filter) => filter.name === name)?.slug;
}
