import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, modes, sharedBrowser } from "../support/browser";
import { sharedVisit } from "../support/visit";
import { sharedSite, supportEmail } from "../support/site";
import { ofThisRun } from "../support/this-run";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const badStatus = /the server responded with a status of (422|502)/;

/** Without animations, which are slow to render. */
const withoutMotion = { reducedMotion: "reduce" } as const;

async function fill(page: Page, scripts: boolean) {
  await page.goto(`${site.url}/contact`);
  await hydrated(page, scripts);
  await page.getByLabel("Business name").fill("Bright Pipes");
  await page.getByLabel("Email").fill("bob@example.com");
  await page.getByLabel("Your project").fill("A plumber's site for Leeds");
  await page.getByLabel("What you already have").fill("A logo");
  await page.getByLabel("Timeline").selectOption("flexible");
}

const send = (page: Page) => page.getByRole("button", { name: "Continue to payment" }).click();
const alert = (page: Page) => page.getByRole("alert");
const toast = (page: Page) =>
  page.getByRole("status", { name: "Notifications" }).filter({ hasText: /\S/ });

describe.each(ofThisRun(modes, ({ scripts }) => !scripts))("ordering $mode", ({ scripts }) => {
  it("names each wrong field until it is corrected, and shows the support address when the checkout fails", async () => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts, ...withoutMotion });
    await fill(page, scripts);
    await page.getByLabel("Email").fill("not an address");
    await page.getByLabel("Timeline").selectOption("");
    await send(page);
    await alert(page).waitFor();
    expect(await alert(page).innerText()).toContain("Validation Error");
    await expect.poll(() => page.title()).toMatch(/^Error: Order your website/);
    expect(await alert(page).innerText()).toContain("Please check the form for errors.");
    expect(await toast(page).innerText()).toContain("Validation Error");
    expect(await page.locator("#order-email-error").innerText()).toBe("Invalid email address");
    expect(await page.locator("#order-timeline-error").innerText()).toBe(
      "Please select a timeline",
    );
    expect(await page.getByLabel("Business name").inputValue()).toBe("Bright Pipes");
    expect(await page.getByLabel("Email").inputValue()).toBe("not an address");
    await alert(page).getByRole("link", { name: "Invalid email address" }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#order-email");

    await page.getByLabel("Email").fill("bob@example.com");
    await send(page);
    const errors = () =>
      Promise.all(
        ["email", "timeline"].map((name) => page.locator(`#order-${name}-error`).count()),
      );
    await expect.poll(errors).toEqual([0, 1]);
    expectQuiet(badStatus);

    await page.getByLabel("Timeline").selectOption("flexible");
    site.sandbox.stripe.fail({ match: "POST /v1/checkout/sessions", status: 500, times: 1 });
    await send(page);
    await alert(page).getByText("Something went wrong").waitFor();
    expect(await alert(page).innerText()).toContain(`Please email us directly at ${supportEmail}.`);
    await toast(page).getByText("Something went wrong").waitFor();
    expect(await page.getByLabel("Your project").inputValue()).toBe("A plumber's site for Leeds");
    expect(await page.getByRole("button", { name: "Continue to payment" }).isEnabled()).toBe(true);

    const mails = site.sandbox.postmark.mails.length;
    await send(page);
    await page.waitForURL(/\/sandbox\/checkout\//);
    expect(site.sandbox.postmark.mails.length).toBe(mails);
    expectQuiet(badStatus, /Something went wrong/);
  });

  it("continues to the checkout when the email fails, and warns the buyer on return", async () => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts, ...withoutMotion });
    site.sandbox.postmark.fail({ match: "POST /email", status: 503, times: 1 });
    await fill(page, scripts);
    await send(page);
    if (scripts) {
      await toast(page).getByText("Email notification failed").waitFor();
    }
    await page.waitForURL(/\/sandbox\/checkout\//);
    await page.getByRole("link", { name: "Go back" }).click();
    await page.waitForURL(/\/contact\?cancelled=1/);
    const main = page.locator("main");
    expect(await main.innerText()).toContain("Email notification failed");
    expect(await main.innerText()).toContain("We'll contact you via your order details instead.");
    await page.reload();
    expect(await main.innerText()).not.toContain("Email notification failed");
    expectQuiet();
  });
});

it("the order form's button is disabled and reads 'Processing...' while the order is sent", async () => {
  const { page } = await sharedVisit(browser, { scripts: true, ...withoutMotion });
  await fill(page, true);
  const release = site.sandbox.stripe.fail({ match: "POST /v1/checkout/sessions", hang: true });
  await send(page);
  const busy = page.getByRole("button", { name: "Processing..." });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  release();
  await page.waitForURL(/\/sandbox\/checkout\//);
});

it("a double click without scripts makes one order", async () => {
  const { page } = await sharedVisit(browser, { scripts: false, ...withoutMotion });
  await fill(page, false);
  await page.getByLabel("Email").fill("twice@example.com");
  await page.getByRole("button", { name: "Continue to payment" }).dblclick({ noWaitAfter: true });
  // The second click may abort the first one's navigation, which `waitForURL` would report as a failure.
  await expect.poll(() => page.url()).toMatch(/\/sandbox\/checkout\//);
  expect(site.rows("select id from orders where email = ?", "twice@example.com")).toHaveLength(1);
});

it("the busy order form reloads when the browser restores it from its back-forward cache", async () => {
  const { page } = await sharedVisit(browser, { scripts: true, ...withoutMotion });
  await fill(page, true);
  const reloaded = page.waitForEvent("load");
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await reloaded;
});
