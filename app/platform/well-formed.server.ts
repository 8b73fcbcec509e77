import type { IncomingMessage } from "node:http";

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * Whether a request is put as HTTP/1 wants it where Node is not strict: its version, one Host that an address can be
 * made of, and no transfer coding but the one that Node undoes (RFC 9112, sections 3.2 and 6.1).
 */
export function isWellFormed({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  const { host: hosts = [], "transfer-encoding": codings = [] } = headersDistinct;
  const [host = ""] = hosts;
  return (
    ["1.0", "1.1"].includes(httpVersion) &&
    hosts.length === 1 &&
    isHost(host) &&
    (codings.length === 0 || (httpVersion === "1.1" && codings.join().toLowerCase() === "chunked"))
  );
}

/** Nearly every request names the same one. */
let lastHost: string | undefined;

function isHost(host: string): boolean {
  if (host === lastHost) return true;
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return false;
  lastHost = host;
  return true;
}
