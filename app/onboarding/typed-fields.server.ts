import { cleanText } from "~/http/form-body.server";
import { assetFields, assetLimits, type AssetField } from "./asset-fields";
import { tooLong } from "./asset-schema";

/** A text that is too long is shown again, up to this many times its limit, so that its author can shorten it. */
const TIMES_LIMIT = 4;
/** A character takes at most three bytes, those beyond the basic plane two of them each. */
const CHARACTER_BYTES = 3;

/** The bytes of a field that are read: enough for the longest text that is shown again. */
export const FIELD_BYTES = Math.max(...Object.values(assetLimits)) * TIMES_LIMIT * CHARACTER_BYTES;

/** The characters of a field, by its name, that are read before it is cleaned, which removes some. */
const readLengths = new Map<string, number>([
  ...assetFields.map((name) => [name, assetLimits[name] * TIMES_LIMIT * 2] as const),
  ...["token", "intent", "size"].map((name) => [name, 1_000] as const),
]);

/**
 * The part of a field that is held in memory while its post arrives, and whether it is complete. Undefined for a field
 * that the form does not have, because slow senders could fill the memory with it, and for one in an unknown charset.
 */
export function readField(
  name: string,
  value: string | undefined,
): { text: string; complete: boolean } | undefined {
  const maxLength = readLengths.get(name);
  if (maxLength === undefined || value === undefined) return undefined;
  if (value.length <= maxLength) return { text: value, complete: true };
  // Copied by way of bytes: a plain slice would keep the full value in memory.
  return {
    text: Buffer.from(value.slice(0, maxLength), "utf16le").toString("utf16le"),
    complete: false,
  };
}

/** The fields of a post. */
export interface TypedFields {
  values: Partial<Record<AssetField, string>>;
  /** The fields that were truncated. */
  truncated: AssetField[];
}

/** Cleans and truncates the form's fields; `truncated` names those that {@link readField} or the parser truncated. */
export function cleanFields(
  sent: ReadonlyMap<string, string>,
  truncated: ReadonlySet<string>,
): TypedFields {
  const typed: TypedFields = { values: {}, truncated: [] };
  for (const name of assetFields) {
    const value = sent.get(name);
    if (value === undefined) continue;
    const text = cleanText(value);
    const maxLength = assetLimits[name] * TIMES_LIMIT;
    // Does not leave half of a surrogate pair at the end.
    typed.values[name] = text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
    if (text.length > maxLength || truncated.has(name)) typed.truncated.push(name);
  }
  return typed;
}

/** The message under a field that was truncated. */
export function truncatedMessage(name: AssetField): string {
  const maxLength = (assetLimits[name] * TIMES_LIMIT).toLocaleString("en-US");
  return `${tooLong(name)}. What came after the first ${maxLength} was cut off`;
}
