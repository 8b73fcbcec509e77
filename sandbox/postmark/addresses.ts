/** Splits at commas, but not within quotes or angle brackets. */
function split(list: string): string[] {
  const parts: string[] = [];
  let part = "";
  let quoted = false;
  let bracketed = false;
  for (let index = 0; index < list.length; index += 1) {
    const char = list.charAt(index);
    if (quoted && char === "\\") {
      part += char + list.charAt(index + 1);
      index += 1;
      continue;
    }
    if (char === '"') quoted = !quoted;
    else if (!quoted && char === "<") bracketed = true;
    else if (!quoted && char === ">") bracketed = false;
    if (char === "," && !quoted && !bracketed) {
      parts.push(part);
      part = "";
    } else {
      part += char;
    }
  }
  return [...parts, part].map((text) => text.trim());
}

const mailbox = /^[^\s@<>(),;:\\"[\]]{1,64}@([a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/i;
// Punctuation in a display name must stand in quotes.
const displayName = /^("(?:[^"\\]|\\.)*"|[^"<>(),;:@[\]\\.]*)$/;

/** The bare addresses of a list such as `"Smith, Joe" <joe@example.com>, ann@example.com`; undefined when one is malformed. */
export function readAddresses(list: string): string[] | undefined {
  if (/[\r\n]/.test(list)) return undefined;
  const addresses = split(list).map((text) => {
    const [, name = "", bracketed] = /^(.*?)\s*<([^<>]*)>$/.exec(text) ?? [];
    const address = bracketed ?? text;
    return mailbox.test(address) && displayName.test(name) ? address : undefined;
  });
  return addresses.every((address) => address !== undefined) ? addresses : undefined;
}
