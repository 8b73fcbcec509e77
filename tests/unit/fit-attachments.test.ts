import { describe, expect, test } from "vitest";
import { fitAttachments } from "~/email/email";

const LIMIT = 10_000_000;
const file = (size: number) => ({ size });
const encoded = (size: number) => Math.ceil(size / 3) * 4;
const base64 = (size: number) => Buffer.alloc(size).toString("base64").length;

/** The largest single file that fits beside that much text. */
function largest(bodyBytes: number): number {
  let [fits, not] = [0, LIMIT];
  while (not - fits > 1) {
    const size = Math.floor((fits + not) / 2);
    if (fitAttachments([file(size)], bodyBytes).attached.length > 0) fits = size;
    else not = size;
  }
  return fits;
}

test("attachments are counted by their base64 length", () => {
  for (const size of [0, 1, 2, 3, 4, 100, 101]) expect(encoded(size)).toBe(base64(size));
});

describe("a single attachment", () => {
  test("may have about 7.4 MB within Postmark's limit", () => {
    const size = largest(0);
    expect(size).toBeGreaterThan(7_300_000);
    expect(encoded(size)).toBeLessThanOrEqual(LIMIT);
    expect(encoded(size) + 100_000).toBeGreaterThan(LIMIT);
  });

  test("may be smaller by as many bytes as the email's text is longer", () => {
    const size = largest(0);
    const text = 600_000;
    expect(encoded(largest(text))).toBeLessThanOrEqual(encoded(size) - text);
    expect(encoded(size) - encoded(largest(text))).toBeLessThan(text + 4);
  });

  test("that exceeds the limit is linked instead", () => {
    const one = file(largest(0) + 1);
    expect(fitAttachments([one], 0)).toEqual({ attached: [], linked: [one] });
  });

  test("is linked when the text alone exceeds the limit", () => {
    expect(fitAttachments([file(1)], LIMIT).attached).toEqual([]);
  });
});

describe("several attachments", () => {
  test("are taken in order, and a small one is still attached after a large one was not", () => {
    const [a, b, c, d] = [file(4_000_000), file(5_000_000), file(1_000_000), file(10)];
    expect(fitAttachments([a, b, c, d], 0)).toEqual({ attached: [a, c, d], linked: [b] });
  });

  test("fill the message up to its limit and not beyond", () => {
    const half = Math.floor(largest(0) / 6) * 3;
    const rest = file(9);
    expect(fitAttachments([file(half), file(half)], 0).attached).toHaveLength(2);
    const three = fitAttachments([file(half), file(half), rest, file(half)], 0);
    expect(three.linked).toContainEqual(file(half));
    const total = three.attached.reduce((sum, { size }) => sum + encoded(size), 0);
    expect(total).toBeLessThanOrEqual(LIMIT);
  });

  test("are all attached when small, and may be none", () => {
    const files = Array.from({ length: 50 }, () => file(100_000));
    expect(fitAttachments(files, 1000)).toEqual({ attached: files, linked: [] });
    expect(fitAttachments([], 0)).toEqual({ attached: [], linked: [] });
  });
});
