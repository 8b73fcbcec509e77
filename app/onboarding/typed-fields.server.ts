import { cleanText } from "~/http/form-body.server";
import { assetFields, assetLimits, type AssetField } from "./asset-fields";
import { tooLong } from "./asset-schema";

/** Of a text that is too long, its author gets back up to so many times the limit, to shorten it. */
const TIMES_LIMIT = 4;
/** A character takes at most three bytes, those beyond the basic plane two of them each. */
const CHARACTER_BYTES = 3;

/** The bytes of a field that are read: enough for all that the author of the longest one gets back. */
export const FIELD_BYTES = Math.max(...Object.values(assetLimits)) * TIMES_LIMIT * CHARACTER_BYTES;

/** The characters of a field, by its name, that are read before it is cleaned: cleaning takes some of them away. */
const readLengths = new Map<string, number>([
  ...assetFields.map((name) => [name, assetLimits[name] * TIMES_LIMIT * 2] as const),
  ...["token", "intent", "size"].map((name) => [name, 1_000] as const),
]);

/**
 * The part of a field that is held in memory while its post comes, and whether that is all of it. Undefined for a field
 * that the form does not have, with which slow senders could fill the memory, and for one in an unknown charset.
 */
export function readField(
  name: string,
  value: string | undefined,
): { text: string; complete: boolean } | undefined {
  const most = readLengths.get(name);
  if (most === undefined || value === undefined) return undefined;
  if (value.length <= most) return { text: value, complete: true };
  // By way of bytes: a plain slice would keep all of the value in memory.
  return {
    text: Buffer.from(value.slice(0, most), "utf16le").toString("utf16le"),
    complete: false,
  };
}

/** The fields of a post. */
export interface TypedFields {
  values: Partial<Record<AssetField, string>>;
  /** The fields whose end was cut off. */
  cut: AssetField[];
}

/** Cleans the form's fields and cuts them; `truncated` names those that {@link readField} or the parser has cut. */
export function cleanFields(
  sent: ReadonlyMap<string, string>,
  truncated: ReadonlySet<string>,
): TypedFields {
  const typed: TypedFields = { values: {}, cut: [] };
  for (const name of assetFields) {
    const value = sent.get(name);
    if (value === undefined) continue;
    const text = cleanText(value);
    const most = assetLimits[name] * TIMES_LIMIT;
    // Not between the two halves of a character.
    typed.values[name] = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
    if (text.length > most || truncated.has(name)) typed.cut.push(name);
  }
  return typed;
}

/** What a person reads under a field whose end was cut off. */
export function cutMessage(name: AssetField): string {
  const most = (assetLimits[name] * TIMES_LIMIT).toLocaleString("en-US");
  return `${tooLong(name)}. What came after the first ${most} was cut off`;
}
