import type { Page } from "playwright";
import { expect } from "vitest";
import { tax } from "~/content/site";

export const filledOrder = {
  name: "Bright Pipes",
  project: "A plumber's site for Leeds",
  timeline: "flexible",
};

export async function expectFields(page: Page, expected: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(expected)) {
    expect(await page.locator(`[name="${name}"]`).inputValue(), name).toBe(value);
  }
}

export async function fillOrder(page: Page, email = "bob@example.com"): Promise<void> {
  await page.getByLabel("Business name").fill("Bright Pipes");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Your project").fill("A plumber's site for Leeds");
  await page.getByLabel("What you already have").fill("A logo");
  await page.getByLabel("Timeline").selectOption("flexible");
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).click();

export async function sendOrder(page: Page): Promise<void> {
  await press(page, "Continue to payment");
  await page.waitForURL(/\/sandbox\/checkout\//);
}

/** Orders and pays, from the open order form to the receipt. */
export async function pay(page: Page, email?: string): Promise<void> {
  await fillOrder(page, email);
  await sendOrder(page);
  await payAtCheckout(page);
  await page.getByRole("heading", { name: "Thank you for your order!" }).waitFor();
}

/** Where the prices are taxed, the checkout asks for the buyer's country first. */
export async function payAtCheckout(page: Page): Promise<void> {
  if (tax.kind !== "none") {
    await page.getByLabel("Country").fill("DE");
    await press(page, "Set the address");
  }
  await press(page, /^Pay [^a-z]/);
}

export async function fillAssets(page: Page, businessName = "Bright Pipes"): Promise<void> {
  await page.getByLabel("Business name").fill(businessName);
  await page.getByLabel("Email").fill("bob@example.com");
  await page.getByLabel("About your business").fill("We fix pipes.");
}

export async function sendAssets(page: Page): Promise<void> {
  await press(page, "Send everything");
  await page.getByRole("heading", { name: "Thank You!" }).waitFor();
}
