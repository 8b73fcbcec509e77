import { expect, test } from "vitest";
import {
  changesBy,
  type FieldPages,
  mergeFields,
  NO_PAGE,
  readField,
} from "~/assets/typed-fields.server";

test("a field of the form is read as it was sent", () => {
  expect(readField("businessName", "Ann's Plumbing")).toEqual({
    text: "Ann's Plumbing",
    complete: true,
  });
});

test("a field far beyond its limit is truncated before it is held in memory", () => {
  const read = readField("businessName", "🛁".repeat(100_000));
  expect(read?.complete).toBe(false);
  expect(read?.text).toBe("🛁".repeat(800));
  expect(readField("token", "x".repeat(100_000))?.text).toHaveLength(1_000);
});

test("a field unknown to the form, or in an unknown charset, is not read", () => {
  expect(readField("other", "x".repeat(200_000))).toBeUndefined();
  expect(readField("businessName", undefined)).toBeUndefined();
});

const empty = {
  ...{ businessName: "", email: "", websiteUrl: "", brandColors: "" },
  ...{ textContent: "", socialLinks: "" },
};

test.each(["textContent", "socialLinks"] as const)(
  "of two texts in %s both stay, however long they are together",
  (name) => {
    const [own, earlier] = ["a".repeat(15_000), "b".repeat(15_000)];
    const merged = mergeFields({ ...empty, [name]: own }, { ...empty, [name]: earlier }, {});
    expect(merged[name]).toBe(`${own}\n\n${earlier}`);
  },
);

/** What a page makes of a text that another one has changed; undefined: it stays as that one left it. */
function typedOver(was: string | undefined, now: string, theirs: string, name = "textContent") {
  const stored = { ...empty, [name]: theirs };
  const typed = { page: "mine", fields: { [name]: now }, was: { [name]: was } };
  const { changed, pages } = changesBy(typed, { stored, pages: { [name]: "theirs" } });
  return { text: changed[name as "textContent"], by: pages[name] };
}

test.each<[what: string, was: string, now: string, theirs: string, both: string | undefined]>([
  ["a line of each", "Pipes.", "Pipes.\nMine.", "Theirs.\nPipes.", "Theirs.\nPipes.\nMine."],
  ["two beginnings", "", "Mine", "Theirs", "Mine\n\nTheirs"],
  ["two ends", "Pipes.", "Pipes.\nMine.", "Pipes.\nTheirs.", "Pipes.\nMine.\n\nTheirs."],
  ["a line typed on beside another's", "Mi", "Mine", "Theirs\nMi", "Theirs\nMine"],
  ["a line typed on before another's", "Mi", "Mine", "Mi\n\nTheirs", "Mine\n\nTheirs"],
  ["a text deleted, and a line of it typed on", "Pipes", "", "Pipes and taps", undefined],
  ["lines of which one page has sent the first before", "x", "m\ny", "m\nx", "m\ny"],
  ["a line deleted", "Mobile\nPipes", "Pipes", "Mobile\nPipes\nTheirs", "Pipes\nTheirs"],
  ["a line that both have changed", "Pips", "Pipes", "Pumps", "Pipes\n\nPumps"],
  ["lines of which one holds another", "", "call 5", "call 555", "call 5\n\ncall 555"],
  [
    "two lists of hours",
    "",
    "Monday\n9-1\nSaturday\nclosed",
    "Monday\n8-5\nSaturday\n9-1",
    "Monday\n9-1\n8-5\nSaturday\nclosed\n9-1",
  ],
  ["what was put together before, sent again", "", "Mine", "Mine\n\nTheirs", undefined],
  ["what this page has not changed", "Pipes", "Pipes", "Theirs", undefined],
])("of a text changed on two pages nothing is lost: %s", (_, was, now, theirs, both) => {
  const { text, by } = typedOver(was, now, theirs);
  expect(text ?? theirs).toBe(both ?? theirs);
  // Another post of the page, which may not have seen it, must not take it for its own.
  expect(by).toBe(text === undefined ? "theirs" : text === now ? "mine" : "");
  expect(typedOver(was, now, theirs, "brandColors").text).toBe(was === now ? undefined : now);
});

test("a text that only its own page or no other has changed is replaced, but not what the site has put there", () => {
  expect(typedOver("Theirs", "Mine", "Theirs")).toEqual({ text: "Mine", by: "mine" });
  const stored = { ...empty, textContent: "Mine" };
  const typed = { page: "mine", fields: { textContent: "" }, was: { textContent: "" } };
  const changedWith = (pages: FieldPages) => changesBy(typed, { stored, pages }).changed;
  expect(changedWith({ textContent: "mine" })).toEqual({ textContent: "" });
  expect(changedWith({})).toEqual({ textContent: "" });
  expect(changedWith({ textContent: NO_PAGE })).toEqual({});
});

test("of a page that does not say what its text was typed over, both texts stay", () => {
  expect(typedOver(undefined, "Mine", "Theirs").text).toBe("Mine\n\nTheirs");
});

test("two texts of many lines both stay, and do not grow when one is typed on", () => {
  const lines = (length: number, word: string) =>
    Array.from({ length }, (_, n) => (word ? `${word} ${n}` : "Same")).join("\n");
  const [mine, theirs] = [lines(1_100, "mine"), lines(1_100, "theirs")];
  expect(typedOver("", mine, theirs).text).toBe(`${mine}\n\n${theirs}`);
  const list = `A list\n${lines(900, "item")}\nEnd`;
  const corrected = list.replace("A list", "The list");
  expect(typedOver(list, `${list}.`, corrected).text).toBe(`${corrected}.`);
  const alike = `A list\n${lines(400, "")}\nEnd`;
  const both = typedOver(alike, `${alike}.`, `${alike}\nTheirs`).text!;
  expect(typedOver(`${alike}.`, `${alike}!`, both).text).toHaveLength(both.length);
});

test("two texts whose comparison would take millions of steps are not compared, and both stay whole", () => {
  const like = Array.from({ length: 860 }, (_, n) => `line ${n}`);
  const again = Array<string>(130).fill("again");
  const [mine, theirs] = ["Mine", "Theirs"].map((own) => [own, ...like, ...again, own].join("\n"));
  expect(typedOver("Pipes", mine!, theirs!).text).toBe(`${mine}\n\n${theirs}`);
});

test("of two texts that are too long together, what is stored already stays", () => {
  const [mine, theirs] = ["a\n".repeat(39_999), "b\n".repeat(300)];
  const { text } = typedOver("", mine, theirs);
  expect(text).toHaveLength(80_000);
  expect(text?.startsWith(theirs)).toBe(true);
});

test("everything that two pages have typed is in the text, however they have changed it", () => {
  let seed = 7;
  const any = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;
  const lines = () => Array.from({ length: any(6) }, () => ["a", "b", "c", "", "ab"][any(5)]!);
  for (let n = 0; n < 3_000; n += 1) {
    const [base, mine, theirs] = [lines(), lines(), lines()];
    const texts = [base, mine, theirs].map((all) => all.join("\n").trim());
    const { text } = typedOver(...(texts as [string, string, string]));
    // The form would take blank lines at its ends for a change.
    expect(text?.trim()).toBe(text);
    const both = new Set((text ?? theirs.join("\n")).split("\n"));
    for (const line of [...mine, ...theirs]) {
      const isKept = base.includes(line) || line === "" || both.has(line);
      expect(isKept, JSON.stringify([base, mine, theirs, text])).toBe(true);
    }
  }
});

test("of a long text with many blank lines that two pages have changed in different places, no line is doubled", () => {
  const paragraphs = Array.from({ length: 200 }, (_, i) => `Paragraph ${i}`);
  const [mine, theirs] = [
    ["Mine", ...paragraphs.slice(1)],
    [...paragraphs.slice(0, -1), "Theirs"],
  ];
  const text = (lines: string[]) => lines.join("\n\n");
  const both = text(["Mine", ...paragraphs.slice(1, -1), "Theirs"]);
  expect(typedOver(text(paragraphs), text(mine), text(theirs)).text).toBe(both);
  expect(typedOver(text(paragraphs), text(theirs), text(mine)).text).toBe(both);
});
