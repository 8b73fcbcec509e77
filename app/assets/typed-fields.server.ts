import { diff3Merge, diffComm } from "node-diff3";
import { withSeparators } from "~/content/price-texts";
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
    values[name] = shorten(text, maxLength);
    if (text.length > maxLength || truncated.has(sentAs(name))) cut.push(name);
  }
  return { values, truncated: cut };
}

/** Does not leave half of a surrogate pair at the end. */
function shorten(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
}

/** The page that changed each field last; {@link NO_PAGE} where the site did, as by putting two texts together. */
export type FieldPages = Readonly<Record<string, string>>;

export const NO_PAGE = "";

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
  { page = NO_PAGE, fields = {}, was = {} }: Typed,
  { stored, pages }: { stored: AssetDetails; pages: FieldPages },
): { changed: Partial<AssetDetails>; pages: FieldPages } {
  const changed: Partial<AssetDetails> = {};
  const changers: Record<string, string> = { ...pages };
  for (const name of assetFields) {
    const [now, theirs] = [fields[name], stored[name]];
    // A form does not say it of a text beyond the limit.
    const before = was[name] ?? (theirs.length > assetLimits[name] ? theirs : undefined);
    if (now === undefined || now === theirs) continue;
    const isOwn = pages[name] === undefined || (page !== NO_PAGE && pages[name] === page);
    if (!isOwn && now === before) continue;
    const overwrites = isOwn || theirs === before || !multilineFields.includes(name);
    const text = overwrites ? now : mergeTexts(before ?? "", now, theirs);
    const maxLength = assetLimits[name] * TIMES_LIMIT;
    changed[name] = text.length > maxLength ? shorten(`${theirs}\n\n${now}`, maxLength) : text;
    changers[name] = changed[name] === now ? page : NO_PAGE;
  }
  return { changed, pages: changers };
}

/** Of more lines, or in more steps, what has changed is not compared: it would take more than 10 ms. */
const MAX_LINES = 1_000;
const MAX_STEPS = 3_000_000;

/** A text that was changed in two places, line by line. Both changes stay, `now` first where both are in one place. */
function mergeTexts(was: string, now: string, theirs: string): string {
  const texts = [now, was, theirs].map((text) => (text === "" ? [] : text.split("\n")));
  const { start, changed, end } = withoutAlike(texts);
  const [a = [], o = [], b = []] = changed;
  const isShort = changed.every(({ length }) => length <= MAX_LINES);
  const both =
    isShort && stepsOf(a, o) + stepsOf(o, b) + stepsOf(b, a) <= MAX_STEPS
      ? diff3Merge(a, o, b).flatMap(({ ok, conflict }) => ok ?? (conflict ? bothOf(conflict) : []))
      : (splice(a, o, b) ??
        splice(b, o, a) ??
        (isShort ? (replaceAt(b, o, a) ?? replaceAt(a, o, b)) : undefined) ?? [...a, "", ...b]);
  return [...start, ...both, ...end].join("\n").trim();
}

/** What `first` has made of lines before those that `second` has changed, and both of the lines between; undefined otherwise. */
function splice(first: string[], was: string[], second: string[]): string[] | undefined {
  const after = withoutAlike([first, was]).end.length;
  const before = withoutAlike([second, was]).start.length;
  if (was.length - after >= before) return undefined;
  const between = was.slice(was.length - after, before);
  return [...first.slice(0, first.length - after), ...between, ...second.slice(before)];
}

/** For each pair of equal lines, `LCS` of node-diff3 may go through as many places as the shorter text has lines. */
function stepsOf(lines: string[], others: string[]): number {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  const pairs = others.reduce((sum, line) => sum + (counts.get(line) ?? 0), 0);
  return pairs * Math.min(lines.length, others.length);
}

/** `a` and `b`: what two places have made of the lines `o`. */
function bothOf({ a, o, b }: { a: string[]; o: string[]; b: string[] }): string[] {
  // One of them may have the other's earlier change already.
  const { start, changed, end } = withoutAlike([a, b]);
  const [mine = [], theirs = []] = changed;
  const both = replaceAt(theirs, o, mine) ?? replaceAt(mine, o, theirs) ?? union(mine, theirs);
  return [...start, ...both, ...end];
}

/** The lines with which all begin and end alike, and those between them. */
function withoutAlike(all: readonly string[][]) {
  const [first = []] = all;
  const shortest = Math.min(...all.map(({ length }) => length));
  let [before, after] = [0, 0];
  const isAlike = (at: number) => all.every((lines) => lines.at(at) === first.at(at));
  while (before < shortest && isAlike(before)) before += 1;
  while (after < shortest - before && isAlike(-1 - after)) after += 1;
  return {
    start: first.slice(0, before),
    changed: all.map((lines) => lines.slice(before, lines.length - after)),
    end: first.slice(first.length - after),
  };
}

/** Lines with `to` in place of `from`, which stand in them once; undefined where they do not. */
function replaceAt(lines: string[], from: string[], to: string[]): string[] | undefined {
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
  if (mine.length === 0 || theirs.length === 0) return [...mine, ...theirs];
  const parts = diffComm(mine, theirs);
  if (!parts.some(({ common }) => common)) return [...mine, "", ...theirs];
  return parts.flatMap(({ common, buffer1, buffer2 }) => common ?? [...buffer1, ...buffer2]);
}

export function truncatedMessage(name: AssetField): string {
  const maxLength = withSeparators(assetLimits[name] * TIMES_LIMIT);
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
