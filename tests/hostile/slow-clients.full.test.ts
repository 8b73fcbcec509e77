import { test } from "vitest";
import { trickle, openClient } from "../support/http/slow-client";
import { exchange } from "../support/hostile/exchange";
import { expectTooSlow, fileArrivesSlowly } from "../support/hostile/slow-requests";
import { startScrapedSite } from "../support/operations/scraped";
import { sharedSite } from "../support/site";

// Each waits for timeouts of half a minute and more, so they run concurrently. Node checks the timeout of a head only
// every 30 s.

const site = await sharedSite();
const scraped = await startScrapedSite();

test.concurrent("a request whose head never ends is answered 408", async () => {
  const head = `GET / HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nX: `;
  const { socket, answer } = openClient(site.url, head);
  trickle(socket, 1, 1_000);
  expectTooSlow(await answer);
});

test.concurrent("an upload at 2 kB/s succeeds", () =>
  fileArrivesSlowly(site, { size: 90_000, piece: 2_000, everyMs: 1_000 }),
);

test.concurrent(
  "the metrics port answers 408 to a request that does not finish",
  async ({ expect }) => {
    const half = Buffer.from("GET /metrics HTTP/1.1\r\nHost: a.test\r\n");
    const answers = await exchange(scraped.metricsUrl, [half]);
    expect(answers.map(({ status }) => status)).toEqual([408]);
  },
);
