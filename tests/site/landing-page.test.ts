import { describe, expect, test } from "vitest";
import { priceInWords } from "~/content/format";
import { offer, priceTexts, taxNote } from "~/content/price-texts";
import { claims } from "~/content/claims";
import { trades } from "~/content/trades";
import { quotedPrices, site as brand } from "~/content/site";
import { filters, items } from "~/marketing/gallery/items";
import { elements, textOf } from "../support/http/html-elements";
import { sharedSite, supportEmail } from "../support/site";

const site = await sharedSite();

const html = await (await fetch(site.url)).text();
const sections = elements(html, "section");
const inside = (index: number, name: string) => elements(sections[index]!.html, name);
const textsOf = (index: number, name: string) => inside(index, name).map(({ text }) => text);

test("the landing page has the specification's sections in order, then the footer, then the cookie notice", () => {
  expect(sections.map(({ attributes }) => attributes.id ?? attributes["aria-label"])).toEqual([
    ...["home", undefined, undefined, "services", "pricing", "portfolio", undefined, "contact"],
    "Cookie notice",
  ]);
  const headings = sections.flatMap((_, index) => textsOf(index, "h2"));
  expect(headings[0]).toMatch(/^Why tradespeople choose/);
  expect(headings[1]).toBe("How it works");
  expect(headings).toContain("What a happy customer could say");
  expect(html.indexOf("<footer")).toBeGreaterThan(html.indexOf('<section id="contact"'));
  expect(html.indexOf("<footer")).toBeLessThan(html.indexOf('aria-label="Cookie notice"'));
});

test("the landing page names payment, response time, reach and uptime target below the hero", () => {
  expect(textsOf(0, "li")).toEqual([
    expect.stringMatching(/Secure payment\s+by Stripe/),
    ...(claims.response ? [expect.stringContaining(claims.response)] : []),
    ...(claims.countries ? [expect.stringContaining(`${claims.countries} countries`)] : []),
    ...(claims.uptimeTarget
      ? [expect.stringMatching(`${claims.uptimeTarget} uptime\\s+is the target`)]
      : []),
  ]);
});

test("the landing page gives four reasons and three numbered steps, each with icon, title and description", () => {
  const [reasons, steps] = [inside(1, "li"), inside(2, "li")];
  expect([reasons.length, steps.length]).toEqual([4, 3]);
  for (const { html: item } of [...reasons, ...steps]) {
    expect(elements(item, "svg")).toHaveLength(1);
    expect(elements(item, "h3")[0]!.text).toMatch(/\w/);
    expect(elements(item, "p").at(-1)!.text).toMatch(/\w{3,}/);
  }
  const names = ["Choose your plan", "Send your brand assets", "Launch and go live"];
  expect(textsOf(2, "h3")).toEqual(names);
  expect(steps[1]!.text).toMatch(/after checkout.*logo, text and images/i);
  for (const [index, step] of steps.entries()) {
    expect(elements(step.html, "p")[0]!.text).toContain(String(index + 1));
  }
});

test("the landing page offers the popular plan and the required one, which cannot be ordered alone", () => {
  const [setup = "", growth = ""] = sections[4]!.html.split(/(?=<h3[^>]*>Growth Plan)/);
  expect(sections[4]!.html.split("Most Popular")).toHaveLength(2);
  expect(setup).toMatch(/<h3[^>]*>Launch Setup/);
  for (const [plan, promises] of [
    [setup, ["Most Popular", priceTexts.setup, "one-time", claims.delivery]],
    [setup, ["required Growth Plan", "domain"]],
    [
      growth,
      [priceTexts.monthly, "per month", "Premium hosting and security", "Maintenance and backups"],
    ],
    [growth, ["Two small content edits", "Priority support", "3-month minimum commitment"]],
  ] as const) {
    for (const promise of promises) expect(plan).toContain(promise);
  }
  const [required] = elements(growth, "button");
  expect(required?.text).toBe("Required");
  expect(required?.attributes.disabled).toBe("");
  expect(growth.slice(0, growth.indexOf("</button>"))).not.toContain("<a ");
});

test("the landing page compares doing it yourself with having it done in four rows", () => {
  const roles = (role: string) => sections[3]!.html.split(`role="${role}"`).length - 1;
  expect([roles("columnheader"), roles("row"), roles("rowheader"), roles("cell")]).toEqual([
    3, 5, 4, 8,
  ]);
  expect(sections[3]!.text).toMatch(/Topic\s+Doing it yourself\s+Done for you/);
  expect(sections[3]!.text).toContain(textOf(offer));
});

test("the landing page has four testimonials of five stars, marked as samples", () => {
  const all = inside(6, "figure");
  expect(all).toHaveLength(4);
  expect(sections[6]!.text).toContain("sample testimonials");
  for (const { text, html: one } of all) {
    expect(text.match(/5 out of 5 stars/g)).toHaveLength(1);
    expect(text).toMatch(/\bSample\b/);
    expect(elements(one, "blockquote")[0]!.text).toMatch(/\w/);
    // The author, then role and location.
    expect(elements(one, "figcaption")[0]!.text).toMatch(/^\S.+ .+, .+$/);
  }
});

test("the footer has the year, the pages, and three profiles in new tabs", () => {
  const [footer] = elements(html, "footer");
  expect(footer!.text).toContain(`© ${new Date().getFullYear()} ${brand.name}`);
  const links = elements(footer!.html, "a").map(({ attributes }) => attributes);
  const own = links.filter(({ target }) => !target).map(({ href }) => href);
  expect(own).toEqual(expect.arrayContaining(["/privacy-policy", "/terms-of-service", "/contact"]));
  const profiles = links.filter(({ target }) => target === "_blank");
  expect(profiles.map(({ href }) => href)).toEqual(brand.social.map(({ url }) => url));
  for (const { rel } of profiles) expect(rel).toContain("noopener");
});

test("the structured data describes the firm, and repeats the questions word for word but no sample testimonials", () => {
  const blocks = elements(html, "script").filter(
    ({ attributes }) => attributes.type === "application/ld+json",
  );
  const [firm, questions, ...others] = blocks.map(
    (block) => JSON.parse(block.html) as Record<string, unknown>,
  );
  expect(others).toEqual([]);
  expect(firm).toMatchObject({
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    name: brand.name,
    description: brand.description,
    email: supportEmail,
    priceRange: `${priceInWords(quotedPrices.setup)} one-time, ${priceInWords(quotedPrices.growthPerMonth)} per month${taxNote}`,
    sameAs: brand.social.map(({ url }) => url),
  });
  const shown = elements(html.slice(html.indexOf('id="questions"')), "details").map((one) => ({
    "@type": "Question",
    name: elements(one.html, "h3")[0]!.text,
    acceptedAnswer: {
      "@type": "Answer",
      text: elements(one.html, "p")
        .map(({ text }) => text)
        .join(" "),
    },
  }));
  expect(shown.length).toBeGreaterThanOrEqual(8);
  const page = { "@context": "https://schema.org", "@type": "FAQPage" };
  const plain = JSON.parse(JSON.stringify(questions).replace(/\s+/g, " ")) as typeof questions;
  expect(plain).toMatchObject({ ...page, mainEntity: shown });
  expect(JSON.stringify([firm, questions])).not.toMatch(/review|rating/i);
});

async function landing(search: string) {
  const response = await fetch(`${site.url}/${search}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  // The question after a closed preview.
  expect(html).not.toContain("Liked what you saw?");
  const [dialog, ...others] = elements(html, "dialog");
  expect(others).toEqual([]);
  const section = html.slice(html.indexOf('id="gallery-grid"'));
  const grid = section.slice(0, section.indexOf("</section>")).replace(/<dialog[^]*<\/dialog>/, "");
  return { dialog, titles: elements(grid, "h3").map(({ text }) => text) };
}

const titlesOf = (filter?: string) =>
  items.filter((item) => !filter || item.filter === filter).map(({ title }) => title);

test("the gallery has an item for each trade, in the order of the list, and a filter for each group", () => {
  expect(items.map(({ id, category }) => [id, category])).toEqual(
    trades.map(({ category }, index) => [index + 1, category]),
  );
  expect(
    filters
      .map(({ name }) => name)
      .slice(1)
      .sort(),
  ).toEqual([...new Set(items.map(({ filter }) => filter))].sort());
});

test("the site's stylesheet has the colors of each trade", async () => {
  const [sheet] = elements(html, "link").filter(
    ({ attributes }) => attributes.rel === "stylesheet",
  );
  const css = await (await fetch(site.url + sheet!.attributes.href)).text();
  for (const { slug } of trades) expect(css).toMatch(new RegExp(`[.]trade-${slug}\\{--trade: ?#`));
});

describe("the landing page's gallery", () => {
  test.each<[search: string, shows: string, filter?: string]>([
    ["?filter=", "all items"],
    ["?filter=Trades", "all items"],
    ["?filter=%3Cscript%3E", "all items"],
    ...filters.slice(1).flatMap(({ name, slug }): [string, string, string][] => [
      [`?filter=${slug}`, `the ${name} items`, name],
      [`?filter=${slug}&filter=x`, `the ${name} items`, name],
    ]),
    ...["0", String(items.length + 1), "01", "1.0", "x", ""].map(
      (id) => [`?preview=${id}`, "all items"] as [string, string],
    ),
  ])("shows for %s %s, and no preview", async (search, _, filter) => {
    const { dialog, titles } = await landing(search);
    expect(titles).toEqual(titlesOf(filter));
    expect(dialog).toBeUndefined();
  });

  test.each(items)("opens the preview of $title", async ({ id, category, features, demoUrl }) => {
    const { dialog, titles } = await landing(`?preview=${id}`);
    expect(titles).toEqual(titlesOf());
    const { html, text, attributes } = dialog!;
    expect(attributes).toMatchObject({ open: "", "aria-labelledby": "preview-title" });
    const headings = elements(html, "h2");
    expect(headings.map((each) => [each.attributes.id, each.text])).toEqual([
      ["preview-title", category],
    ]);
    expect(features).toHaveLength(4);
    expect(elements(html, "li").map((each) => each.text)).toEqual(
      features.map(({ text: feature }) => feature),
    );
    expect(text).toMatch(/every site .*own framework/i);
    const [image, ...otherImages] = elements(html, "img");
    expect(otherImages).toEqual([]);
    expect(image?.attributes.alt).toMatch(/\w/);
    expect((await fetch(site.url + image!.attributes.src)).status).toBe(200);
    const links = elements(html, "a");
    const named = (name: string) => links.find((link) => link.text.startsWith(name))?.attributes;
    expect(named("Launch Full Demo")).toMatchObject({ href: demoUrl, target: "_blank" });
    expect(named("Get This Site")?.href).toBe(`/contact?industry=${encodeURIComponent(category)}`);
  });
});
