import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydratedWhenIdle, validates } from "../support/browser";
import { weigh } from "../support/http/weigh";
import { fillAssets, fillOrder } from "../support/orders/filled-forms";
import { browser, site } from "../support/pages/open";
import { visit } from "../support/visit";

/** In bytes, without what the page has already loaded: fewer would mean that the library came with the page. */
const limits = { least: 10_000, most: 16_000 };

const forms = [
  {
    path: "/contact",
    send: "Continue to payment",
    fill: (page: Page) => fillOrder(page, "schema@example.com"),
    sent: (page: Page) => page.waitForURL(/\/sandbox\/checkout\//),
    problem: /^Validation Error\s+Please check the form for errors/,
  },
  {
    path: "/onboarding",
    send: "Send everything",
    fill: (page: Page) => fillAssets(page, "Bright Schema"),
    sent: (page: Page) => page.getByRole("heading", { name: "Thank You!" }).waitFor(),
    problem: /^Something is missing\s+Please check the form for errors/,
  },
];

async function open(path: string) {
  const visited = await visit(browser, { scripts: true });
  const scripts: string[] = [];
  const posts: string[] = [];
  visited.page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
    if (request.method() === "POST") posts.push(request.url());
  });
  await visited.page.goto(site.url + path);
  await hydratedWhenIdle(visited.page);
  return { ...visited, scripts, posts };
}

const focus = (page: Page) => page.getByLabel("Business name").focus();
const alert = (page: Page) => page.getByRole("alert");

/** What a page loads when its form gets the focus. */
async function loadedByFocus(path: string): Promise<Record<string, number>> {
  const { page, scripts, expectQuiet } = await open(path);
  const before = new Set(scripts);
  expect(scripts.filter((url) => url.includes("-schema-"))).toEqual([]);
  await focus(page);
  await validates(page);
  expectQuiet();
  return weigh(scripts.filter((url) => !before.has(url)));
}

it("a form loads its schema on the first focus, at most 16 kB, nearly all shared by both forms", async () => {
  const [order, assets] = [await loadedByFocus("/contact"), await loadedByFocus("/onboarding")];
  for (const weights of [order, assets]) {
    const bytes = Object.values(weights).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(limits.least);
    expect(bytes).toBeLessThanOrEqual(limits.most);
  }
  const own = Object.entries(assets).filter(([path]) => !(path in order));
  expect(own.map(([path]) => path)).toEqual([expect.stringContaining("/asset-schema-")]);
  expect(own[0]?.[1]).toBeLessThanOrEqual(1000);
});

describe.each(forms)("the form on $path", ({ path, send, fill, sent, problem }) => {
  it("is validated without a request once its schema is loaded", async () => {
    const { page, posts } = await open(path);
    await focus(page);
    await validates(page);
    await page.getByRole("button", { name: send }).click();
    await alert(page).waitFor();
    expect(await alert(page).innerText()).toMatch(problem);
    expect(posts).toEqual([]);
  });

  it("is sent unvalidated when its schema cannot be loaded, and the server returns the same messages", async () => {
    const { page, scripts, expectQuiet } = await open(path);
    const missingUrl = `${site.url}/build/_shared/schema-GONEGONE.js`;
    await page.route("**/build/_shared/*-schema-*.js", (route) =>
      route.continue({ url: missingUrl }),
    );
    const failed = page.waitForResponse((response) => response.status() === 404);
    await focus(page);
    await failed;
    await page.getByRole("button", { name: send }).click();
    await alert(page).waitFor();
    expect(await alert(page).innerText()).toMatch(problem);
    const links = await alert(page).getByRole("link").allInnerTexts();
    expect(links.length).toBeGreaterThan(2);
    expect(scripts.filter((url) => url.includes("-schema-"))).toHaveLength(1);
    await fill(page);
    await page.getByRole("button", { name: send }).click();
    await sent(page);
    expectQuiet(/status of (404|422)/);
  });
});

it("the checklist accepts the same email addresses as the form, typed or saved", async () => {
  const { page } = await open("/onboarding");
  const done = () => page.getByRole("status").filter({ hasText: "of 5 done" }).innerText();
  await page.getByLabel("Business name").fill("Bright Checks");
  await page.getByLabel("Email").fill("bob@example");
  await page.getByLabel("Brand colors").fill("navy");
  await expect.poll(done).toBe("1 of 5 done");
  await page.getByLabel("Email").fill("bob@example.com");
  await expect.poll(done).toBe("2 of 5 done");
  await page.getByText("Answers saved").waitFor();
  await page.reload();
  await hydratedWhenIdle(page);
  expect(await done()).toBe("2 of 5 done");
});
