import { expect, test } from "vitest";
import { checkFiles } from "~/assets/check-files";

const MAX = 52_428_800;
const file = (name: string, size = 1) => ({ name, size });
const many = (count: number) => Array.from({ length: count }, (_, i) => file(`${i}.png`));

test("valid files are accepted in the order they were chosen", () => {
  const files = [file("b.png"), file("a.PDF", MAX)];
  expect(checkFiles(files, 0)).toEqual({ accepted: files, refused: [] });
});

test("invalid files are refused one by one, each with the catalog's message", () => {
  const good = file("a.png");
  const { accepted, refused } = checkFiles(
    [file("big.zip", MAX + 1), good, file("a.exe"), file("big.exe", MAX + 1)],
    0,
  );
  expect(accepted).toEqual([good]);
  expect(refused.map(({ problem }) => `${problem.title} - ${problem.description}`)).toEqual([
    "Invalid file - big.zip: File size exceeds 50MB limit.",
    "Invalid file - a.exe: File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.",
    "Invalid file - big.exe: File size exceeds 50MB limit.",
  ]);
});

test("a batch that fills the remaining slots exactly is accepted", () => {
  expect(checkFiles(many(50), 0).accepted).toHaveLength(50);
  expect(checkFiles(many(3), 47).accepted).toHaveLength(3);
  expect(checkFiles([], 50)).toEqual({ accepted: [], refused: [] });
});

test.each([
  [51, 0, 50],
  [4, 47, 3],
  [1, 50, 0],
  [1, 60, 0],
])(
  "a batch of %i files beside %i stored ones is refused as a whole, as %i slots remain",
  (count, stored, slots) => {
    expect(checkFiles(many(count), stored)).toEqual({
      accepted: [],
      refused: [],
      batchRefusal: {
        title: "Too many files",
        description: `You can only upload 50 files total. You have ${slots} slots remaining.`,
        style: "destructive",
      },
    });
  },
);

test("invalid files count toward the size of the batch", () => {
  const { batchRefusal } = checkFiles([file("a.exe"), file("a.png")], 49);
  expect(batchRefusal?.title).toBe("Too many files");
});

test.each(["IMG_0042.HEIC", "van.heif"])("%s is refused with what to do about it", (name) => {
  const [refused] = checkFiles([file(name)], 0).refused;
  const description = refused?.problem.description;
  expect(description).toContain(`${name}: File type not allowed. Please upload images,`);
  expect(description).toContain("set Camera, Formats to Most Compatible");
});
