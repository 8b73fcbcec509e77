import { describe, expect, test } from "vitest";
import { demos } from "~/demos/demos";
import { items } from "~/marketing/gallery/items";
import { textOf } from "../support/http/http-client";
import { elements } from "../support/http/html-elements";
import { htmlPages } from "../support/pages/html-pages";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const pageOf = async (path: string) => (await fetch(site.url + path)).text();

const namedIn = (html: string, rel: string) =>
  elements(html, "link")
    .filter(({ attributes }) => attributes.rel === rel)
    .map(({ attributes }) => attributes.href!);

/** The fonts that a page or a stylesheet names. */
const fontsOf = (text: string) => text.match(/\/build\/_assets\/[\w-]+\.woff2/g) ?? [];

/** In the words of each firm: "This is a demo: nothing is sent." */
const saysThatNothingIsSent =
  /\bdemo(nstration)?\b.{0,80}\b(nothing|nobody|no|not|never)\b.{0,40}\bsen[dt]s?\b/i;

/** A text without its line breaks, hard spaces and capitals. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

test("each demo has its own texts, picture and accent color", async () => {
  const pictures = await Promise.all(
    demos.map(async ({ slug }) => {
      const [main] = elements(await pageOf(`/demo/${slug}`), "main");
      return elements(main!.html, "img")[0]!.attributes.src;
    }),
  );
  const { length } = demos;
  expect(new Set(pictures).size).toBe(length);
  for (const part of ["headline", "subheadline", "accentColor"] as const) {
    expect(new Set(demos.map((demo) => demo[part])).size, part).toBe(length);
  }
});

describe.each(demos)("the demo for a $slug", (demo) => {
  const path = `/demo/${demo.slug}`;

  test("has a section for each of the four features that its preview in the gallery names", async () => {
    const { features } = items.find(({ demoUrl }) => demoUrl === path)!;
    expect(new Set(features.map(({ text }) => text)).size).toBe(4);
    const ids = [...(await pageOf(path)).matchAll(/<[^>]* id="([^"]*)"/g)].map(([, it]) => it);
    for (const { section } of features) {
      expect(ids.filter((it) => it === section)).toEqual([section]);
    }
  });

  test("has one stylesheet beside that of the bar around each demo, and fonts, that no other page names", async () => {
    const html = await pageOf(path);
    const [bar, own, ...others] = namedIn(html, "stylesheet");
    const [first] = demos;
    expect(namedIn(await pageOf(`/demo/${first!.slug}`), "stylesheet")[0]).toBe(bar);
    expect(namedIn(await pageOf("/"), "stylesheet")).not.toContain(bar);
    expect(own).toMatch(/[.]css/);
    expect(others).toEqual([]);
    const fonts = new Set([...fontsOf(html), ...fontsOf(await pageOf(own!))]);
    expect(fonts.size).toBeGreaterThan(0);
    for (const page of htmlPages.filter((it) => it !== path)) {
      const named = await pageOf(page);
      const theirs = [named, ...(await Promise.all(namedIn(named, "stylesheet").map(pageOf)))];
      for (const file of [own!, ...fonts]) expect(theirs.join(), page).not.toContain(file);
    }
  });

  test("shows its headline, its subheadline and a picture, and leads to the order form", async () => {
    const html = await pageOf(path);
    const [[bar], [main]] = [elements(html, "header"), elements(html, "main")];
    expect(bar!.text).toContain("Industry-Specific Template Preview");
    expect(bar!.text).toContain("This is a demo preview.");
    expect(plain(elements(main!.html, "h1")[0]!.text)).toBe(plain(demo.headline));
    expect(plain(main!.text)).toContain(plain(demo.subheadline));
    const picture = elements(main!.html, "img")[0]!.attributes.src!;
    expect((await fetch(site.url + picture)).status).toBe(200);
    const button = elements(bar!.html, "a").find(({ text }) => text === "Get This Site");
    const industry = new URLSearchParams({ industry: demo.name });
    expect(button?.attributes.href).toBe(`/contact?${industry}`);
  });

  test("has at most 15 kB of scripts, all of them in the page itself", async () => {
    const scripts = elements(await pageOf(path), "script");
    expect(scripts.length).toBeGreaterThan(0);
    for (const { attributes } of scripts) expect(attributes.src).toBeUndefined();
    const bytes = scripts.reduce((sum, { html }) => sum + Buffer.byteLength(html), 0);
    expect(bytes).toBeLessThanOrEqual(15_000);
  });

  test("sends nothing but choices from closed sets", async () => {
    const [main] = elements(await pageOf(path), "main");
    const forms = elements(main!.html, "form");
    const choices = demo.choices ?? {};
    for (const form of forms) {
      expect(form.attributes.method).toBe("get");
      for (const tag of ["input", "select", "textarea"]) {
        for (const { attributes } of elements(form.html, tag)) {
          if (attributes.name === undefined) continue;
          expect(Object.keys(choices)).toContain(attributes.name);
          if (tag === "input") expect(choices[attributes.name]).toContain(attributes.value);
        }
      }
    }
    expect(main!.text).toMatch(saysThatNothingIsSent);
    expect((await fetch(site.url + path, { method: "POST" })).status).toBe(405);
  });

  test("shows each choice, and makes no page of any other value", async () => {
    const plain = await pageOf(path);
    for (const [field, [first, ...others]] of Object.entries(demo.choices ?? {})) {
      for (const value of others) {
        expect(await pageOf(`${path}?${field}=${value}`), `${field}=${value}`).not.toBe(plain);
      }
      expect(await pageOf(`${path}?${field}=${first}`)).toBe(plain);
      expect(await pageOf(`${path}?${field}=zq7x`)).toBe(plain);
    }
  });

  test("asks in no field of one line for a whole address, and has no style attribute, which the content policy would block", async () => {
    const html = await pageOf(path);
    const fields = elements(html, "input");
    expect(fields.length).toBeGreaterThan(0);
    for (const { attributes } of fields) expect(attributes.autoComplete).not.toBe("street-address");
    expect(html).not.toMatch(/<[^>]* style="/);
  });

  test("marks its reviews as examples, and gives an address and a license number", async () => {
    const [main] = elements(await pageOf(path), "main");
    expect(main!.text).toMatch(/example/i);
    expect(main!.text).toMatch(/licen[sc]e/i);
    expect(main!.html).toContain(`href="tel:${demo.phone}"`);
  });
});

test.each(
  [
    ["/demo/builder", "request=sent&kind=loft", "Project: attic conversion"],
    ["/demo/painter", "wall=hallway", "$130"],
    ["/demo/painter", "room=hallway&light=west", "A hallway that looks west?"],
  ].filter(([path]) => demos.some(({ slug }) => path === `/demo/${slug}`)),
)(
  "%s answers ?%s, and says nothing of it to a visitor who has not asked",
  async (path, asked, answer) => {
    expect(textOf(await pageOf(path))).not.toContain(answer);
    expect(textOf(await pageOf(`${path}?${asked}`))).toContain(answer);
  },
);
