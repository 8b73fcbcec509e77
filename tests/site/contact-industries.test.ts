import { expect, it } from "vitest";
import { site as brand } from "~/content/site";
import { trades } from "~/content/trades";
import { elements } from "../support/http/html-elements";
import { industryNames, otherIndustries } from "../support/orders/industries";
import { sharedSite } from "../support/site";

const site = await sharedSite();

async function contact(industry: string) {
  const response = await fetch(`${site.url}/contact?industry=${encodeURIComponent(industry)}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  const [main] = elements(html, "main");
  const [form] = elements(main!.html, "form");
  expect(form?.attributes.action).toBe("/contact");
  expect(form?.html).not.toContain('name="industry"');
  return { html, main: main! };
}

it.each(industryNames)(
  "the contact page welcomes a visitor by the industry '%s' without a field for it",
  async (name) => {
    const { main } = await contact(name);
    const { category } = trades.find((it) => it.name === name || it.category === name)!;
    expect(main.text).toContain(`our template for ${category}`);
  },
);

it.each(otherIndustries)("the contact page ignores the unknown industry '%s'", async (value) => {
  const { html, main } = await contact(value);
  expect(main.text).not.toContain("You were looking at");
  expect(elements(html, "title").map(({ text }) => text)).toEqual([
    `Order your website | ${brand.name}`,
  ]);
  if (value) expect(main.text).not.toContain(value);
  expect(elements(html, "img").filter(({ attributes }) => attributes.src === "x")).toEqual([]);
});
