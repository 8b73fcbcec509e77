import { expect, it } from "vitest";
import { pages } from "~/content/pages";
import { site as brand } from "~/content/site";
import { elements } from "../support/http/html-elements";
import { htmlPages } from "../support/pages/html-pages";
import { sharedSite } from "../support/site";
import { demoPath, firstTrade } from "../support/pages/sample-trades";

const site = await sharedSite();

const listed = pages
  .filter((page) => page.listed && htmlPages.includes(page.path))
  .map(({ path }) => path);

/** The names of the Open Graph's properties. */
const shared = "title description url type image image:width image:height image:alt".split(" ");

/** The metadata in a page's head; a name that occurs twice fails. */
async function headOf(path: string) {
  const html = await (await fetch(site.url + path)).text();
  const one = (name: string, key: string, value: string) => {
    const all = elements(html, name).filter(({ attributes }) => attributes[key] === value);
    if (all.length > 1) throw new Error(`${name} with the ${key} ${value} is there twice`);
    return all[0]?.attributes;
  };
  const named = (name: string) => one("meta", "name", name)?.content;
  const property = (name: string) => one("meta", "property", `og:${name}`)?.content;
  return {
    titles: elements(html.slice(0, html.indexOf("</head>")), "title").map(({ text }) => text),
    lang: elements(html, "html")[0]?.attributes.lang,
    description: named("description"),
    canonical: one("link", "rel", "canonical")?.href,
    robots: named("robots"),
    card: named("twitter:card"),
    twitterImage: named("twitter:image"),
    og: Object.fromEntries(shared.map((name) => [name, property(name)])),
  };
}

/** Width and height as a PNG's header states them. */
async function pngSize(url: string): Promise<[number, number]> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

it.each(htmlPages)(
  "the head of %s has the metadata for search engines and shared links",
  async (path) => {
    const head = await headOf(path);
    expect(head.lang).toBe("en");
    expect(head.titles).toEqual([expect.stringMatching(new RegExp(` \\| ${brand.name}$`))]);
    expect(head.description?.length).toBeGreaterThan(20);
    expect(head.canonical).toBe(site.url + path);
    expect(head.robots).toBe(listed.includes(path) ? undefined : "noindex");
    expect(head.card).toBe("summary_large_image");
    const size = { "image:width": "1200", "image:height": "630" };
    expect(head.og).toMatchObject({ url: site.url + path, type: "website", ...size });
    expect(head.titles[0]).toContain(head.og.title);
    expect(head.og.description).toBe(head.description);
    expect(head.og["image:alt"]).toMatch(/\w/);
    expect(head.twitterImage).toBe(head.og.image);
    expect(await pngSize(head.og.image!)).toEqual([1200, 630]);
  },
);

it("each public page has its own title and description", async () => {
  const heads = [];
  for (const path of listed) heads.push(await headOf(path));
  expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(listed.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(listed.length);
});

it.each(["/?filter=trades", "/?preview=3", `/contact?industry=${firstTrade.name}`, `${demoPath}/`])(
  "every view of a page has the same canonical URL: %s",
  async (path) => {
    const { canonical } = await headOf(path);
    expect(canonical).toBe(site.url + path.replace(/\?.*/, "").replace(/(.)\/$/, "$1"));
  },
);

it("the sitemap lists every public page and no other", async () => {
  const response = await fetch(`${site.url}/sitemap.xml`);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/xml/);
  const all = (await response.text()).matchAll(/<loc>(.*?)<\/loc>/g);
  const locations = [...all].map(([, url]) => url);
  expect(locations).toEqual(listed.map((path) => site.url + path));
  for (const url of locations) expect((await fetch(url!)).status).toBe(200);
});

it("robots.txt points to the sitemap and excludes no public page", async () => {
  const response = await fetch(`${site.url}/robots.txt`);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
  const lines = (await response.text()).split("\n");
  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(lines).toContain("User-agent: *");
  for (const path of listed) expect(lines).not.toContain(`Disallow: ${path}`);
});

it("the icons have the sizes they declare, and the manifest exists", async () => {
  const html = await (await fetch(site.url)).text();
  const links = elements(html, "link").map(({ attributes }) => attributes);
  const icons = links.filter(({ rel }) => rel?.includes("icon"));
  expect(icons.map(({ rel }) => rel)).toEqual(["icon", "icon", "apple-touch-icon"]);
  for (const { href, type, sizes } of icons) {
    if (type === "image/svg+xml") {
      const icon = await fetch(site.url + href);
      expect(icon.headers.get("Content-Type")).toMatch(/^image\/svg\+xml/);
    } else {
      const side = sizes ? Number(sizes.split("x")[0]) : 180;
      expect(await pngSize(site.url + href)).toEqual([side, side]);
    }
  }

  const manifestUrl = links.find(({ rel }) => rel === "manifest")?.href;
  const response = await fetch(site.url + manifestUrl);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/manifest\+json/);
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({ name: brand.name, start_url: "/" });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "any"]);
  for (const { src, sizes, type } of manifest.icons) {
    const side = Number(sizes.split("x")[0]);
    if (type === "image/png") expect(await pngSize(site.url + src)).toEqual([side, side]);
    else expect((await fetch(site.url + src)).status).toBe(200);
  }
});
