import { cleanText } from "~/http/form-body.server";
import { assetFields, assetLimits, type AssetField } from "./asset-fields";
import { tooLong } from "./asset-schema";

/** What is too long comes back whole up to so many times its limit, so that its author can shorten it. */
const KEPT_TIMES = 4;
/** A character takes at most three bytes, those beyond the basic plane two of them each. */
const CHARACTER_BYTES = 3;

/** The bytes of a field that are read: all that may be kept of the longest one. */
export const FIELD_BYTES = Math.max(...Object.values(assetLimits)) * KEPT_TIMES * CHARACTER_BYTES;

/** What is read of a field before it is cleaned, by its name: line ends and spaces at its ends take room, too. */
const readLengths = new Map<string, number>([
  ...assetFields.map((name) => [name, assetLimits[name] * KEPT_TIMES * 2] as const),
  ...["token", "intent", "size"].map((name) => [name, 1_000] as const),
]);

/**
 * The part of a field that is held while its post comes, and whether that is all of it. Undefined for a field that the
 * form does not have, which would let slow senders fill the memory with what nobody reads, and for one in a charset
 * that the parser does not know.
 */
export function readField(
  name: string,
  value: string | undefined,
): { text: string; whole: boolean } | undefined {
  const most = readLengths.get(name);
  if (most === undefined || value === undefined) return undefined;
  if (value.length <= most) return { text: value, whole: true };
  // By way of bytes: a plain slice would hold on to all of the value.
  return { text: Buffer.from(value.slice(0, most), "utf16le").toString("utf16le"), whole: false };
}

/** What is kept of the fields of a post. */
export interface TypedFields {
  values: Partial<Record<AssetField, string>>;
  /** The fields whose end was cut off. */
  cut: AssetField[];
}

/** Cleans the form's fields and cuts off what is beyond all keeping; `truncated` names those that were not read whole. */
export function keepTyped(
  sent: ReadonlyMap<string, string>,
  truncated: ReadonlySet<string>,
): TypedFields {
  const kept: TypedFields = { values: {}, cut: [] };
  for (const name of assetFields) {
    const value = sent.get(name);
    if (value === undefined) continue;
    const text = cleanText(value);
    const most = assetLimits[name] * KEPT_TIMES;
    // Not within a character of two halves.
    kept.values[name] = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
    if (text.length > most || truncated.has(name)) kept.cut.push(name);
  }
  return kept;
}

/** What a person reads under a field whose end was cut off. */
export function cutMessage(name: AssetField): string {
  const most = (assetLimits[name] * KEPT_TIMES).toLocaleString("en-US");
  return `${tooLong(name)}. What came after the first ${most} was cut off`;
}
