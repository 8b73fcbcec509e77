import type { Selectable } from "kysely";
import type { DraftsTable } from "~/server/database/tables";
import { timestamp } from "~/server/time/time";
import { assetColumns, assetFields, type AssetField } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import { allBy, changesBy, type FieldPages, NO_PAGE, type Typed } from "./typed-fields.server";

export type Draft = Selectable<DraftsTable>;

type FieldColumns = Pick<Draft, (typeof assetColumns)[AssetField]>;

export function fieldsOf(draft: FieldColumns): AssetDetails {
  const fields = assetFields.map((name) => [name, draft[assetColumns[name]]]);
  return Object.fromEntries(fields) as AssetDetails;
}

/** A draft's texts with what a page has typed. */
export function fieldsWith(draft: Draft, typed: Typed): AssetDetails {
  const stored = fieldsOf(draft);
  return { ...stored, ...changesBy(typed, { stored, pages: pagesOf(draft) }).changed };
}

/** What other pages than this one have typed in a draft and it has not `sent`, apart from what its form begins with. */
export function fieldsOfOthers(draft: Draft, page: string, sent: AssetDetails) {
  const pages = pagesOf(draft);
  const stored = fieldsOf(draft);
  const names = assetFields.filter((name) => {
    const by = pages[name] ?? page;
    const isInitial = by === NO_PAGE && (name === "businessName" || name === "email");
    return stored[name] !== "" && stored[name] !== sent[name] && by !== page && !isInitial;
  });
  return Object.fromEntries(names.map((name) => [name, stored[name]]));
}

export const pagesOf = (draft: Draft) => JSON.parse(draft.changed_by) as FieldPages;

export function columnsOf(fields: Partial<AssetDetails>): Partial<FieldColumns> {
  const given = assetFields.filter((name) => fields[name] !== undefined);
  return Object.fromEntries(given.map((name) => [assetColumns[name], fields[name]]));
}

export const emptyColumns = Object.fromEntries(
  assetFields.map((name) => [assetColumns[name], ""]),
) as FieldColumns;

export interface NewDraft {
  id: string;
  values?: Partial<AssetDetails>;
  /** The path of its sender's network (`networkPaths`), where it belongs to no order. */
  network?: string;
}

/** What a page sends; `saved`: its owner means to come back. */
export interface Sent extends Typed {
  saved?: boolean;
}

/** The row of a draft that is inserted, and what changes in one that is `known`. */
export function columnsToUpsert(
  { id, values = {}, network }: NewDraft,
  sent: Sent,
  known: Draft | undefined,
) {
  const now = timestamp();
  const stored = known ? fieldsOf(known) : fieldsOf({ ...emptyColumns, ...columnsOf(values) });
  const pages = known ? pagesOf(known) : allBy(NO_PAGE, Object.keys(values));
  const by = changesBy(sent, { stored, pages });
  const changed = { ...columnsOf(by.changed), changed_by: JSON.stringify(by.pages) };
  const { saved = false } = sent;
  const row = {
    id,
    state: "open" as const,
    ...emptyColumns,
    ...columnsOf(values),
    ...changed,
    saved_at: saved ? now : null,
    network: network ?? null,
    created_at: now,
    updated_at: now,
  };
  const isChanged = Object.keys(by.changed).length > 0;
  const changes = { ...(isChanged && changed), ...(saved && { saved_at: now }), updated_at: now };
  return { row, changes };
}
