import { expect, test } from "vitest";
import { sharedSite } from "../support/site";

const site = await sharedSite();

test("the specimen page does not exist in production", async () => {
  const answer = await fetch(`${site.url}/specimen`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain("Measured contrast");
});

test("the font is preloaded, cached as immutable and at most 40 kB", async () => {
  const page = await (await fetch(site.url)).text();
  const path = /<link rel="preload" href="([^"]+\.woff2)" as="font"/.exec(page)?.[1] ?? "";
  const font = await fetch(site.url + path);
  expect(font.headers.get("Content-Type")).toBe("font/woff2");
  expect(font.headers.get("Cache-Control")).toMatch(/immutable/);
  expect((await font.arrayBuffer()).byteLength).toBeLessThanOrEqual(40_000);
});
