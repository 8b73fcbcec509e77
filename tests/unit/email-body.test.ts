import { describe, expect, test } from "vitest";
import { site } from "~/content/site";
import { renderEmail } from "~/server/email/render-email";

const hostile = `<script>alert("x")</script> & 'more'`;

describe("a user's text in an email", () => {
  const { html, text } = renderEmail(hostile, [
    hostile,
    { kind: "facts", rows: [[hostile, hostile]] },
    { kind: "button", label: hostile, url: `https://a.test/?q="><script>` },
    { kind: "links", title: hostile, links: [{ label: hostile, url: `https://a.test/"x"` }] },
  ]);

  test("is escaped in every part of the HTML version", () => {
    expect(html).not.toContain("<script");
    expect(html.split("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp;")).toHaveLength(9);
    expect(html).toContain('href="https://a.test/?q=&quot;&gt;&lt;script&gt;"');
    expect(html).toContain('href="https://a.test/&quot;x&quot;"');
  });

  test("appears as typed in the text version", () => {
    expect(text.split(hostile)).toHaveLength(8);
    expect(text).not.toContain("&lt;");
  });

  test("is escaped in the frame, preheader, notes and amounts", () => {
    const { html: rest } = renderEmail(
      "x",
      [
        { kind: "subheading", text: hostile },
        { kind: "reference", label: hostile, value: hostile },
        { kind: "note", text: hostile },
        { kind: "amounts", title: hostile, rows: [[hostile, hostile]], total: [hostile, hostile] },
      ],
      { preheader: hostile, why: hostile, supportEmail: hostile },
    );
    expect(rest).not.toContain("<script");
    expect(rest.split("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp;")).toHaveLength(14);
  });

  test("is never made a link", () => {
    const { html: plain } = renderEmail("x", [
      "https://evil.test",
      { kind: "facts", rows: [["Website", "https://evil.test"]] },
    ]);
    expect(plain).not.toContain("href");
  });
});

describe("a URL or email address in a user's text", () => {
  const paragraph = (text: string) => renderEmail("x", [text]).html;

  test.each([
    ["https://www.evil.test/a", /https:\/\/|www\.|evil\.test/],
    ["ann@evil.test", /ann@|evil\.test/],
    ["münchen.test", /münchen\.test/],
  ])("such as %s is split so that no email client makes it a link", (text, linkable) => {
    const html = paragraph(`See ${text}.`);
    expect(html).not.toMatch(linkable);
    expect(html.replace(/<\/?(?:span|wbr)>/g, "")).toContain(`See ${text}.`);
  });

  test("copies as it was typed, without invisible characters", () => {
    const html = paragraph("a.test");
    expect(html).toContain("a<wbr><span>.</span>test");
    expect(html).not.toMatch(/[\u00ad\u200b-\u200d\u2060\ufeff]/);
  });

  test("is distinguished from ordinary punctuation, which stays unsplit", () => {
    expect(paragraph('One. Two: three... "Four."')).toContain(
      "One. Two: three... &quot;Four.&quot;",
    );
  });

  test("is left unsplit in a text so long that the email would exceed Postmark's limit", () => {
    expect(paragraph("a.".repeat(10_001))).toContain("a.a.a.");
    expect(paragraph("a.".repeat(1_000_000)).length).toBeLessThan(2_020_000);
  });
});

describe("labeled facts in the HTML version of an email", () => {
  const facts = (value: string) => renderEmail("x", [{ kind: "facts", rows: [["Name", value]] }]);

  test("stand beside their label while short, and below it otherwise", () => {
    expect(facts("Ann").html).not.toContain("colspan");
    expect(facts("Ann\nBob").html).toContain('colspan="2"');
    expect(facts("a".repeat(61)).html).toContain('colspan="2"');
  });

  test("wrap however long a word is", () => {
    expect(facts("a".repeat(5000)).html).toMatch(/<td[^>]*word-break:break-word[^>]*>.*a{5000}/);
  });
});

test("a fact of several lines is separated from the next one in the text version of an email", () => {
  const rows = Object.entries({ About: "One\nTwo", Name: "Ann" });
  expect(renderEmail("x", [{ kind: "facts", rows }]).text).toContain(
    "About: \nOne\nTwo\n\nName: Ann\n",
  );
});

describe("an email without a frame is rendered", () => {
  const { html, text } = renderEmail("An order", [
    "One\nTwo",
    { kind: "facts", rows: Object.entries({ Name: "Ann", About: "First\nSecond" }) },
    { kind: "button", label: "Open", url: "https://a.test/open" },
    { kind: "links", title: "2 file(s)", links: [{ label: "a.png", url: "https://a.test/a" }] },
  ]);

  test("as text with a heading, paragraphs separated by empty lines, written-out URLs and a signature", () => {
    expect(text).toBe(
      [
        "An order",
        "One\nTwo",
        "Name: Ann\nAbout: \nFirst\nSecond",
        "Open: https://a.test/open",
        "2 file(s)\n- a.png: https://a.test/a",
        `-- \n${site.name}`,
      ].join("\n\n"),
    );
  });

  test("as HTML with doctype, title, language and line breaks", () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain("<title>An order</title>");
    expect(html).not.toContain("display:none");
    expect(html).toContain("One<br>Two");
    expect(html).toContain("First<br>Second");
    expect(html).toMatch(/<a href="https:\/\/a\.test\/open"[^>]*>Open<\/a>/);
    expect(html).toMatch(/<a href="https:\/\/a\.test\/a"[^>]*>a\.png<\/a>/);
  });
});
