import type { Page } from "playwright";

/** Fills all fields of the order form. */
export async function fillOrder(page: Page, email = "bob@example.com"): Promise<void> {
  await page.getByLabel("Business name").fill("Bright Pipes");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Your project").fill("A plumber's site for Leeds");
  await page.getByLabel("What you already have").fill("A logo");
  await page.getByLabel("Timeline").selectOption("flexible");
}

/** Orders and pays, from the open order form to the receipt. */
export async function pay(page: Page, email?: string): Promise<void> {
  await fillOrder(page, email);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay $1,626.00" }).click();
  await page.getByRole("heading", { name: "Thank you for your order!" }).waitFor();
}

/** Fills the required fields of the onboarding form. */
export async function fillAssets(page: Page, businessName = "Bright Pipes"): Promise<void> {
  await page.getByLabel("Business name").fill(businessName);
  await page.getByLabel("Email").fill("bob@example.com");
  await page.getByLabel("About your business").fill("We fix pipes.");
}
