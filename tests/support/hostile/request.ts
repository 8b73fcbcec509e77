/** Stands in whatever is sent here, so that it is found wherever it should not be. */
export const MARK = "zq7x";
/** Markup that must never reach a page or a mail as such. */
export const MARKUP = `"'></title><${MARK} on${MARK}=1><script>${MARK}()</script>`;

export const FORM_TYPE = "Content-Type: application/x-www-form-urlencoded";

/** The bytes of a text whose characters stand for one byte each. */
export const bytes = (text: string): Buffer => Buffer.from(text, "latin1");

/** A request as it goes over the wire; its connection ends with the answer. Its texts stand for bytes. */
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

/** A post whose length is declared as it is. */
export function post(
  target: string,
  headers: readonly string[],
  body: string | Uint8Array = "",
): Buffer {
  const length = `Content-Length: ${body.length}`;
  return request(`POST ${target} HTTP/1.1`, [...headers, length], body);
}

/** A post in chunks; the caller writes the chunks as they are on the wire. */
export const postChunks = (target: string, headers: readonly string[], chunks: string): Buffer =>
  request(`POST ${target} HTTP/1.1`, [...headers, "Transfer-Encoding: chunked"], chunks);

/** One well-formed chunk, and the last one. */
export const chunked = (body: string): string =>
  `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
