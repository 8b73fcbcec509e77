import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { fillIn } from "~/content/legal/figures";
import { renderLegalText } from "../../scripts/content";

const render = (markdown: string) => renderLegalText("imprint.md", markdown);

test("a legal text is a title, an introduction and sections with ids, as HTML with the site's figures", () => {
  const text = render(
    "# Imprint\n\nOf {siteName}.\n\n## Who {#who}\n\n- **Ann:** {minimumAge}\n\n## Law {#law}\n\nNone.\n",
  );
  expect(text).toEqual({
    title: "Imprint",
    intro: "<p>Of Sitewright.</p>",
    sections: [
      { id: "who", title: "Who", html: "<ul>\n<li><strong>Ann:</strong> 18</li>\n</ul>" },
      { id: "law", title: "Law", html: "<p>None.</p>" },
    ],
  });
});

describe("the build fails for a legal text", () => {
  it.each([
    [
      "with a name that means nothing",
      "# A\n\n\n{refundDay}",
      /line 4: \{refundDay\} means nothing/,
    ],
    [
      "with a condition that means nothing",
      "# A\n\n{if refundDay}a{end}",
      /line 3: \{if refundDay\}/,
    ],
    ["with an end without a beginning", "# A\n\na{end}", /line 3: \{end\} means nothing/],
    ["with braces around words", "# A\n\n{a word}", /line 3: \{a word\} means nothing/],
    ["without a title", "Words", /first line/],
    ["with a section without an id", "# A\n\n## Who\n\nWords", /"## Who" lacks an id/],
  ])("%s", (_, markdown, message) => {
    expect(() => render(markdown)).toThrow(message);
  });
});

test("what only a running site knows is left to it, also in the address of a link", () => {
  const { intro } = render(
    "# A\n\n{if customerPortal}[the portal]({customerPortal}){else}{supportEmail}{end}",
  );
  const values = { supportEmail: "<a>help@site.test</a>", customerPortal: "https://portal.test" };
  expect(fillIn(intro, values)).toBe('<p><a href="https://portal.test">the portal</a></p>');
  expect(fillIn(intro, { ...values, customerPortal: "" })).toBe("<p><a>help@site.test</a></p>");
});

test("the terms explain quoted prices that are not charged only where they differ", () => {
  const terms = readFileSync("app/content/legal/terms-of-service.md", "utf8");
  const words = /quoted figures are not what you are charged/;
  expect(fillIn(terms, { pricesDiffer: "yes" })).toMatch(words);
  expect(fillIn(terms, { pricesDiffer: "" })).not.toMatch(words);
  expect(fillIn(terms, { pricesDiffer: "" })).toContain("Launch Setup costs {setupPrice} one-time");
});
