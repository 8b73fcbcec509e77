import { expect, it } from "vitest";
import { site as brand } from "~/content/site";
import { trades } from "~/content/trades";
import { controls, elements } from "../support/http/html-elements";
import { sharedSite } from "../support/site";

const site = await sharedSite();

async function contact(industry: string) {
  const response = await fetch(`${site.url}/contact?industry=${encodeURIComponent(industry)}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  const [main] = elements(html, "main");
  const [form] = elements(main!.html, "form");
  expect(form?.attributes.action).toBe("/contact");
  const { value } = controls(form!.html).find(({ name }) => name === "industry")!;
  return { html, main: main!, value };
}

it.each(trades.flatMap(({ name, category }) => [name, category]))(
  "the contact page welcomes a visitor by the industry '%s', and its form names it without showing it",
  async (name) => {
    const { main, value } = await contact(name);
    const trade = trades.find((it) => it.name === name || it.category === name)!;
    expect(main.text).toContain(`Our template for ${trade.category}`);
    expect(value).toBe(trade.name);
  },
);

it.each([
  "Mason",
  trades[0].slug,
  ` ${trades[0].name}`,
  `${trades[0].name} `,
  `${trades[0].name}\tx`,
  "",
  "__proto__",
  "<script>document.title='taken'</script>",
  '"><img src=x onerror="document.title=1">',
  "javascript:alert(1)",
  "P".repeat(4000),
])("the contact page ignores the unknown industry '%s'", async (value) => {
  const { html, main, value: named } = await contact(value);
  expect(main.text).not.toContain("Our template");
  expect(named).toBe("");
  expect(elements(html, "title").map(({ text }) => text)).toEqual([
    `Order your website | ${brand.name}`,
  ]);
  if (value) expect(main.text).not.toContain(value);
  expect(elements(html, "img").filter(({ attributes }) => attributes.src === "x")).toEqual([]);
});
