import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../site";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test("the specimen page is not there in production", async () => {
  const answer = await fetch(`${site.url}/specimen`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain("Measured contrast");
});

test("the typeface is asked for early, and never again once it is there", async () => {
  const page = await (await fetch(site.url)).text();
  const path = /<link rel="preload" href="([^"]+\.woff2)" as="font"/.exec(page)?.[1] ?? "";
  const font = await fetch(site.url + path);
  expect(font.headers.get("Content-Type")).toBe("font/woff2");
  expect(font.headers.get("Cache-Control")).toMatch(/immutable/);
  expect((await font.arrayBuffer()).byteLength).toBeLessThanOrEqual(40_000);
});
