import { expect, test } from "vitest";
import type { Page } from "playwright";
import { openedClient } from "../support/assets/onboarding-client";
import { png } from "../support/assets/upload-samples";
import { modes, sharedBrowser } from "../support/browser";
import type { HttpClient } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { signedIn, signInLink } from "../support/operations/team";
import { paidOrder, validOrder } from "../support/orders/order-visitor";
import { accessibilityProblems, danglingReferences } from "../support/pages/axe";
import { large, phone } from "../support/pages/open";
import { sharedSite } from "../support/site";
import { ofThisRun } from "../support/this-run";
import { visit } from "../support/visit";

const ann = "ann.with-a-long-name@desk.test";
const [site, empty, browser] = await Promise.all([
  sharedSite({ env: { DESK_EMAILS: ann } }),
  sharedSite({ env: { DESK_EMAILS: `${ann},ben@desk.test` } }),
  sharedBrowser(),
]);

interface State {
  name: string;
  /** The page to look at. */
  path: (client: HttpClient) => Promise<string> | string;
  on?: typeof site;
  reach?: (page: Page) => Promise<unknown>;
}

const orderPath = async (fields = validOrder()) => {
  const { order, link } = await paidOrder(site, fields);
  return { order, link, path: `/desk/orders/${order.id}` };
};
const paid = async () => (await orderPath()).path;
let personAddress = "";

async function send(
  page: Page,
  id: string,
  change: (form: ReturnType<Page["locator"]>) => unknown,
) {
  await page.locator(`#${id} > summary`).click();
  await change(page.locator(`#${id}`));
  await page.locator(`#${id} button`).click();
}

const states: readonly State[] = [
  { name: "Today with nothing to do", path: () => "/desk", on: empty },
  {
    name: "Today with what waits",
    path: async () => {
      const { order } = await orderPath({ ...validOrder(), name: "Größe & Söhne ".repeat(4) });
      const weekAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
      site.execute("update orders set paid_at = ? where id = ?", weekAgo, order.id);
      return "/desk";
    },
  },
  { name: "orders that were found", path: async () => (await paid()) && "/desk/orders" },
  { name: "no order that was found", path: () => "/desk/orders?q=nothing+is+called+so" },
  { name: "a paid order", path: paid },
  {
    name: "an order with files, one of them removed",
    path: async () => {
      const { order, link, path } = await orderPath();
      const files = ["logo.png", "van.png"].map((name) => ({
        name,
        bytes: png,
        type: "image/png",
      }));
      await (await openedClient(site, link)).send(files);
      const [file] = site.rows<{ id: string }>(
        "select id from uploads where draft_id = (select draft_id from inquiries where order_id = ?)",
        order.id,
      );
      await desk(site, "files", order.reference, "--remove", file!.id);
      return path;
    },
  },
  {
    name: "an order whose website is live",
    path: async () => {
      const { order, path } = await orderPath();
      site.execute(
        `update orders set launched_at = paid_at, launch_told_at = paid_at, ready_at = paid_at,
          preview_url = 'https://preview.test/', launched_url = 'https://www.website.test/' where id = ?`,
        order.id,
      );
      return path;
    },
  },
  {
    name: "an open action",
    path: paid,
    reach: (page) => page.locator("#assign > summary").click(),
  },
  {
    name: "a refused action",
    path: paid,
    reach: async (page) => {
      await send(page, "note", (form) => form.getByLabel("Note").fill(" "));
      await page.getByRole("alert").waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe("alert");
    },
  },
  {
    name: "an action that was done",
    path: paid,
    reach: async (page) => {
      await send(page, "pause", () => undefined);
      await page.getByRole("button", { name: "Undo" }).waitFor();
    },
  },
  { name: "one's own sessions", path: () => "/desk/sessions" },
  {
    name: "assets without an order",
    path: async () => {
      await (await openedClient(site)).send([{ name: "van.png", bytes: png, type: "image/png" }]);
      return "/desk/assets";
    },
  },
  { name: "emails", path: async () => (await paid()) && "/desk/emails" },
  {
    name: "what is stored of a person",
    path: async () => {
      const fields = validOrder();
      await orderPath(fields);
      personAddress = fields.email;
      return "/desk/people";
    },
    reach: async (page) => {
      await page.getByLabel("Email address").fill(personAddress);
      await page.getByRole("button", { name: "Show what is stored" }).click();
      await page.getByRole("heading", { name: "Erase" }).waitFor();
    },
  },
  { name: "exports with their sums", path: async () => (await paid()) && "/desk/exports" },
  {
    name: "health with its days as numbers",
    path: async () => (await paid()) && "/desk/health",
    reach: (page) => page.getByText("The same as numbers").click(),
  },
  {
    name: "the answer to an address",
    path: () => "/desk/sign-in?again=1",
    reach: async (page) => {
      await page.getByLabel("Your email address").fill("nobody@desk.test");
      await page.getByRole("button", { name: "Email me a link" }).click();
      await page.getByRole("heading", { name: "Look into your inbox" }).waitFor();
    },
  },
  { name: "a link to sign in", path: (client) => signInLink(site, client, ann) },
  { name: "a link that has ended", path: () => "/desk/sign-in?token=ended" },
];

/** Whether somebody has to scroll to the right, at that width and twice the usual size of text. */
async function overflow(page: Page, width: number) {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize({ width, height: 844 });
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const ems = () => parseFloat(getComputedStyle(document.documentElement).fontSize);
  await expect.poll(() => page.evaluate(ems)).toBe(32);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  return wider;
}

const rows = modes.flatMap((mode) => states.map((state) => ({ ...mode, ...state })));

test.each(ofThisRun(rows, ({ scripts }) => scripts))(
  "axe-core finds no problem $mode on $name in both color schemes, and text of twice the size fits its width",
  async ({ scripts, path, reach, on = site }) => {
    const client = await signedIn(on, ann);
    const target = await path(client);
    const { page, expectQuiet } = await visit(browser, { scripts, viewport: phone });
    await page.context().addCookies(client.browserCookies());
    await page.goto(on.url + target);
    await reach?.(page);
    for (const viewport of [phone, large]) {
      await page.setViewportSize(viewport);
      expect(await accessibilityProblems(page, scripts), `${viewport.width} px`).toEqual([]);
    }
    expect(await danglingReferences(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await accessibilityProblems(page, scripts, "contrast"), "in the dark").toEqual([]);
    for (const { width } of [phone, large]) expect(await overflow(page, width)).toBe(0);
    expectQuiet(/status of 4(03|22)/);
  },
);
