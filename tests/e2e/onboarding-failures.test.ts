import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hold, hydrated, modes, visit } from "../browser";
import { fillAssets } from "../filled-forms";
import { brochurePdf, disguised, logo } from "../sample-files";
import { supportEmail } from "../site";
import { startSiteAndBrowser } from "../site-and-browser";

const running = startSiteAndBrowser();

const badStatus = /the server responded with a status of (422|502)/;

async function fill(page: Page, scripts: boolean, name: string) {
  await page.goto(`${running.site.url}/onboarding`);
  await hydrated(page, scripts);
  await fillAssets(page, name);
}

const choose = (page: Page, files: Parameters<Page["setInputFiles"]>[1]) =>
  page.getByLabel("Choose files").setInputFiles(files);
const send = (page: Page) => page.getByRole("button", { name: "Send everything" }).click();
const alert = (page: Page) => page.getByRole("alert");
const files = (page: Page) => page.getByRole("list", { name: "Your files" });

/** The addresses of the files a business has sent. */
function filesOf(name: string): string[] {
  const [row] = running.site.rows<{ file_urls: string }>(
    "select file_urls from inquiries where name = ?",
    name,
  );
  return JSON.parse(row?.file_urls ?? "[]") as string[];
}

describe.each(modes)("sending assets $mode", ({ mode, scripts }) => {
  it("refuses a disguised file by name, keeps the good one, and can go on", async () => {
    const { page, expectQuiet } = await visit(running.browser, { scripts });
    const name = `Disguised ${mode}`;
    await fill(page, scripts, name);
    await choose(page, [logo, disguised]);
    await send(page);
    await alert(page).waitFor();
    expect(await alert(page).innerText()).toContain("Invalid file");
    expect(await alert(page).innerText()).toContain(
      "fake.png: File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.",
    );
    expect(await files(page).innerText()).toContain("logo.png");
    expect(await files(page).innerText()).not.toContain("fake.png");
    expect(await page.getByLabel("Business name").inputValue()).toBe(name);
    await send(page);
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    expect(filesOf(name)).toHaveLength(1);
    expectQuiet(badStatus);
    await page.context().close();
  });

  it("removes a kept file", async () => {
    const { page, expectQuiet } = await visit(running.browser, { scripts });
    await fill(page, scripts, `Removing ${mode}`);
    await choose(page, [logo, disguised]);
    await send(page);
    await alert(page).waitFor();
    const before = running.site.sandbox.s3.objects().length;
    await page.getByRole("button", { name: "Remove logo.png" }).click();
    await files(page).waitFor({ state: "detached" });
    expect(running.site.sandbox.s3.objects()).toHaveLength(before - 1);
    expect(await page.getByLabel("Business name").inputValue()).toBe(`Removing ${mode}`);
    expectQuiet(badStatus);
    await page.context().close();
  });

  it("says 'Submission Failed' when the bucket fails, keeps the form, and works at the second try", async () => {
    const { page, expectQuiet } = await visit(running.browser, { scripts });
    const name = `Bucket ${mode}`;
    running.site.sandbox.s3.fail({ match: "PUT /", status: 503 });
    await fill(page, scripts, name);
    await choose(page, [logo]);
    await send(page);
    await alert(page).waitFor();
    expect(await alert(page).innerText()).toContain("Submission Failed");
    expect(await alert(page).innerText()).toContain("Please try again or contact support.");
    expect(await alert(page).innerText()).toContain(supportEmail);
    expect(await page.getByLabel("About your business").inputValue()).toBe("We fix pipes.");

    running.site.sandbox.reset();
    if (!scripts) await choose(page, [logo]);
    await send(page);
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    expect(filesOf(name)).toHaveLength(1);
    expectQuiet(badStatus);
    await page.context().close();
  });

  it("finishes with a warning when the mail fails", async () => {
    const { page, expectQuiet } = await visit(running.browser, { scripts });
    running.site.sandbox.postmark.fail({ match: "POST /email", status: 503, times: 1 });
    await fill(page, scripts, `Mail ${mode}`);
    await send(page);
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    const words = await page.locator("main").innerText();
    expect(words).toContain("Warning");
    expect(words).toContain("Assets saved but email notification failed. We'll contact you soon.");
    expectQuiet();
    await page.context().close();
  });

  it("names what is missing", async () => {
    const { page, expectQuiet } = await visit(running.browser, { scripts });
    await page.goto(`${running.site.url}/onboarding`);
    await hydrated(page, scripts);
    await send(page);
    await alert(page).waitFor();
    for (const text of [
      "Enter your business name",
      "Enter your email address",
      "Tell us about your business",
    ]) {
      expect(await alert(page).innerText()).toContain(text);
    }
    expectQuiet(badStatus);
    await page.context().close();
  });
});

describe("with scripts", () => {
  it("counts the files on the button and fills the bar while they go up", async () => {
    const { page, expectQuiet } = await visit(running.browser, { scripts: true });
    const release = running.site.sandbox.s3.fail({ match: "PUT /", delayMs: 800 });
    await fill(page, true, "Progress");
    await choose(page, [logo, { ...logo, name: "b.pdf", buffer: brochurePdf }]);
    await send(page);
    const button = page.getByRole("button", { name: /^Uploading \d\/2\.\.\.$/ });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    expect(await page.getByRole("progressbar", { name: "Upload" }).count()).toBe(1);
    expect(await page.getByText(/^\d{1,3}%$/).count()).toBe(1);
    release();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await page.getByRole("link", { name: "Return to Homepage" }).click();
    await page.waitForURL(`${running.site.url}/`);
    await page.getByRole("heading", { level: 1, name: "You do the trade" }).waitFor();
    expectQuiet();
    await page.context().close();
  });

  it("says 'Sending...' when there are no files", async () => {
    const { page } = await visit(running.browser, { scripts: true });
    running.site.sandbox.postmark.fail({ match: "POST /email", delayMs: 800, times: 1 });
    await fill(page, true, "No files");
    await send(page);
    await page.getByRole("button", { name: "Sending..." }).waitFor();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await page.context().close();
  });

  it("takes files that were chosen before the scripts ran", async () => {
    const { page } = await visit(running.browser, { scripts: true });
    // The scripts arrive only after the visitor has chosen.
    const letGo = await hold(page, "**/build/**/*.js");
    await page.goto(`${running.site.url}/onboarding`, { waitUntil: "commit" });
    await choose(page, [logo]);
    letGo();
    await hydrated(page, true);
    await files(page).getByText("logo.png").waitFor();
    await page.context().close();
  });
});
