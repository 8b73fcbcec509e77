import { describe, expect, it } from "vitest";
import { items } from "~/gallery/items";
import { elements } from "../support/http/html-elements";
import { sharedSite } from "../support/site";

const site = await sharedSite();

async function landing(search: string) {
  const response = await fetch(`${site.url}/${search}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  const [dialog, ...others] = elements(html, "dialog");
  expect(others).toEqual([]);
  const section = html.slice(html.indexOf('id="gallery-grid"'));
  const grid = section.slice(0, section.indexOf("</section>")).replace(/<dialog[^]*<\/dialog>/, "");
  return { dialog, titles: elements(grid, "h3").map(({ text }) => text) };
}

const titlesOf = (filter?: string) =>
  items.filter((item) => !filter || item.filter === filter).map(({ title }) => title);

it("the gallery has the specification's nine items in three filters", () => {
  expect(items.map(({ id, title, category, filter }) => [id, title, category, filter])).toEqual([
    [1, "Plumbers", "Plumbers", "Home Services"],
    [2, "Carpenters", "Carpenters", "Trades"],
    [3, "Electricians", "Electricians", "Home Services"],
    [4, "Painters & Decorators", "Painters & Decorators", "Trades"],
    [5, "Landscapers/Gardeners", "Landscapers/Gardeners", "Professional"],
    [6, "Cleaners", "Cleaners", "Professional"],
    [7, "Locksmiths", "Locksmiths", "Home Services"],
    [8, "Glaziers", "Glaziers", "Trades"],
    [9, "Builders/General Contractors", "Builders/General Contractors", "Professional"],
  ]);
});

describe("the landing page's HTML", () => {
  it.each([
    ["?filter=", "all items", undefined],
    ["?filter=Trades", "all items", undefined],
    ["?filter=%3Cscript%3E", "all items", undefined],
    ["?filter=trades", "the Trades items", "Trades"],
    ["?filter=home-services", "the Home Services items", "Home Services"],
    ["?filter=professional", "the Professional items", "Professional"],
    ["?filter=trades&filter=x", "the Trades items", "Trades"],
  ])("shows for %s %s", async (search, _, filter) => {
    const { dialog, titles } = await landing(search);
    expect(titles).toEqual(titlesOf(filter));
    expect(dialog).toBeUndefined();
  });

  it.each(["0", "10", "01", "1.0", "x", ""])("opens no preview for ?preview=%s", async (value) => {
    const { dialog, titles } = await landing(`?preview=${value}`);
    expect(dialog).toBeUndefined();
    expect(titles).toEqual(titlesOf());
  });

  it.each(items)("opens the preview of $title", async ({ id, category, features, demoUrl }) => {
    const { dialog, titles } = await landing(`?preview=${id}`);
    expect(titles).toEqual(titlesOf());
    const { html, text, attributes } = dialog!;
    expect(attributes).toMatchObject({ open: "", "aria-labelledby": "preview-title" });
    const headings = elements(html, "h2");
    expect(headings.map((each) => [each.attributes.id, each.text])).toEqual([
      ["preview-title", category],
    ]);
    expect(features).toHaveLength(4);
    expect(elements(html, "li").map((each) => each.text)).toEqual([...features]);
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
