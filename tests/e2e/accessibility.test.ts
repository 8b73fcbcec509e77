import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { light, variables } from "~/ui/tokens";
import { accessibilityProblems, danglingReferences } from "../axe";
import { hydrated, launchBrowser, modes, visit } from "../browser";
import { fillOrder, pay } from "../filled-forms";
import { htmlPages } from "../html-pages";
import { logoPng } from "../sample-files";
import { startSite, type Site } from "../site";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterEach(() => site.sandbox.reset());
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const large = { width: 1280, height: 800 };
const small = { width: 320, height: 700 };
/** What the browser itself says of answers that are not 200, and our own lines about them. */
const known = [
  /the server responded with a status of (400|404|422|500|502)/,
  /404: there is no page at/,
  /Something went wrong/,
  /Unexpected Server Error/,
];

const logo = { name: "logo.png", mimeType: "image/png", buffer: logoPng };
const disguised = { name: "fake.png", mimeType: "image/png", buffer: Buffer.from("%PDF-1.4 no") };
const choose = (page: Page, files: (typeof logo)[]) =>
  page.getByLabel("Choose files").setInputFiles(files);
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const shownToast = (page: Page) => page.getByRole("status").filter({ hasText: /\S/ });

async function fillAssets(page: Page) {
  await page.getByLabel("Business name").fill("Bright Pipes");
  await page.getByLabel("Email").fill("bob@example.com");
  await page.getByLabel("About your business").fill("We fix pipes.");
}

interface State {
  name: string;
  path: string;
  /** Brings the page from its start into the state, and waits for it. */
  reach?: (page: Page, scripts: boolean) => Promise<unknown>;
  viewport?: typeof large;
  /** Looked at in the dark scheme too. */
  dark?: boolean;
}

/** One of each kind: the demo pages keep their own colours, and the legal pages differ in words alone. */
const darkPages = [
  "/",
  "/contact",
  "/onboarding",
  "/thank-you",
  "/demo/plumber",
  "/privacy-policy",
  "/nowhere",
  "/%00",
];

const states: readonly State[] = [
  ...[...htmlPages, "/nowhere", "/%00"].map((path) => {
    return { name: path, path, dark: darkPages.includes(path) };
  }),
  { name: "the landing page on a phone", path: "/", viewport: small },
  { name: "the contact page on a phone", path: "/contact", viewport: small },
  {
    name: "the open menu",
    path: "/",
    viewport: small,
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
    viewport: small,
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
    reach: async (page) => {
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
      await page.getByText("Your order is saved; nothing was charged.").waitFor();
    },
  },
  {
    name: "the page after payment",
    path: "/contact",
    dark: true,
    reach: pay,
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
      await fillAssets(page);
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

/** What only scripts bring about. */
const scriptedStates: readonly State[] = [
  {
    name: "files chosen and not yet sent, with their toast",
    path: "/onboarding",
    reach: async (page) => {
      await choose(page, [logo, { ...logo, name: "second.png" }]);
      await shownToast(page).getByText("Files added").waitFor();
    },
  },
  {
    name: "an upload under way",
    path: "/onboarding",
    reach: async (page) => {
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

const cases = [
  ...modes.flatMap((mode) =>
    [...states, ...(mode.scripts ? scriptedStates : [])].map((state) => ({ ...mode, ...state })),
  ),
  ...states
    .filter((state) => state.dark)
    .map((state) => ({ mode: "in the dark", scripts: true, ...state })),
];

describe("axe-core finds nothing", () => {
  it.each(cases)("$mode on $name", async ({ mode, scripts, path, viewport = large, reach }) => {
    const { page, expectQuiet } = await visit(browser, {
      scripts,
      viewport,
      reducedMotion: "reduce",
      colorScheme: mode === "in the dark" ? "dark" : "light",
    });
    await page.goto(site.url + path);
    // The page of the edge has no scripts.
    await hydrated(page, scripts && path !== "/%00");
    await reach?.(page, scripts);
    expect(await accessibilityProblems(page, scripts)).toEqual([]);
    expect(await danglingReferences(page)).toEqual([]);
    expectQuiet(...known);
    await page.context().close();
  });

  it.each(modes)("$mode on the error screen", async ({ scripts }) => {
    const broken = await startSite();
    const db = new Sqlite(join(broken.dataDir, "site.db"));
    db.exec("alter table orders rename to orders_elsewhere");
    db.close();
    const { page, expectQuiet } = await visit(browser, { scripts });
    await page.goto(`${broken.url}/thank-you?session_id=cs_test_1`);
    await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
    expect(await accessibilityProblems(page, scripts)).toEqual([]);
    expectQuiet(...known);
    await page.context().close();
    await broken.stop();
  });
});

it("is told of words in the dark that have a light page's color", async () => {
  const { page } = await visit(browser, { scripts: true, colorScheme: "dark" });
  await page.goto(`${site.url}/contact`);
  await hydrated(page, true);
  await page.evaluate(
    (ink) => document.documentElement.style.setProperty("--ink", ink),
    variables(light)["--ink"]!,
  );
  expect((await accessibilityProblems(page, true)).join("\n")).toMatch(/^color-contrast: <h1/m);
  await page.context().close();
});
