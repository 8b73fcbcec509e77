/** Part of every hostile text, so that tests find it in places where it must not appear. */
export const MARK = "zq7x";
/** Markup that must never reach a page or an email unescaped. */
export const MARKUP = `"'></title><${MARK} on${MARK}=1><script>${MARK}()</script>`;

export const FORM_TYPE = "Content-Type: application/x-www-form-urlencoded";

/** The bytes of a text, one per character. */
export const bytes = (text: string): Buffer => Buffer.from(text, "latin1");

/** A request as bytes, with `Connection: close`; each character of its texts is one byte. */
export function request(
  line: string,
  headers: readonly string[] = [],
  body: string | Uint8Array = "",
): Buffer {
  const head = [line, "Host: site.test", "Connection: close", ...headers, "", ""].join("\r\n");
  return Buffer.concat([bytes(head), typeof body === "string" ? bytes(body) : body]);
}

export const get = (target: string, ...headers: string[]): Buffer =>
  request(`GET ${target} HTTP/1.1`, headers);

export function post(
  target: string,
  headers: readonly string[],
  body: string | Uint8Array = "",
): Buffer {
  const length = `Content-Length: ${body.length}`;
  return request(`POST ${target} HTTP/1.1`, [...headers, length], body);
}

export const postChunks = (target: string, headers: readonly string[], chunks: string): Buffer =>
  request(`POST ${target} HTTP/1.1`, [...headers, "Transfer-Encoding: chunked"], chunks);

export const chunked = (body: string): string =>
  `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
