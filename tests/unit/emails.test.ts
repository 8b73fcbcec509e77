import { describe, expect, test } from "vitest";
import { packageName, packageType, site } from "~/content/site";
import { mails, order } from "../support/email/email-samples";
import { decodeEntities } from "../support/http/html-elements";

const logo = '<img src="cid:logo.png" width="32" height="32" alt=""';

/** What a reader of the HTML version gets: its words and its link targets. */
function readable(html: string): string {
  const links = [...html.matchAll(/ href="([^"]*)"/g)].map((match) => match[1]);
  const words = html
    .replace(/^.*<\/head>/s, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<div style="display:none.*?<\/div>/s, "")
    .replace(/<\/?(?:span|wbr|strong|a)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ");
  return decodeEntities([words, ...links].join(" "));
}

const words = (text: string) =>
  new Set(
    text
      .split(/\s+/)
      .map((word) => word.replace(/^mailto:|[:.]$/g, ""))
      .filter((word) => !/^-*$/.test(word)),
  );

const toBuyers = Object.entries(mails).filter(([, { to }]) => to === order.email);

test.each(toBuyers)("the email about %s greets the buyer by name", (_, { text, html }) => {
  expect(text).toMatch(/^.+\n\nHello Marlow & Sons,\n\n/);
  expect(html).toContain("Hello Marlow &amp; Sons,");
});

test("no email calls the package by its name in the database", () => {
  for (const { text, html } of Object.values(mails)) {
    expect(text + html).not.toContain(packageType);
  }
  expect(mails["a receipt"].text).toContain(packageName);
  expect(mails["a new order"].text).toContain(packageName);
});

describe.each(Object.entries(mails))("the email about %s", (_, { html, text, subject }) => {
  test("has the same text in its HTML and text versions", () => {
    const htmlOnly = [...words(readable(html))].filter((word) => !words(text).has(word));
    const textOnly = [...words(text)].filter((word) => !words(readable(html)).has(word));
    expect(textOnly).toEqual([]);
    expect(htmlOnly.filter((word) => !["Or", "open", "this", "address"].includes(word))).toEqual(
      [],
    );
  });

  test("loads no images, fonts or styles from a server", () => {
    expect(html.replaceAll(/<img src="cid:[\w-]+\.png"/g, "")).not.toMatch(
      /\ssrc=|\sbackground=|url\(|@import|@font-face|<(?:link|img|script)/i,
    );
    expect(html.replace(/ href="[^"]*"/g, "")).not.toMatch(/="[^"]*https?:/);
  });

  test("has the logo that comes with it beside the site's name", () => {
    const band = html.slice(html.indexOf('class="band side"'), html.indexOf("<h1"));
    expect(band).toContain(logo);
    expect(band).toContain(`>${site.name}<`);
  });

  test("has one hidden preheader before everything visible", () => {
    const body = html.slice(html.indexOf("<body"));
    expect(body.match(/display:none/g)).toHaveLength(1);
    expect(body).toMatch(/^<body[^>]*>\n<div style="display:none;[^"]*mso-hide:all">[$\w]/);
  });

  test("declares its language and color schemes, and tells clients what to leave unchanged", () => {
    expect(html.match(/ lang="en"/g)).toHaveLength(2);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme:dark){");
    expect(html).toContain('<meta name="format-detection" content="telephone=no,');
    expect(html).toContain('<meta name="x-apple-disable-message-reformatting">');
  });

  test("is smaller than 30 kB with a subject shorter than 100 characters", () => {
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
    expect(subject.length).toBeLessThan(100);
  });

  test("closes every HTML element that it opens", () => {
    const shown = html.replace(/<!--.*?-->/gs, "");
    for (const tag of ["table", "tr", "td", "th", "p", "ul", "li", "a", "span", "div", "style"]) {
      const opened = shown.match(new RegExp(`<${tag}[ >]`, "g")) ?? [];
      expect(shown.split(`</${tag}>`), tag).toHaveLength(opened.length + 1);
    }
  });

  test("links only to the site, the preview, the live website, the files, the customer portal, Stripe's dashboard and the support address", () => {
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(
        /^(?:http:\/\/site\.test\/|https:\/\/(?:ann|preview|files|billing\.stripe)\.test\/|https:\/\/dashboard\.stripe\.com\/|mailto:help@)/,
      );
    }
    expect(html).not.toMatch(/https:\/\/www\.marlow|www\.marlow\.test|ann@marlow/);
  });

  test("is signed with the site's name and says why the reader gets it", () => {
    expect(text).toContain(`-- \n${site.name}\nYou get this email because`);
  });
});
