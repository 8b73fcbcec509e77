import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { trades } from "../../app/content/trades";
import { brochurePdf } from "../../tests/support/assets/sample-files";

export interface ReviewState {
  /** Prefix of the file name. */
  name: string;
  path: string;
  /** Brings the opened page into the state, and waits for it. */
  reach?: (page: Page) => Promise<unknown>;
  /** False for a screenshot of the viewport only, as of a dialog. */
  wholePage?: boolean;
}

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const toast = (page: Page) => page.getByRole("status").filter({ hasText: /\S/ }).first().waitFor();

async function fillOrder(page: Page) {
  await page.getByLabel("Business name").fill("Bright Pipes");
  await page.getByLabel("Email").fill("bob@example.com");
  await page.getByLabel("Your project").fill("A plumber's site for Leeds\nand the towns around it");
  await page.getByLabel("What you already have").fill("A logo and some photos");
  await page.getByLabel("Timeline").selectOption("week");
}

async function order(page: Page) {
  await fillOrder(page);
  await press(page, "Continue to payment");
  await page.waitForURL(/\/sandbox\/checkout\//);
}

async function pay(page: Page) {
  await order(page);
  await page.getByRole("button", { name: /^Pay .*\d/ }).click();
  await page.getByRole("heading", { name: "Thank you for your order!" }).waitFor();
}

async function chooseFiles(page: Page) {
  await page.getByLabel("Choose files").setInputFiles([
    { name: "logo.png", mimeType: "image/png", buffer: readFileSync("public/icon-512.png") },
    { name: "brochure.pdf", mimeType: "application/pdf", buffer: brochurePdf },
    {
      name: "bathroom.webp",
      mimeType: "image/webp",
      buffer: readFileSync("public/images/stills/plumber-1600.webp"),
    },
  ]);
  await toast(page);
}

async function fillAssets(page: Page) {
  await page.getByLabel("Business name").fill("Bright Pipes");
  await page.getByLabel("Email").fill("bob@example.com");
  await page.getByLabel("About your business").fill("We fix pipes in Leeds.");
}

/** Every page, and states that look different from the opened page. */
export const reviewStates: readonly ReviewState[] = [
  { name: "home", path: "/" },
  { name: "home-top", path: "/", wholePage: false },
  {
    name: "menu-open",
    path: "/?filter=trades",
    wholePage: false,
    // Only narrow screens have the menu.
    reach: async (page) => {
      const menu = page.locator("header summary");
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: "preview-open",
    path: "/?preview=5",
    wholePage: false,
    reach: (page) => page.getByRole("dialog").waitFor(),
  },
  {
    name: "preview-toast",
    path: "/?preview=1",
    wholePage: false,
    reach: async (page) => {
      await page.getByRole("link", { name: "Close the preview" }).click();
      await toast(page);
    },
  },
  { name: "order", path: "/contact?industry=Plumber" },
  { name: "order-filled", path: "/contact", reach: fillOrder },
  {
    name: "order-errors",
    path: "/contact",
    reach: async (page) => {
      await press(page, "Continue to payment");
      await page.getByRole("alert").waitFor();
      await toast(page);
    },
  },
  { name: "checkout", path: "/contact", reach: order },
  {
    name: "order-cancelled",
    path: "/contact",
    reach: async (page) => {
      await order(page);
      await page.getByRole("link", { name: "Go back" }).click();
      await page.waitForURL(/cancelled=1/);
    },
  },
  { name: "thank-you", path: "/contact", reach: pay },
  { name: "thank-you-unknown", path: "/thank-you" },
  { name: "onboarding", path: "/onboarding" },
  { name: "onboarding-files", path: "/onboarding", reach: chooseFiles },
  {
    name: "onboarding-errors",
    path: "/onboarding",
    reach: async (page) => {
      await press(page, "Send everything");
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "onboarding-submitted",
    path: "/onboarding",
    reach: async (page) => {
      await fillAssets(page);
      await chooseFiles(page);
      await press(page, "Send everything");
      await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    },
  },
  {
    name: "onboarding-saved",
    path: "/onboarding",
    reach: async (page) => {
      await page.getByLabel("Business name").fill("Bright Pipes");
      await press(page, "Save and finish later");
      await page.waitForURL(/saved=/);
    },
  },
  { name: "reminders", path: "/reminders" },
  ...trades.map(({ slug }) => ({ name: `demo-${slug}`, path: `/demo/${slug}` })),
  { name: "privacy", path: "/privacy-policy" },
  { name: "terms", path: "/terms-of-service" },
  { name: "not-found", path: "/nowhere" },
];
