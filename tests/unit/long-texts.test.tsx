import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { longTexts } from "~/layout/long-texts.server";

const hostile = `</textarea><script>"'&amp;$& \n`.repeat(50);

test.each([
  ["short", "a & b"],
  ["long", hostile],
  ["long after a line end", `\n${hostile}`],
])("a %s text is in the HTML as if React had rendered it, which gets no long one", (_, text) => {
  const form = (values: { now: string; was: string }) => (
    <form>
      <textarea defaultValue={values.now} />
      <input type="hidden" value={values.was} />
    </form>
  );
  const { insert, complete } = longTexts("id");
  const values = insert({ now: text, was: "x".repeat(2_000) });
  expect(values.was.length).toBeLessThan(10);
  expect(values.now === text).toBe(text.length < 10 || text.startsWith("\n"));
  expect(complete(renderToString(form(values)))).toBe(
    renderToString(form({ now: text, was: "x".repeat(2_000) })),
  );
});
