import type { Page } from "playwright";
import { fillAssets, fillOrder, pay, press, sendAssets, sendOrder } from "../orders/filled-forms";
import { htmlPages } from "./html-pages";
import { disguised, logo } from "../assets/sample-files";
import type { Site } from "../site";

const phone = { width: 320, height: 700 };

const choose = (page: Page, ...files: (typeof logo)[]) =>
  page.getByLabel("Choose files").setInputFiles(files);
const toasted = (page: Page, title: string) =>
  page.getByRole("status").filter({ hasText: /\S/ }).getByText(title).waitFor();
const previewed = (page: Page) => page.getByRole("dialog").waitFor();

export interface State {
  name: string;
  path: string;
  reach?: (page: Page, site: Site) => Promise<unknown>;
  viewport?: typeof phone;
  /** Also checked in the dark scheme. */
  dark?: boolean;
  /** Differs from another state only in its width, and is left to `npm run test:full`. */
  rare?: boolean;
}

type Reached = Omit<State, "name" | "path">;
const state = (name: string, path: string, reached: Reached): State => ({ name, path, ...reached });

/** Whether a state has text in the onboarding form, which scripts save when the page is left. */
export function savesByItself({ path, reach }: State): boolean {
  return path === "/onboarding" && reach !== undefined;
}

/** The legal pages differ only in their texts, of which one stands for both. */
const isDark = (path: string) => !["/terms-of-service", "/reminders"].includes(path);

export const states: readonly State[] = [
  ...[...htmlPages, "/nowhere", "/%00"].map((path) => state(path, path, { dark: isDark(path) })),
  state("the landing page on a phone", "/", { viewport: phone }),
  state("the contact page on a phone", "/contact", { viewport: phone }),
  ...[phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }].map((viewport) =>
    state(`the answered questions at ${viewport.width} px`, "/", {
      viewport,
      rare: viewport !== phone,
      reach: async (page) => {
        for (const one of await page.locator("#questions summary").all()) await one.click();
      },
    }),
  ),
  state("the open menu", "/", {
    viewport: phone,
    dark: true,
    reach: (page) => page.locator("header summary").click(),
  }),
  state("the open preview", "/?preview=5", { dark: true, reach: previewed }),
  state("the open preview on a phone", "/?filter=trades&preview=8", {
    viewport: phone,
    reach: previewed,
  }),
  state("the message after a preview", "/?preview=1", {
    reach: async (page) => {
      await page.getByRole("link", { name: "Close the preview" }).click();
      await toasted(page, "Liked what you saw?");
    },
  }),
  state("the welcome by trade", "/contact?industry=Glazier", {
    reach: (page) => page.getByText("template for Glaziers.").waitFor(),
  }),
  state("an order with every error", "/contact", {
    dark: true,
    reach: async (page) => {
      await press(page, "Continue to payment");
      await page.getByRole("alert").waitFor();
      await toasted(page, "Validation Error");
    },
  }),
  state("an order whose checkout failed", "/contact", {
    reach: async (page, site) => {
      site.sandbox.stripe.fail({ match: "POST /v1/checkout/sessions", status: 500 });
      await fillOrder(page);
      await press(page, "Continue to payment");
      await toasted(page, "Something went wrong");
    },
  }),
  state("the order a visitor came back to", "/contact", {
    dark: true,
    reach: async (page) => {
      await fillOrder(page);
      await sendOrder(page);
      await page.getByRole("link", { name: "Go back" }).click();
      await page.getByText("Your order is saved; nothing was charged.").first().waitFor();
    },
  }),
  state("the page after payment", "/contact", { dark: true, reach: (page) => pay(page) }),
  state("a website ready to look at", "/contact", {
    reach: async (page, site) => {
      await pay(page);
      site.execute(
        `update orders set ready_at = paid_at, preview_url = 'https://preview.test/'
          where id = (select id from orders where paid_at is not null order by created_at desc limit 1)`,
      );
      await page.reload();
      await page.getByRole("link", { name: "Look at your website" }).waitFor();
    },
  }),
  state("assets with every error", "/onboarding", {
    dark: true,
    reach: async (page) => {
      await press(page, "Send everything");
      await page.getByRole("alert").waitFor();
      await toasted(page, "Something is missing");
    },
  }),
  state("listed files, one of them refused", "/onboarding", {
    dark: true,
    reach: async (page) => {
      await choose(page, logo, disguised);
      await press(page, "Send everything");
      await page.getByRole("alert").waitFor();
      await page.getByRole("button", { name: "Remove logo.png" }).waitFor();
    },
  }),
  state("submitted assets", "/onboarding", {
    reach: async (page) => {
      await fillAssets(page);
      await sendAssets(page);
    },
  }),
];

/** States with scripts only. */
export const scriptedStates: readonly State[] = [
  state("files just chosen, with their toast", "/onboarding", {
    reach: async (page) => {
      await choose(page, logo, { ...logo, name: "second.png" });
      await toasted(page, "Files added");
    },
  }),
  state("an upload in progress", "/onboarding", {
    reach: async (page, site) => {
      site.sandbox.s3.fail({ match: "PUT /", delayMs: 20_000 });
      await fillAssets(page);
      await choose(page, logo);
      await press(page, "Send everything");
      await page.getByRole("progressbar").waitFor();
    },
  }),
  state("the glass header", "/terms-of-service", {
    reach: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 600));
      await page.locator('header[data-scrolled="true"]').waitFor();
    },
  }),
];
