import { MARK, MARKUP } from "./request";

export interface Payload {
  what: string;
  /** The urlencoded bytes, when they are not simply the encoded text. */
  encoded?: string;
  typed: string;
  cleaned: string;
}

export const payload = (what: string, typed: string, cleaned = typed): Payload => ({
  what,
  typed,
  cleaned,
});

/** Each fits every free field of both forms, unless its title says otherwise. */
export const payloads: readonly Payload[] = [
  payload("a NUL", `${MARK}\0 plumbing`, `${MARK} plumbing`),
  payload(
    "a line break and an email header",
    `${MARK}\r\nBcc: x@evil.test`,
    `${MARK}\nBcc: x@evil.test`,
  ),
  payload(
    "a carriage return and an email header",
    `${MARK}\rTo: x@evil.test`,
    `${MARK}\nTo: x@evil.test`,
  ),
  payload("a line separator and an email header", `${MARK}\u2028Cc: x@evil.test`),
  payload("a next-line control", `${MARK}\u0085Cc: x@evil`, `${MARK}Cc: x@evil`),
  payload(
    "escape codes of a terminal",
    `\x1b[31m${MARK}\x1b[0m\x07 \x1b]0;x`,
    `[31m${MARK}[0m ]0;x`,
  ),
  payload("8-bit escape codes of a terminal", `${MARK}\x9b31m red`, `${MARK}31m red`),
  payload("surrounding white space", ` \t\r\n\u00a0${MARK} works\u3000\ufeff\v`, `${MARK} works`),
  payload("a right-to-left override", `${MARK} \u202egnp.exe\u202c`),
  payload("emoji of several parts", `${MARK} 👩🏽\u200d🔧 👨\u200d👩\u200d👧 🏴`),
  payload("letters with many combining marks", `${MARK} Z\u0337\u0322\u0321\u0353a\u0334\u0315l`),
  payload("zero-width characters", `${MARK}\u200b\u200d\u2060\u00ad works`),
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
  payload("SQL", `${MARK}'); DROP TABLE orders;--`),
  payload("markup", MARKUP),
  payload("an image that fails", `<img src=x onerror="alert('${MARK}')">`),
  payload("encoded markup", `&lt;${MARK}&gt; &#60;script&#62; &amp;amp;`),
  payload("the end of a script", `</script><!--${MARK}--><svg/onload=1>`),
  payload("templates", `{{${MARK}}} \${${MARK}} <%= ${MARK} %> #{7*7}`),
  payload("a spreadsheet formula", `=cmd|' /C calc'!A0 ${MARK}`),
  payload("a web address", `https://${MARK}.test/?a=b&c=d`),
  payload("a link", `[${MARK}](javascript:alert(1))`),
  payload("several email addresses", `${MARK}@evil.test, Bob <b@evil.test>`),
  payload("JSON", `{"${MARK}":{"__proto__":{"x":1}}}`),
  payload("a shell command", `$(touch ${MARK}); \`id\` | cat`),
  payload("only white space", " \t\r\n\u00a0\u2003\u3000", ""),
  payload("only control characters", "\0\x01\x7f\x9f", ""),
  payload("60,000 characters", `${MARK}${"a".repeat(59_996)}`),
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
