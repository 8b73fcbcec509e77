import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A free port: above the last that `fetch` and browsers refuse (10080, https://fetch.spec.whatwg.org/#port-blocking), and
 * below the range of outgoing connections, one of which might take it before the site does.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_081, 32_768);
  const probe = createServer().listen(port, "127.0.0.1");
  const isFree = await once(probe, "listening").catch(() => false);
  await new Promise((closed) => probe.close(closed));
  return isFree ? port : freePort();
}
