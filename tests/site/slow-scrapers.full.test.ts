import { afterAll, expect, test } from "vitest";
import { exchange } from "../support/hostile/exchange";
import { startScrapedSite } from "../support/operations/scraped";

const { site, metricsUrl } = await startScrapedSite();
afterAll(() => site.stop());

test("the port of the metrics sends away a scraper whose request does not come to its end", async () => {
  const half = Buffer.from("GET /metrics HTTP/1.1\r\nHost: a.test\r\n");
  const answers = await exchange(metricsUrl, [half]);
  expect(answers.map(({ status }) => status)).toEqual([408]);
});
