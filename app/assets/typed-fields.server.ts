import { diff3Merge, diffComm } from "node-diff3";
import { cleanText } from "~/server/http/form-body.server";
import {
  assetFields,
  assetLimits,
  type AssetField,
  multilineFields,
  wasField,
} from "./asset-fields";
import { tooLong, type AssetDetails } from "./asset-schema";

/** A text that is too long is shown again, up to this many times its limit. */
const TIMES_LIMIT = 4;
/** A character takes at most three bytes, those beyond the basic plane two of them each. */
const CHARACTER_BYTES = 3;

export const FIELD_BYTES = Math.max(...Object.values(assetLimits)) * TIMES_LIMIT * CHARACTER_BYTES;

/** In characters, before a field is cleaned, which removes some. */
const readLengths = new Map<string, number>([
  ...assetFields.flatMap((name) =>
    [name, wasField(name)].map((sent) => [sent, assetLimits[name] * TIMES_LIMIT * 2] as const),
  ),
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

/**
 * `truncated` names the fields that {@link readField} or the parser truncated; `sentAs` the one that holds a field's text.
 */
export function cleanFields(
  sent: ReadonlyMap<string, string>,
  truncated: ReadonlySet<string>,
  sentAs: (name: AssetField) => string = (name) => name,
) {
  const values: Partial<Record<AssetField, string>> = {};
  const cut: AssetField[] = [];
  for (const name of assetFields) {
    const value = sent.get(sentAs(name));
    if (value === undefined) continue;
    const text = cleanText(value);
    const maxLength = assetLimits[name] * TIMES_LIMIT;
    // Does not leave half of a surrogate pair at the end.
    values[name] = text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
    if (text.length > maxLength || truncated.has(sentAs(name))) cut.push(name);
  }
  return { values, truncated: cut };
}

/** The page that changed each field last; none where two texts were put together. */
export type FieldPages = Readonly<Record<string, string>>;

export function allBy(page: string, names: readonly string[]): FieldPages {
  return Object.fromEntries(names.map((name) => [name, page]));
}

/** What a page has typed, over what it showed before (`was`), which is unknown of a page that does not say it. */
export interface Typed {
  page?: string;
  fields?: Partial<AssetDetails>;
  was?: Partial<AssetDetails>;
}

/**
 * What a page changes in a draft, where another one may have changed fields since. One that the page has not changed stays
 * as the other left it; in a text that both have changed, both changes stay. A page may set back its own change.
 */
export function changesBy(
  { page = "", fields = {}, was = {} }: Typed,
  { stored, pages }: { stored: AssetDetails; pages: FieldPages },
): { changed: Partial<AssetDetails>; pages: FieldPages } {
  const changed: Partial<AssetDetails> = {};
  const changers: Record<string, string> = { ...pages };
  for (const name of assetFields) {
    const [now, before, theirs] = [fields[name], was[name], stored[name]];
    if (now === undefined || now === theirs) continue;
    const isOwn = pages[name] === undefined || (page !== "" && pages[name] === page);
    if (!isOwn && now === before) continue;
    const overwrites = isOwn || theirs === before || !multilineFields.includes(name);
    const text = overwrites ? now : mergeTexts(before ?? "", now, theirs);
    const isTooLong = text.length > assetLimits[name] * TIMES_LIMIT;
    changed[name] = isTooLong ? now : text;
    changers[name] = changed[name] === now ? page : "";
  }
  return { changed, pages: changers };
}

/** Texts of more lines are not compared: of equal lines, as many take 30 ms. */
const MAX_LINES = 200;

/** A text that was changed in two places, line by line. Both changes stay, `now` first where both are in one place. */
function mergeTexts(was: string, now: string, theirs: string): string {
  const texts = [now, was, theirs].map((text) => (text === "" ? [] : text.split("\n")));
  const [mine, base, others] = texts as [string[], string[], string[]];
  if (texts.some(({ length }) => length > MAX_LINES)) return `${now}\n\n${theirs}`;
  return diff3Merge(mine, base, others)
    .flatMap(({ ok, conflict }) => ok ?? (conflict ? bothOf(conflict) : []))
    .join("\n");
}

/** `a` and `b`: what two places have made of the lines `o`. */
function bothOf({ a, o, b }: { a: string[]; o: string[]; b: string[] }): string[] {
  return withReplaced(b, o, a) ?? withReplaced(a, o, b) ?? union(a, b);
}

/** Lines with others in place of those that stand in them once; undefined where they do not. */
function withReplaced(lines: string[], from: string[], to: string[]): string[] | undefined {
  if (!from.some((line) => line.trim())) return undefined;
  const starts = lines.flatMap((_, at) =>
    from.every((line, n) => lines[at + n] === line) ? [at] : [],
  );
  const [start] = starts;
  if (start === undefined || starts.length > 1) return undefined;
  return [...lines.slice(0, start), ...to, ...lines.slice(start + from.length)];
}

/** The lines of both, those that both have once; a blank line between two that have none in common. */
function union(mine: string[], theirs: string[]): string[] {
  const parts = diffComm(mine, theirs);
  if (!parts.some(({ common }) => common)) return [...mine, "", ...theirs];
  return parts.flatMap(({ common, buffer1, buffer2 }) => common ?? [...buffer1, ...buffer2]);
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
    if (!typed || !earlier[name]) return typed || earlier[name] || own?.[name] || first;
    return multilineFields.includes(name) ? mergeTexts(first, typed, earlier[name]) : typed;
  };
  return Object.fromEntries(assetFields.map((name) => [name, merge(name)])) as AssetDetails;
}
