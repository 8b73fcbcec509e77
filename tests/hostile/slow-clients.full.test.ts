import { test } from "vitest";
import { drip, openClient } from "../support/http/slow-client";
import { expectTooSlow, fileArrivesSlowly } from "../support/hostile/slow-requests";
import { sharedSite } from "../support/site";

// Each waits for time-outs of half a minute and more, so they run side by side. Of the head's time-out, Node looks only
// every 30 s.
const PATIENCE_MS = 120_000;

const site = await sharedSite();

test.concurrent(
  "a head that does not end is answered 408",
  async () => {
    const head = `GET / HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nX: `;
    const { socket, answer } = openClient(site.url, head);
    drip(socket, 1_000);
    expectTooSlow(await answer);
  },
  PATIENCE_MS,
);

test.concurrent(
  "a file on a line of 2 kB/s goes through",
  () => fileArrivesSlowly(site, { size: 90_000, piece: 2_000, everyMs: 1_000 }),
  PATIENCE_MS,
);
