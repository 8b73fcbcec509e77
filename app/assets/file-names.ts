// The names of a file. Its type follows from the extension of the name as it was sent (file-rules.ts): a name that ends
// in a dot, a space or an invisible character has no type and is refused.

/** In UTF-8: file systems allow 255, and S3 allows 2,048 bytes for all headers of an object. */
const NAME_BYTES = 150;

/** The key of a file in the bucket; `id`, a random UUID, keeps files apart and their URLs from being guessed. */
export function objectKey(id: string, sentName: string): string {
  return `${id}-${keyName(sentName)}`;
}

const OBJECT_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[A-Za-z0-9._-]+$/;

export function isObjectKey(key: string): boolean {
  return OBJECT_KEY.test(key);
}

export function keyName(sent: string): string {
  return shorten(sent.replace(/[^A-Za-z0-9._-]/g, "_"));
}

/** Marks that change the direction of text, invisible characters, and halves of surrogate pairs. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]/gu;
/** No script stacks more marks on one letter. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** Names that Windows reserves for devices, with any extension; names that Unix hides; and the empty name. */
const RESERVED = /^(?:(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$) *(?:\.|$)|\.|$)/i;

/** The name a file is stored, shown, emailed and downloaded under, its last extension kept. Nothing is escaped. */
export function shownName(sent: string): string {
  const name = sent
    .slice(Math.max(sent.lastIndexOf("/"), sent.lastIndexOf("\\")) + 1)
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/\p{Cc}/gu, "")
    .replace(STACKED_MARKS, "$1")
    .replaceAll(":", "_")
    .trimStart();
  return shorten(RESERVED.test(name) ? `_${name}` : name);
}

function shorten(name: string): string {
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
