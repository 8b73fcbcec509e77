import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { db, HOUR, newOrder, rows } from "../support/database/application";

const { linkInquiry, unlinkInquiry } = await import("~/assets/link-inquiry.server");
const { submitAssets } = await import("~/assets/submit-assets.server");
const Drafts = await import("~/assets/drafts.repository.server");

afterEach(() => void vi.useRealTimers());

const typed = {
  businessName: "Other Co",
  email: "x@other.test",
  websiteUrl: "",
  brandColors: "",
  textContent: "We fix boilers.",
  socialLinks: "",
};

/** Links what was sent without an order, by a clock that is so far ahead, and takes the link back by the right one. */
async function linkAndTakeBack(aheadMs: number, { sendsMore = false } = {}) {
  const { id: orderId } = newOrder({ state: "paid", paid_at: new Date().toISOString() });
  const page = randomUUID();
  const { id } = await Drafts.upsert(
    db,
    { id: randomUUID(), network: "a" },
    { fields: typed, page },
  );
  await submitAssets(id, typed, page);
  const by = { orderId, actor: "command line" } as const;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + aheadMs });
  expect(await linkInquiry(by, page)).toMatchObject({ result: "linked" });
  vi.useRealTimers();
  if (sendsMore) {
    await submitAssets(id, { ...typed, textContent: "And roofs." }, page);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + aheadMs + HOUR });
  }
  const undone = await unlinkInquiry(by, page);
  const linkedTo = rows<{ order_id: string | null }>("select order_id from inquiries")[0];
  return { answer: "result" in undone && undone.result, isLinked: linkedTo?.order_id === orderId };
}

test("linked assets are taken back from an order", async () => {
  expect(await linkAndTakeBack(0)).toEqual({ answer: "unlinked", isLinked: false });
});

test("assets that were linked while the clock was ahead stay: what was sent since cannot be told", async () => {
  expect(await linkAndTakeBack(12 * HOUR)).toEqual({ answer: "added", isLinked: true });
});

test("they stay also when that time has come, once more was sent", async () => {
  const outcome = await linkAndTakeBack(12 * HOUR, { sendsMore: true });
  expect(outcome).toEqual({ answer: "not_linked", isLinked: true });
});
