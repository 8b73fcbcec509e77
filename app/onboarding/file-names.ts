/**
 * What a file is called, the one place for it. Its type is told by the extension of the name as it was sent;
 * a name that ends in anything else, a dot, a space or an invisible character included, is refused.
 */

/** Of a name in UTF-8: file systems take 255, and an object's headers at S3 2,048 of all encoded values. */
const NAME_BYTES = 150;

/** The name part of an object key: all but letters, digits, dot, dash and underscore become underscores. */
export function keyName(sent: string): string {
  return cut(sent.replace(/[^A-Za-z0-9._-]/g, "_"));
}

/** Marks that turn the direction of text, are not to be seen, or are half a character. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]/gu;
/** No script stacks more marks on one letter. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** Names Windows keeps for devices, whatever their extension; and names that Unix hides, or none at all. */
const TAKEN = /^(?:(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$) *(?:\.|$)|\.|$)/i;

/**
 * The name a file is kept, shown, mailed and downloaded under: without folders, unseen marks and control
 * characters, with one space for white space, an underscore for the colon of an NTFS stream and before a name
 * that is {@link TAKEN}, and cut to {@link NAME_BYTES} with its last extension kept. Nothing is escaped.
 */
export function shownName(sent: string): string {
  const name = sent
    .slice(Math.max(sent.lastIndexOf("/"), sent.lastIndexOf("\\")) + 1)
    .replace(UNSEEN, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/\p{Cc}/gu, "")
    .replace(PILED_MARKS, "$1")
    .replaceAll(":", "_")
    .trimStart();
  return cut(TAKEN.test(name) ? `_${name}` : name);
}

function cut(name: string): string {
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? "";
  let room = NAME_BYTES - bytesOf(extension);
  let stem = "";
  for (const character of name.slice(0, name.length - extension.length)) {
    room -= bytesOf(character);
    if (room < 0) break;
    stem += character;
  }
  return stem + extension;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
