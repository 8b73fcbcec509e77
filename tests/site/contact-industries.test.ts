import { expect, it } from "vitest";
import { site as brand } from "~/content/site";
import { trades } from "~/content/trades";
import { elements } from "../support/http/html-elements";
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

it.each(trades.flatMap(({ name, category }) => [name, category]))(
  "the contact page welcomes a visitor by the industry '%s' without a field for it",
  async (name) => {
    const { main } = await contact(name);
    const { category } = trades.find((it) => it.name === name || it.category === name)!;
    expect(main.text).toContain(`our template for ${category}`);
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
  const { html, main } = await contact(value);
  expect(main.text).not.toContain("You were looking at");
  expect(elements(html, "title").map(({ text }) => text)).toEqual([
    `Order your website | ${brand.name}`,
  ]);
  if (value) expect(main.text).not.toContain(value);
  expect(elements(html, "img").filter(({ attributes }) => attributes.src === "x")).toEqual([]);
});
