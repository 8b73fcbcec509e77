import type { Page } from "playwright";
import { expect, it } from "vitest";
import { hold, hydrated, sharedBrowser } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { paidOrder } from "../support/orders/order-visitor";
import { until } from "../support/until";
import { sharedSite } from "../support/site";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const about = (page: Page) => page.getByLabel("About your business");
const said = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

/** On the shared page where the test ends elsewhere than on the filled form. */
async function open(path = "/onboarding", arrive: typeof sharedVisit = visit) {
  const visited = await arrive(browser, { scripts: true, reducedMotion: "reduce" });
  await visited.page.goto(site.url + path);
  await hydrated(visited.page, true);
  return visited;
}

/** The posts that save in the background, as the page sends them. */
function saves(page: Page): string[] {
  const bodies: string[] = [];
  page.on("request", (request) => {
    const body = request.postDataBuffer()?.toString() ?? "";
    if (body.includes("autosave")) bodies.push(body);
  });
  return bodies;
}

/** What the draft holds that has this text in one of its fields. */
const draftWith = (column: string, text: string) =>
  site.rows<Record<string, string>>(`select * from drafts where ${column} = ?`, text)[0];

/** Tells the page that its tab was hidden or shown. */
async function turn(page: Page, state: "hidden" | "visible") {
  await page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

it("saves what was typed last when the page goes away", async () => {
  const { page } = await open("/onboarding", sharedVisit);
  await about(page).fill("Closed in the middle of");
  await turn(page, "hidden");
  await until("it is saved", () => Boolean(draftWith("text_content", "Closed in the middle of")));
  await about(page).fill("Gone to another page");
  await page.getByRole("link", { name: "Privacy Policy" }).first().click();
  await until("it is saved", () => Boolean(draftWith("text_content", "Gone to another page")));
});

it("sends what was typed while a post was on its way after it, and nothing older after that", async () => {
  const { page } = await open();
  const letGo = await hold(page, "**/onboarding?_data=*");
  const posts = saves(page);
  await about(page).fill("First thought");
  await page.getByLabel("Business name").focus();
  await until("the first is on its way", () => posts.length === 1);
  await about(page).fill("Second thought");
  await page.getByLabel("Business name").focus();
  expect(posts).toHaveLength(1);
  letGo();
  await until("the second is saved", () => Boolean(draftWith("text_content", "Second thought")));
  expect(posts).toHaveLength(2);
});

it("keeps a page's words when its draft was submitted elsewhere, and sends them in addition", async () => {
  const { link, order } = await paidOrder(site);
  const [{ page: phone }, { page: desk }] = [await open(link), await open(link, sharedVisit)];
  await typeAndSave(desk, "From the desk");
  await typeAndSave(phone, "From the phone");
  await phone.getByRole("button", { name: "Send everything" }).click();
  await phone.getByRole("heading", { name: "Thank You!" }).waitFor();
  await desk.getByLabel("Brand colors").fill("navy");
  await about(desk).focus();
  await said(desk, "Saved");
  expect(await desk.getByLabel("Brand colors").inputValue()).toBe("navy");
  expect(await about(desk).inputValue()).toBe("From the desk");
  await desk.getByRole("button", { name: "Send everything" }).click();
  await desk.getByRole("heading", { name: "Thank You!" }).waitFor();
  expect(
    site.rows(
      "select project_description as text from inquiries where order_id = ? order by created_at",
      order.id,
    ),
  ).toEqual([{ text: "From the phone" }, { text: "From the desk" }]);
});

async function typeAndSave(page: Page, text: string) {
  await about(page).fill(text);
  await page.getByLabel("Brand colors").focus();
  await said(page, "Saved");
}
