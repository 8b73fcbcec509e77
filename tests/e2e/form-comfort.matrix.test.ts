import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { accessibilityProblems } from "../support/pages/axe";
import { pass, stopClock } from "../support/clock";
import { hydrated, modes, sharedBrowser, validates } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { fillAssets } from "../support/orders/filled-forms";
import { paidOrder } from "../support/orders/order-visitor";
import { logo } from "../support/assets/sample-files";
import { sharedSite, supportEmail } from "../support/site";
import { ofThisRun } from "../support/this-run";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const badStatus = /the server responded with a status of (422|502)/;
const current = (page: Page) => page.locator('main [aria-current="step"]').innerText();
const count = (page: Page) => page.locator("#order-project-count");
const files = (page: Page) => page.getByRole("list", { name: "Your files" });

async function open(page: Page, path: string, scripts: boolean) {
  await page.goto(`${site.url}${path}`);
  await hydrated(page, scripts);
}

/** Without animations, which are slow to render. */
const withoutMotion = { reducedMotion: "reduce" } as const;

describe.each(ofThisRun(modes, ({ scripts }) => !scripts))("$mode", ({ scripts }) => {
  it("the progress line marks each step, and the receipt on the page shows what was paid and when", async () => {
    const { visitor, sessionId } = await paidOrder(site);
    const { page, expectQuiet } = await sharedVisit(browser, { scripts, ...withoutMotion });
    await page.context().addCookies(visitor.browserCookies());
    await open(page, `/thank-you?session_id=${sessionId}`, scripts);
    await page.getByRole("heading", { name: "Thank you for your order!" }).waitFor();
    expect(await current(page)).toMatch(/Assets$/);
    const receipt = page.getByRole("region", { name: "Receipt" });
    const today = new Date().toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
    for (const text of ["Launch Setup", "$1,497", "$129", "$1,626", today, supportEmail]) {
      expect(await receipt.innerText()).toContain(text);
    }
    const print = receipt.getByRole("button", { name: "Print or save this receipt" });
    expect(await print.count()).toBe(scripts ? 1 : 0);
    if (scripts) {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute("data-printed", "");
      });
      await print.click();
      await page.locator("body[data-printed]").waitFor();
    }
    await page.emulateMedia({ media: "print" });
    expect(await receipt.isVisible()).toBe(true);
    expect(await page.locator("body > header").isVisible()).toBe(false);
    expect(await page.locator("body > footer").isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });

    await page.getByRole("link", { name: "Send your brand assets" }).click();
    await page.waitForURL(/\/onboarding/);
    await hydrated(page, scripts);
    expect(await current(page)).toMatch(/Assets$/);
    expect(await accessibilityProblems(page, scripts)).toEqual([]);
    await page.getByLabel("About your business").fill("We fix pipes.");
    await page.getByRole("button", { name: "Send everything" }).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    expect(await current(page)).toMatch(/Launch$/);
    await page.goto(`${site.url}/thank-you`);
    expect(await current(page)).toMatch(/Launch$/);
    expectQuiet();
  });
});

it("the order form states its limits where scripts cannot count, and the progress line is at the first step", async () => {
  const { page, expectQuiet } = await sharedVisit(browser, { scripts: false });
  await open(page, "/contact", false);
  expect(await current(page)).toMatch(/Details$/);
  expect(await count(page).innerText()).toBe("Up to 2,000 characters");
  expectQuiet();
});

it("the character counter counts as the server does, announces the limit once typing pauses, and lets the form be sent", async () => {
  const { page, expectQuiet } = await visit(browser, { scripts: true, ...withoutMotion });
  await page.clock.install();
  await open(page, "/contact", true);
  await stopClock(page);
  const project = page.getByLabel("Your project");
  await project.fill(`  a\nb${"x".repeat(1237)}\n`);
  await expect.poll(() => count(page).innerText()).toBe("1,240 of 2,000");
  const announcement = page.getByRole("status").filter({ hasText: /characters left|too many/ });
  await project.fill("x".repeat(1990));
  await pass(page, 999);
  expect(await announcement.count()).toBe(0);
  await pass(page, 1);
  await announcement.getByText("10 characters left").waitFor();
  await project.fill("x".repeat(2012));
  await pass(page, 1000);
  await announcement.getByText("12 too many").waitFor();
  expect(await count(page).innerText()).toBe("2,012 of 2,000: 12 too many");
  // axe-core waits on timers.
  await page.clock.resume();
  expect(await accessibilityProblems(page, true)).toEqual([]);
  await validates(page);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.locator("#order-project-error").waitFor();
  expect(await page.locator("#order-project-error").innerText()).toBe(
    "Project description must be less than 2000 characters",
  );
  expectQuiet();
});

it("chosen images are previewed, a refused file can be removed, and a failed file is sent again on its own", async () => {
  const { page, expectQuiet } = await sharedVisit(browser, { scripts: true, ...withoutMotion });
  await open(page, "/onboarding", true);
  await page.getByText("No files yet.").waitFor();
  const movie = { name: "movie.mp4", mimeType: "video/mp4", buffer: Buffer.from("x") };
  await page.getByLabel("Choose files").setInputFiles([logo, movie]);
  expect(await files(page).locator("img").getAttribute("src")).toMatch(/^data:image\/webp/);
  await page.getByText("1 file: 1 saved").waitFor();
  const refused = page.getByRole("list", { name: "Files we could not take" });
  expect(await refused.innerText()).toContain("File type not allowed.");
  expect(await accessibilityProblems(page, true)).toEqual([]);
  await refused.getByRole("button", { name: "Remove movie.mp4" }).click();
  await refused.waitFor({ state: "detached" });

  await fillAssets(page, "Again and again");
  const note = { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("We fix pipes.") };
  expectQuiet();
  const heal = site.sandbox.s3.fail({ match: "note.txt", status: 503 });
  await page.getByLabel("Choose files").setInputFiles([note]);
  await page.getByText("2 files: 1 saved, 1 not sent").waitFor();
  expect(await files(page).innerText()).toContain("It did not arrive.");
  heal();
  await page.getByRole("button", { name: "Send again note.txt" }).click();
  await page.getByText("2 files: 2 saved").waitFor();
  expect(site.rows("select id from inquiries where name = ?", "Again and again")).toEqual([]);
  await page.getByRole("button", { name: "Send everything" }).click();
  await page.getByRole("heading", { name: "Thank You!" }).waitFor();
  const [row] = site.rows<{ file_urls: string }>(
    "select file_urls from inquiries where name = ?",
    "Again and again",
  );
  expect(JSON.parse(row?.file_urls ?? "[]")).toHaveLength(2);
  expectQuiet(badStatus);
});
