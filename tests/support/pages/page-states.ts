import type { Page } from "playwright";
import { fillAssets, fillOrder, pay } from "../orders/filled-forms";
import { htmlPages } from "./html-pages";
import { disguised, logo } from "../assets/sample-files";
import type { Site } from "../site";

const phone = { width: 320, height: 700 };

const choose = (page: Page, files: (typeof logo)[]) =>
  page.getByLabel("Choose files").setInputFiles(files);
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const shownToast = (page: Page) => page.getByRole("status").filter({ hasText: /\S/ });

/** A state of a page. */
export interface State {
  name: string;
  path: string;
  /** Brings the page into the state and waits for it. */
  reach?: (page: Page, site: Site) => Promise<unknown>;
  viewport?: typeof phone;
  /** Also checked in the dark scheme. */
  dark?: boolean;
  /** Differs from another state only in its width, and is left to `npm run test:full`. */
  rare?: boolean;
}

/** Whether a state has text in the onboarding form, which scripts save when the page is left. */
export function savesByItself({ path, reach }: State): boolean {
  return path === "/onboarding" && reach !== undefined;
}

/** One of each kind: the legal pages differ only in their texts. Each demo has colors of its own. */
const darkPages = [
  "/",
  "/contact",
  "/onboarding",
  "/thank-you",
  ...htmlPages.filter((path) => path.startsWith("/demo/")),
  "/privacy-policy",
  "/nowhere",
  "/%00",
];

/** States with and without scripts. */
export const states: readonly State[] = [
  ...[...htmlPages, "/nowhere", "/%00"].map((path) => {
    return {
      name: path,
      path,
      dark: darkPages.includes(path),
    };
  }),
  { name: "the landing page on a phone", path: "/", viewport: phone },
  {
    name: "the contact page on a phone",
    path: "/contact",
    viewport: phone,
  },
  ...[phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }].map((viewport) => ({
    name: `the answered questions at ${viewport.width} px`,
    path: "/",
    viewport,
    rare: viewport !== phone,
    reach: async (page: Page) => {
      for (const one of await page.locator("#questions summary").all()) await one.click();
    },
  })),
  {
    name: "the open menu",
    path: "/",
    viewport: phone,
    dark: true,
    reach: (page) => page.locator("header summary").click(),
  },
  {
    name: "the open preview",
    path: "/?preview=5",
    dark: true,
    reach: (page) => page.getByRole("dialog").waitFor(),
  },
  {
    name: "the open preview on a phone",
    path: "/?filter=trades&preview=8",
    viewport: phone,
    reach: (page) => page.getByRole("dialog").waitFor(),
  },
  {
    name: "the message after a preview",
    path: "/?preview=1",
    reach: async (page) => {
      await page.getByRole("link", { name: "Close the preview" }).click();
      await shownToast(page).getByText("Liked what you saw?").waitFor();
    },
  },
  {
    name: "the welcome by trade",
    path: "/contact?industry=Glazier",
    reach: (page) => page.getByText("template for Glaziers.").waitFor(),
  },
  {
    name: "an order with every error",
    path: "/contact",
    dark: true,
    reach: async (page) => {
      await press(page, "Continue to payment");
      await page.getByRole("alert").waitFor();
      await shownToast(page).getByText("Validation Error").waitFor();
    },
  },
  {
    name: "an order whose checkout failed",
    path: "/contact",
    reach: async (page, site) => {
      site.sandbox.stripe.fail({ match: "POST /v1/checkout/sessions", status: 500 });
      await fillOrder(page);
      await press(page, "Continue to payment");
      await shownToast(page).getByText("Something went wrong").waitFor();
    },
  },
  {
    name: "the order a visitor came back to",
    path: "/contact",
    dark: true,
    reach: async (page) => {
      await fillOrder(page);
      await press(page, "Continue to payment");
      await page.getByRole("link", { name: "Go back" }).click();
      await page.getByText("Your order is saved; nothing was charged.").first().waitFor();
    },
  },
  {
    name: "the page after payment",
    path: "/contact",
    dark: true,
    reach: (page) => pay(page),
  },
  {
    name: "a website ready to look at",
    path: "/contact",
    reach: async (page, site) => {
      await pay(page);
      site.execute(
        `update orders set ready_at = paid_at, preview_url = 'https://preview.test/'
          where id = (select id from orders where paid_at is not null order by created_at desc limit 1)`,
      );
      await page.reload();
      await page.getByRole("link", { name: "Look at your website" }).waitFor();
    },
  },
  {
    name: "assets with every error",
    path: "/onboarding",
    dark: true,
    reach: async (page) => {
      await press(page, "Send everything");
      await page.getByRole("alert").waitFor();
      await shownToast(page).getByText("Something is missing").waitFor();
    },
  },
  {
    name: "listed files, one of them refused",
    path: "/onboarding",
    dark: true,
    reach: async (page) => {
      await choose(page, [logo, disguised]);
      await press(page, "Send everything");
      await page.getByRole("alert").waitFor();
      await page.getByRole("button", { name: "Remove logo.png" }).waitFor();
    },
  },
  {
    name: "submitted assets",
    path: "/onboarding",
    reach: async (page) => {
      await fillAssets(page);
      await press(page, "Send everything");
      await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    },
  },
];

/** States with scripts only. */
export const scriptedStates: readonly State[] = [
  {
    name: "files just chosen, with their toast",
    path: "/onboarding",
    reach: async (page) => {
      await choose(page, [logo, { ...logo, name: "second.png" }]);
      await shownToast(page).getByText("Files added").waitFor();
    },
  },
  {
    name: "an upload in progress",
    path: "/onboarding",
    reach: async (page, site) => {
      site.sandbox.s3.fail({ match: "PUT /", delayMs: 20_000 });
      await fillAssets(page);
      await choose(page, [logo]);
      await press(page, "Send everything");
      await page.getByRole("progressbar").waitFor();
    },
  },
  {
    name: "the glass header",
    path: "/terms-of-service",
    reach: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 600));
      await page.locator('header[data-scrolled="true"]').waitFor();
    },
  },
];
