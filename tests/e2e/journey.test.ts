import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { site as brand } from "~/content/site";
import { priceTexts } from "~/content/price-texts";
import { fillOrder, payAtCheckout, sendAssets, sendOrder } from "../support/orders/filled-forms";
import { hydrated, sharedBrowser, modes } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { brochurePdf, logo } from "../support/assets/sample-files";
import { docx } from "../support/assets/upload-samples";
import { sharedSite, teamEmail } from "../support/site";
import { until } from "../support/until";
import { firstTrade } from "../support/pages/sample-trades";

/** The checkout is on another origin, as Stripe's is: the policy must let a form redirect there. */
const [site, browser] = await Promise.all([
  sharedSite({ checkout: "other-origin" }),
  sharedBrowser(),
]);

const sha256 = (bytes: Uint8Array) => hash("sha256", bytes);
const samples = [
  logo,
  { name: "brochure.pdf", mimeType: "application/pdf", buffer: brochurePdf },
  { name: "about us.docx", mimeType: "application/octet-stream", buffer: docx },
];

it.each(modes)(
  "a client $mode orders, pays and sends assets, and order, files and emails arrive",
  async ({ mode, scripts }) => {
    const email = `bob.${scripts ? "on" : "off"}@example.com`;
    const open = scripts ? visit : sharedVisit;
    const { page } = await open(browser, { scripts, reducedMotion: "no-preference" });
    await page.goto(`${site.url}/contact?industry=${firstTrade.name}`);
    await hydrated(page, scripts);
    expect(await page.getByText(`template for ${firstTrade.category}`).count()).toBe(1);
    await fillOrder(page, email);
    await sendOrder(page);
    expect(new URL(page.url()).origin).not.toBe(site.url);
    await payAtCheckout(page);
    await page.waitForURL(/\/thank-you\?session_id=/);
    await expect.poll(() => page.locator("h1").innerText()).toBe("Thank you for your order!");
    expect(await page.getByText(priceTexts.today).count()).toBe(1);

    const [row] = site.rows<{ id: string; state: string }>(
      "select id, state from orders where email = ?",
      email,
    );
    expect(row?.state).toBe("paid");

    await page.getByRole("link", { name: "Send your brand assets" }).click();
    await page.waitForURL(/\/onboarding/);
    await hydrated(page, scripts);
    expect(await page.getByLabel("Business name").inputValue()).toBe("Bright Pipes");
    await page.getByLabel("Choose files").setInputFiles(samples);
    await page.getByLabel("About your business").fill("We fix pipes.");
    await page.getByLabel("Brand colors").fill("navy and copper");
    await sendAssets(page);
    await page.waitForURL(/\/onboarding\?submitted=/);
    expect(await page.getByText("Assets Submitted!").count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Return to Homepage" }).click();
    await page.getByRole("heading", { level: 1, name: "You do the trade" }).waitFor();

    const [inquiry] = site.rows<{ order_id: string; file_urls: string }>(
      "select * from inquiries where email = ?",
      email,
    );
    expect(inquiry?.order_id).toBe(row?.id);
    const urls = JSON.parse(inquiry?.file_urls ?? "[]") as string[];
    const stored = await Promise.all(urls.map(async (url) => (await fetch(url)).bytes()));
    expect(stored.map(sha256).sort()).toEqual(samples.map(({ buffer }) => sha256(buffer)).sort());

    const subjects = () =>
      site.sandbox.postmark.mails
        .filter(({ ReplyTo, To }) => ReplyTo === email || To === email)
        .map(({ To, Subject }) => `${String(To)}: ${String(Subject).replace(/[A-Z]+-\w{8}/, "SW")}`)
        .sort();
    await until(`five mails for a client ${mode}`, () => subjects().length === 5);
    expect(subjects()).toEqual([
      `${email}: Your ${brand.name} order SW`,
      `${email}: Your assets arrived (SW)`,
      `${teamEmail}: Brand assets from Bright Pipes`,
      `${teamEmail}: Order begun SW: Bright Pipes`,
      `${teamEmail}: Order paid SW: Bright Pipes`,
    ]);
  },
);
