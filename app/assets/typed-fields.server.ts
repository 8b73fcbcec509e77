import { createHash } from "node:crypto";
import { cleanText } from "~/server/http/form-body.server";
import { assetFields, assetLimits, type AssetField, keepBoth } from "./asset-fields";
import { tooLong, type AssetDetails } from "./asset-schema";

/** A text that is too long is shown again, up to this many times its limit. */
const TIMES_LIMIT = 4;
/** A character takes at most three bytes, those beyond the basic plane two of them each. */
const CHARACTER_BYTES = 3;

export const FIELD_BYTES = Math.max(...Object.values(assetLimits)) * TIMES_LIMIT * CHARACTER_BYTES;

/** In characters, before a field is cleaned, which removes some. */
const readLengths = new Map<string, number>([
  ...assetFields.map((name) => [name, assetLimits[name] * TIMES_LIMIT * 2] as const),
  ...["token", "intent", "size"].map((name) => [name, 1_000] as const),
]);

/** Undefined for a field that the form does not have: slow senders could fill the memory with it. */
export function readField(name: string, value: string | undefined) {
  const maxLength = readLengths.get(name);
  if (maxLength === undefined || value === undefined) return undefined;
  if (value.length <= maxLength) return { text: value, complete: true };
  // Copied by way of bytes: a plain slice would keep the full value in memory.
  return {
    text: Buffer.from(value.slice(0, maxLength), "utf16le").toString("utf16le"),
    complete: false,
  };
}

/** `truncated` names the fields that {@link readField} or the parser truncated. */
export function cleanFields(sent: ReadonlyMap<string, string>, truncated: ReadonlySet<string>) {
  const values: Partial<Record<AssetField, string>> = {};
  const cut: AssetField[] = [];
  for (const name of assetFields) {
    const value = sent.get(name);
    if (value === undefined) continue;
    const text = cleanText(value);
    const maxLength = assetLimits[name] * TIMES_LIMIT;
    // Does not leave half of a surrogate pair at the end.
    values[name] = text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
    if (text.length > maxLength || truncated.has(name)) cut.push(name);
  }
  return { values, truncated: cut };
}

/** For the form's token: what a form shows. */
export function shownFields(values: Partial<AssetDetails>): string[] {
  return assetFields.map((name) => shownField(name, values[name] ?? ""));
}

/** The page that last changed each field. */
export type FieldPages = Readonly<Record<string, string>>;

export function allBy(page: string, names: readonly string[]): FieldPages {
  return Object.fromEntries(names.map((name) => [name, page]));
}

/**
 * What a page changes, where another one has changed fields since. One that comes back as the page's form showed it stays
 * as that other page left it, and a text that the form has not shown stays beside what was typed. By its own change, as
 * before a visitor went back to it, a page sets a field back.
 */
export function changedFields(
  { page, shown }: { page: string | undefined; shown: readonly string[] },
  fields: Partial<AssetDetails>,
  { known, pages }: { known: AssetDetails; pages: FieldPages },
): Partial<AssetDetails> {
  const change = (name: AssetField, value: string): string | undefined => {
    if (pages[name] === undefined || pages[name] === page) return value;
    if (shown.includes(shownField(name, value))) return undefined;
    if (shown.includes(shownField(name, known[name]))) return value;
    const both = keepBoth(name, value, known[name]);
    return both.length > assetLimits[name] * TIMES_LIMIT ? value : both;
  };
  const changed = assetFields.map((name) => [
    name,
    fields[name] === undefined ? undefined : change(name, fields[name]),
  ]);
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined));
}

function shownField(...field: [name: string, value: string]): string {
  return createHash("sha256").update(JSON.stringify(field)).digest("base64url").slice(0, 8);
}

export function truncatedMessage(name: AssetField): string {
  const maxLength = (assetLimits[name] * TIMES_LIMIT).toLocaleString("en-US");
  return `${tooLong(name)}. What came after the first ${maxLength} was cut off`;
}

/** `initial`: what the form of `own` begins with, untyped. Of two texts the earlier one follows, however long both are. */
export function mergeFields(
  own: AssetDetails | undefined,
  earlier: AssetDetails,
  initial: Partial<AssetDetails>,
): AssetDetails {
  const merge = (name: AssetField): string => {
    const first = initial[name] ?? "";
    const typed = own && own[name] !== first ? own[name] : "";
    const merged = typed ? keepBoth(name, typed, earlier[name]) : earlier[name];
    return merged || own?.[name] || first;
  };
  return Object.fromEntries(assetFields.map((name) => [name, merge(name)])) as AssetDetails;
}
