import type { Page } from "playwright";
import { hydrated, sharedBrowser } from "../browser";
import { visit } from "../visit";
import { hiddenFields, textOf } from "../http/http-client";
import { summaryOf, valuesOf } from "../orders/order-page";
import { openForm, type OrderFields } from "../orders/order-visitor";
import type { Site } from "../site";

/** The result of the order form: a checkout, or the form again with its error summary. */
export type OrderAnswer =
  { kind: "checkout"; sessionId: string } | { kind: "failed"; words: string; values: OrderFields };

/** A visitor with the order form open. */
export interface Buyer {
  send: (fields: OrderFields) => Promise<OrderAnswer>;
  /** Opens the form again. */
  reopen: () => Promise<void>;
  /** The words of a page's main part. */
  read: (path: string) => Promise<string>;
  /** Fails when the browser logged something unexpected. */
  leave: () => Promise<void>;
}

/** Both kinds of buyers; each row of the matrix is run with either. */
export const buyers = [
  { mode: "with scripts", arrive: inBrowser },
  { mode: "without scripts", arrive: overHttp },
] as const;

/** A provider, or the database, has failed. */
const FAILED = [502, 503];
const CHECKOUT = /\/sandbox\/checkout\/(cs_[^/?#]*)/;
const sessionIn = (url: string) => CHECKOUT.exec(url)?.[1] ?? "";

async function overHttp(site: Site): Promise<Buyer> {
  const visitor = await openForm(site);
  return {
    send: async (fields) => {
      const answer = await visitor.send(fields);
      const html = await answer.text();
      if (answer.status === 303) {
        return { kind: "checkout", sessionId: sessionIn(answer.headers.get("Location") ?? "") };
      }
      if (!FAILED.includes(answer.status))
        throw new Error(`The order was answered ${answer.status}`);
      return { kind: "failed", words: summaryOf(html).text, values: valuesOf(html) };
    },
    reopen: async () => {
      Object.assign(visitor.hidden, hiddenFields(await visitor.page("/contact")));
    },
    read: async (path) => textOf(await visitor.page(path)),
    leave: async () => undefined,
  };
}

async function inBrowser(site: Site): Promise<Buyer> {
  const { page, expectQuiet } = await visit(await sharedBrowser(), {
    scripts: true,
    reducedMotion: "reduce",
    baseURL: site.url,
  });
  const reopen = async () => {
    await page.goto("/contact");
    await hydrated(page, true);
  };
  await reopen();
  return {
    reopen,
    send: async (fields) => {
      await fill(page, fields);
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByRole("button", { name: "Continue to payment" }).click();
      const status = (await answered).status();
      if (FAILED.includes(status)) return failure(page);
      // Usually the answer is a redirect; with status 200 it first reports that the email failed.
      if (status === 200) await shown(page, "Email notification failed");
      await page.waitForURL(CHECKOUT, { waitUntil: "commit" });
      return { kind: "checkout", sessionId: sessionIn(page.url()) };
    },
    read: async (path) => {
      await page.goto(path);
      return oneLine(await page.locator("main").innerText());
    },
    leave: async () => {
      expectQuiet(
        /the server responded with a status of 50[23]/,
        /^(Something went wrong|We cannot save anything right now):/,
      );
    },
  };
}

async function fill(page: Page, fields: OrderFields): Promise<void> {
  await page.getByLabel("Business name").fill(fields.name);
  await page.getByLabel("Email").fill(fields.email);
  await page.getByLabel("Your project").fill(fields.project);
  await page.getByLabel("What you already have").fill(fields.assets);
  await page.getByLabel("Timeline").selectOption(fields.timeline);
  await page.getByLabel("Budget").fill(fields.budget);
}

async function failure(page: Page): Promise<OrderAnswer> {
  const words = oneLine(await page.getByRole("alert").innerText());
  await shown(page, await page.getByRole("alert").getByRole("heading").innerText());
  const values = {
    name: await page.getByLabel("Business name").inputValue(),
    email: await page.getByLabel("Email").inputValue(),
    project: await page.getByLabel("Your project").inputValue(),
    assets: await page.getByLabel("What you already have").inputValue(),
    timeline: await page.getByLabel("Timeline").inputValue(),
    budget: await page.getByLabel("Budget").inputValue(),
  };
  return { kind: "failed", words, values };
}

/** Waits for a toast of this title. */
async function shown(page: Page, title: string): Promise<void> {
  await page.getByRole("status", { name: "Notifications" }).getByText(title).waitFor();
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
