import type { Page } from "playwright";
import { expect, it } from "vitest";
import { disguised, logo } from "../support/assets/sample-files";
import { hydrated, modes } from "../support/browser";
import { encryptToken } from "~/server/security/encrypted-token.server";
import {
  fillAssets,
  fillOrder,
  pay,
  press,
  sendAssets,
  sendOrder,
} from "../support/orders/filled-forms";
import { paidOrder, placeOrder } from "../support/orders/order-visitor";
import { accessibilityProblems, danglingReferences } from "../support/pages/axe";
import { htmlPages } from "../support/pages/html-pages";
import { browser, site } from "../support/pages/open";
import { trades } from "~/content/trades";
import { ofThisRun } from "../support/this-run";
import { sharedVisit, visit } from "../support/visit";
import { firstTrade } from "../support/pages/sample-trades";

const phone = { width: 320, height: 700 };

const choose = (page: Page, ...files: (typeof logo)[]) =>
  page.getByLabel("Choose files").setInputFiles(files);
const toasted = (page: Page, title: string) =>
  page.getByRole("status").filter({ hasText: title }).waitFor();
const previewed = (page: Page) => page.getByRole("dialog").waitFor();

interface State {
  name: string;
  path: string;
  reach?: (page: Page) => Promise<unknown>;
  viewport?: typeof phone;
  /** Also checked in the dark scheme. */
  dark?: boolean;
  /** Exists with scripts only. */
  scripted?: true;
  /** The modes in which `npm test` checks it in the light scheme; with scripts it also turns dark in place. */
  often?: readonly boolean[];
}

const state = (name: string, path: string, more: Omit<State, "name" | "path">): State => ({
  name,
  path,
  ...more,
});

/** Needs the server alone. */
const withoutScripts = [false];
/** Differs only in width, place or message from a state that `npm test` checks. */
const never: boolean[] = [];

/** The legal pages differ only in their texts, of which one stands for both; a third of the demos stands for all. */
const isOneOfMany = (path: string) =>
  path === "/terms-of-service" ||
  trades.some(({ slug }, at) => path === `/demo/${slug}` && at % 3 > 0);

const isDark = (path: string) => !["/terms-of-service", "/reminders"].includes(path);

const states: readonly State[] = [
  ...[...htmlPages, "/desk/sign-in", "/nowhere", "/%00"].map((path) =>
    // The terms of service stand under the glass header.
    state(path, path, {
      dark: isDark(path),
      often: isOneOfMany(path) ? never : undefined,
    }),
  ),
  state("the landing page on a phone", "/", { viewport: phone, often: never }),
  state("the contact page on a phone", "/contact", { viewport: phone, often: never }),
  ...[phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }].map((viewport) =>
    state(`the answered questions at ${viewport.width} px`, "/", {
      viewport,
      often: viewport === phone ? undefined : never,
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
  state("the open preview", "/?preview=1", { dark: true, reach: previewed }),
  state("the open preview on a phone", "/?preview=1", {
    often: never,
    viewport: phone,
    reach: previewed,
  }),
  state("the message after a preview", "/?preview=1", {
    often: withoutScripts,
    reach: async (page) => {
      await page.getByRole("link", { name: "Close the preview" }).click();
      await toasted(page, "Liked what you saw?");
      const start = page.getByRole("status").getByRole("link", { name: "Get Started" });
      expect(await start.getAttribute("href")).toBe("#contact");
    },
  }),
  state("the welcome by trade", `/contact?industry=${firstTrade.name}`, {
    reach: (page) => page.getByText(`template for ${firstTrade.category}`).waitFor(),
  }),
  state("an order with every error", "/contact", {
    // Scripts announce errors themselves.
    often: [true, false],
    dark: true,
    reach: async (page) => {
      await press(page, "Continue to payment");
      await page.getByRole("alert").waitFor();
      await toasted(page, "Validation Error");
    },
  }),
  state("an order whose checkout failed", "/contact", {
    often: never,
    reach: async (page) => {
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
    reach: async (page) => {
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
    often: withoutScripts,
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
    often: withoutScripts,
    reach: async (page) => {
      await fillAssets(page);
      await sendAssets(page);
    },
  }),
  state("assets saved for later", "/onboarding", {
    often: never,
    reach: async (page) => {
      await press(page, "Save and finish later");
      await page.getByRole("heading", { level: 1, name: "Saved for later" }).waitFor();
    },
  }),
  state("the stopped reminders", "/reminders", {
    often: withoutScripts,
    reach: async (page) => {
      const link = new URL((await paidOrder(site)).link, site.url).searchParams.get("link");
      await page.goto(`${site.url}/reminders?token=${encryptToken("stop reminders", link)}`);
      await page.getByRole("heading", { level: 1, name: "Stop the reminders?" }).waitFor();
      expect(await accessibilityProblems(page, false)).toEqual([]);
      await press(page, "Stop the reminders");
      await page.getByRole("heading", { level: 1, name: "No more reminders" }).waitFor();
    },
  }),
  ...["/onboarding", "/contact"].map((path) =>
    state(`the question which order ${path} is to open`, path, {
      often: path === "/contact" ? never : withoutScripts,
      reach: async (page) => {
        const { visitor } = await placeOrder(site);
        await page.context().addCookies(visitor.browserCookies());
        const [first, second] = [await paidOrder(site), await paidOrder(site)];
        const question = page.getByRole("heading", { name: "Which order do you want to open?" });
        await page.goto(site.url + first.link.replace("/onboarding", path));
        await question.waitFor();
        await page.getByRole("link", { name: "Go on with mine" }).focus();
        for (const key of ["Tab", "Enter"]) await page.keyboard.press(key);
        await question.waitFor({ state: "detached" });
        await page.getByText(first.order.reference).first().waitFor();
        await page.goto(site.url + second.link.replace("/onboarding", path));
        await question.waitFor();
      },
    }),
  ),
  state("files just chosen, with their toast", "/onboarding", {
    scripted: true,
    often: never,
    reach: async (page) => {
      await choose(page, logo, { ...logo, name: "second.png" });
      await toasted(page, "Files added");
    },
  }),
  state("an upload in progress", "/onboarding", {
    scripted: true,
    reach: async (page) => {
      site.sandbox.s3.fail({ match: "PUT /", delayMs: 20_000 });
      await fillAssets(page);
      await choose(page, logo);
      await press(page, "Send everything");
      await page.getByRole("progressbar").waitFor();
    },
  }),
  state("the glass header", "/terms-of-service", {
    scripted: true,
    reach: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 600));
      await page.locator('header[data-scrolled="true"]').waitFor();
    },
  }),
];

const large = { width: 1280, height: 800 };
/** What the browser logs about responses other than 200, and the site's own lines about them. */
const known = [
  /the server responded with a status of (400|404|422|500|502)/,
  /404: there is no page at/,
  /Something went wrong/,
];

const looks = [
  ...modes.map((mode) => ({ ...mode, colorScheme: "light" as const })),
  { mode: "in the dark scheme", scripts: true, colorScheme: "dark" as const },
];
const rows = looks.flatMap((look) =>
  states
    .filter(({ dark, scripted }) =>
      look.colorScheme === "dark" ? dark : look.scripts || !scripted,
    )
    .map((state) => ({ ...look, ...state })),
);

/** In `npm test` each page and kind of state is checked once in the light scheme. */
const isRepresentative = ({ often = [true], scripts, colorScheme }: (typeof rows)[number]) =>
  colorScheme === "light" && often.includes(scripts);

// A state reached with scripts turns dark in place, for the rule about contrast.
it.each(ofThisRun(rows, isRepresentative))(
  "axe-core finds no problem $mode on $name",
  async (state) => {
    const { scripts, path, reach, viewport = large, colorScheme, dark } = state;
    // Scripts save a filled onboarding form when its page is left.
    const savesByItself = scripts && path === "/onboarding" && reach !== undefined;
    const open = savesByItself ? visit : sharedVisit;
    const { page, expectQuiet } = await open(browser, { scripts, viewport, colorScheme });
    await page.goto(site.url + path);
    // Error pages of the middleware have no scripts.
    await hydrated(page, scripts && path !== "/%00");
    await reach?.(page);
    expect(await accessibilityProblems(page, scripts)).toEqual([]);
    expect(await danglingReferences(page)).toEqual([]);
    if (scripts && dark && colorScheme === "light") {
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await accessibilityProblems(page, scripts, "contrast"), "in the dark").toEqual([]);
    }
    expectQuiet(...known);
  },
);
