import { describe, expect, test } from "vitest";
import { site } from "~/content/site";
import { escapeHtml, renderMail } from "~/mail/mail-body";

const hostile = `<script>alert("x")</script> & 'more'`;

test("escaping leaves no way out of text or of a quoted attribute", () => {
  expect(escapeHtml(`<a href="x">&amp;</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;",
  );
  expect(escapeHtml("plain £ text 😀")).toBe("plain £ text 😀");
});

describe("text of a user", () => {
  const { html, text } = renderMail(hostile, [
    { kind: "paragraph", text: hostile },
    { kind: "facts", rows: [[hostile, hostile]] },
    { kind: "button", label: hostile, url: `https://a.test/?q="><script>` },
    { kind: "links", title: hostile, links: [{ label: hostile, url: `https://a.test/"x"` }] },
  ]);

  test("is escaped in every part of the HTML form", () => {
    expect(html).not.toContain("<script");
    expect(html.split("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp;")).toHaveLength(9);
    expect(html).toContain('href="https://a.test/?q=&quot;&gt;&lt;script&gt;"');
    expect(html).toContain('href="https://a.test/&quot;x&quot;"');
  });

  test("is itself in the text form", () => {
    expect(text.split(hostile)).toHaveLength(8);
    expect(text).not.toContain("&lt;");
  });

  test("is never made a link", () => {
    const { html: plain } = renderMail("x", [
      { kind: "paragraph", text: "https://evil.test" },
      { kind: "facts", rows: [["Website", "https://evil.test"]] },
    ]);
    expect(plain).not.toContain("href");
  });
});

describe("the two forms", () => {
  const { html, text } = renderMail("An order", [
    { kind: "paragraph", text: "One\nTwo" },
    {
      kind: "facts",
      rows: [
        ["Name", "Ann"],
        ["About", "First\nSecond"],
      ],
    },
    { kind: "button", label: "Open", url: "https://a.test/open" },
    { kind: "links", title: "2 file(s)", links: [{ label: "a.png", url: "https://a.test/a" }] },
  ]);

  test("as text: heading, parts apart by empty lines, addresses written out, signed", () => {
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

  test("as HTML: a whole document with title, language and line breaks", () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain("<title>An order</title>");
    expect(html).toContain("One<br>Two");
    expect(html).toContain("First<br>Second");
    expect(html).toMatch(/<a href="https:\/\/a\.test\/open"[^>]*>Open<\/a>/);
    expect(html).toMatch(/<a href="https:\/\/a\.test\/a"[^>]*>a\.png<\/a>/);
  });
});
