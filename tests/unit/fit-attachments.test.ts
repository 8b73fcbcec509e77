import { expect, test } from "vitest";
import { fitAttachments } from "~/server/email/email";

/** The largest file whose base64 fits into Postmark's 10 MB with 50 kB left for the email's frame. */
const LARGEST = 7_462_500;

test.each<[what: string, sizes: number[], bodyBytes: number, linked: number[]]>([
  ["the largest file", [LARGEST], 0, []],
  ["a file of one byte more", [LARGEST + 1], 0, [LARGEST + 1]],
  ["the largest file beside a text of 600 kB", [LARGEST - 450_000], 600_000, []],
  ["one byte more beside it", [LARGEST - 449_999], 600_000, [LARGEST - 449_999]],
  ["a file beside a text over the limit", [1], 10_000_000, [1]],
  ["files of which a large one does not fit", [4e6, 5e6, 1e6, 10], 0, [5e6]],
  ["two files that fill the email, and one more", [LARGEST / 2, LARGEST / 2, 9], 0, [9]],
  ["no file", [], 0, []],
])(
  "%s: all are attached that fit, in order, and the others linked",
  (_, sizes, bodyBytes, linked) => {
    const file = (size: number) => ({ size });
    expect(fitAttachments(sizes.map(file), bodyBytes)).toEqual({
      attached: sizes.filter((size) => !linked.includes(size)).map(file),
      linked: linked.map(file),
    });
  },
);
