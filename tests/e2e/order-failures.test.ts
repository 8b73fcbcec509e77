import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, modes } from "../support/browser";
import { fillOrder, sendOrder } from "../support/orders/filled-forms";
import { ordersOf } from "../support/orders/order-visitor";
import { open, site, toast } from "../support/pages/open";
import { supportEmail } from "../support/site";

const badStatus = /the server responded with a status of (422|502)/;

async function openFilled() {
  const visited = await open("/contact");
  await fillOrder(visited.page);
  return visited;
}

const send = (page: Page) => page.getByRole("button", { name: "Continue to payment" }).click();
const alert = (page: Page) => page.getByRole("alert");

describe("ordering with scripts", () => {
  it("names each wrong field until it is corrected, and says that the order is kept when the checkout fails", async () => {
    const { page, expectQuiet } = await openFilled();
    await page.getByLabel("Email").fill("not an address");
    await page.getByLabel("Timeline").selectOption("");
    await send(page);
    await alert(page).waitFor();
    expect(await alert(page).innerText()).toContain("Validation Error");
    await expect.poll(() => page.title()).toMatch(/^Error: Order your website/);
    expect(await alert(page).innerText()).toContain("Please check the form for errors.");
    expect(await toast(page).innerText()).toContain("Validation Error");
    expect(await page.locator("#order-email-error").innerText()).toBe("Invalid email address");
    expect(await page.getByLabel("Business name").inputValue()).toBe("Bright Pipes");
    expect(await page.getByLabel("Email").inputValue()).toBe("not an address");
    await alert(page).getByRole("link", { name: "Invalid email address" }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#order-email");

    await page.getByLabel("Email").fill("bob@example.com");
    await send(page);
    await page.locator("#order-email-error").waitFor({ state: "detached" });
    expect(await page.locator("#order-timeline-error").innerText()).toBe(
      "Please select a timeline",
    );
    expectQuiet(badStatus);

    await page.getByLabel("Timeline").selectOption("flexible");
    site.sandbox.stripe.fail({ match: "POST /v1/checkout/sessions", status: 500, times: 1 });
    await send(page);
    await page.getByText(/^Nothing was charged, and your order [A-Z]+-\w+ is kept\.$/).waitFor();
    await sendOrder(page);
    expectQuiet(badStatus, /Something went wrong/);
  });

  it("continues to the checkout when the email fails, and warns the buyer on return", async () => {
    const { page } = await openFilled();
    site.sandbox.postmark.fail({ match: "POST /email", status: 503, times: 1 });
    await send(page);
    await toast(page).getByText("Email notification failed").waitFor();
    await page.waitForURL(/\/sandbox\/checkout\//);
    await page.getByRole("link", { name: "Go back" }).click();
    await page.waitForURL(/\/contact\?cancelled=1/);
    const main = page.locator("main");
    expect(await main.innerText()).toContain("Email notification failed");
    expect(await main.innerText()).toContain("We'll contact you via your order details instead.");
    await page.reload();
    expect(await main.innerText()).not.toContain("Email notification failed");
  });
});

it.each(modes)(
  "a change typed $mode into an open form whose order was paid meanwhile is kept in it, and the page says that it was not taken",
  async ({ mode, scripts }) => {
    const { page, expectQuiet } = await open("/contact", { scripts });
    const email = `${mode.replaceAll(" ", "-")}@paid.test`;
    await fillOrder(page, email);
    await sendOrder(page);
    await page.goBack();
    await page.getByText("Continue to payment without changes").waitFor();
    await hydrated(page, scripts);
    const [order] = ordersOf(site, email);
    await site.sandbox.stripe.pay(order!.stripe_session_id!);
    const project = page.getByLabel("Your project");
    await project.fill("A plumber's site, with a shop");
    await send(page);
    await alert(page).getByText(`Your order ${order!.reference} is paid`).waitFor();
    expect(await alert(page).innerText()).toContain(supportEmail);
    expect(await page.getByRole("link", { name: "See your order" }).count()).toBe(1);
    expect(await project.inputValue()).toBe("A plumber's site, with a shop");
    expect(ordersOf(site, email)).toEqual([expect.objectContaining({ project: order!.project })]);
    expectQuiet(badStatus, /was not taken/);

    await project.fill(order!.project);
    await send(page);
    await page.getByRole("heading", { name: "Thank you for your order!" }).waitFor();
  },
);

it("the busy order form reloads when the browser restores it from its back-forward cache", async () => {
  const { page } = await openFilled();
  const reloaded = page.waitForEvent("load");
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await reloaded;
});
