import { beforeEach, expect, test } from "vitest";
import { PageCache, type Variant } from "~/platform/page-cache.server";

const variant: Variant = { address: "/", cookie: "" };

let now: Date;
let rendered: Variant[];
let answer: () => Promise<Response>;
let pages: PageCache;
beforeEach(() => {
  now = new Date("2026-12-31T23:59:59.999Z");
  rendered = [];
  answer = () => Promise.resolve(new Response("page"));
  pages = new PageCache(
    (wanted) => {
      rendered.push(wanted);
      return answer();
    },
    () => now,
  );
});

test("a page is rendered once, and each of its variants", async () => {
  expect(pages.find(variant)).toBeUndefined();
  const kept = await pages.fetch(variant);
  expect(kept).toBeDefined();
  expect(pages.find(variant)).toBe(kept);
  expect(await pages.fetch({ ...variant })).toBe(kept);
  await pages.fetch({ ...variant, cookie: "a=b" });
  await pages.fetch({ ...variant, address: "/a" });
  expect(rendered).toHaveLength(3);
});

test("whoever asks for a page while it is rendered waits for that", async () => {
  const [first, ...others] = await Promise.all(
    Array.from({ length: 20 }, () => pages.fetch(variant)),
  );
  expect(others.every((other) => other === first)).toBe(true);
  expect(rendered).toEqual([variant]);
});

test("nothing outlives its year, in universal time", async () => {
  const old = await pages.fetch(variant);
  now = new Date("2027-01-01T00:00:00Z");
  expect(pages.find(variant)).toBeUndefined();
  expect(await pages.fetch(variant)).not.toBe(old);
  expect(rendered).toHaveLength(2);
});

test("what was still rendered when the year turned is not kept", async () => {
  let finish!: (answer: Response) => void;
  answer = () => new Promise((resolve) => (finish = resolve));
  const old = pages.fetch(variant);
  const finishOld = finish;
  now = new Date("2027-01-01T00:00:00Z");
  const next = pages.fetch(variant);
  finish(new Response("new"));
  const kept = await next;
  finishOld(new Response("old"));
  expect(await old).not.toBe(kept);
  expect(pages.find(variant)).toBe(kept);
});

test.each([
  ["another status", () => Promise.resolve(new Response("no", { status: 404 }))],
  ["a failure", () => Promise.reject(new Error("broken"))],
])("%s is not kept, and the page is tried again", async (_, fails) => {
  const works = answer;
  answer = fails;
  expect(await pages.fetch(variant)).toBeUndefined();
  answer = works;
  expect(await pages.fetch(variant)).toBeDefined();
});

test("pages are made ready one after another until it is time to stop", async () => {
  const stopping = new AbortController();
  const works = answer;
  answer = () => {
    if (rendered.length === 2) stopping.abort();
    return works();
  };
  const wanted = ["/a", "/b", "/c"].map((address) => ({ ...variant, address }));
  await pages.warm(wanted, stopping.signal);
  expect(rendered).toEqual(wanted.slice(0, 2));
});
