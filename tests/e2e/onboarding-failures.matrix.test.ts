import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hold, hydrated, modes, sharedBrowser } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { fillAssets } from "../support/orders/filled-forms";
import { brochurePdf, disguised, logo } from "../support/assets/sample-files";
import { sharedSite, supportEmail } from "../support/site";
import { ofThisRun } from "../support/this-run";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const badStatus = /the server responded with a status of (422|502)/;

/** Without animations, which are slow to render. */
const withoutMotion = { reducedMotion: "reduce" } as const;

async function fill(page: Page, scripts: boolean, name: string) {
  await page.goto(`${site.url}/onboarding`);
  await hydrated(page, scripts);
  await fillAssets(page, name);
}

const choose = (page: Page, files: Parameters<Page["setInputFiles"]>[1]) =>
  page.getByLabel("Choose files").setInputFiles(files);
const send = (page: Page) => page.getByRole("button", { name: "Send everything" }).click();
const alert = (page: Page) => page.getByRole("alert");
const files = (page: Page) => page.getByRole("list", { name: "Your files" });

/** What the page says of a file that the server refuses: with scripts at once, in its row. */
async function refused(page: Page, scripts: boolean): Promise<string> {
  if (!scripts) await send(page);
  const place = scripts
    ? page.getByRole("list", { name: "Files we could not take" })
    : page.getByRole("alert").filter({ hasText: "Invalid file" });
  await place.getByText("File type not allowed.").waitFor();
  return place.innerText();
}

/** The URLs of the files that a business has sent. */
function filesOf(name: string): string[] {
  const [row] = site.rows<{ file_urls: string }>(
    "select file_urls from inquiries where name = ?",
    name,
  );
  return JSON.parse(row?.file_urls ?? "[]") as string[];
}

describe.each(ofThisRun(modes, ({ scripts }) => scripts))(
  "sending assets $mode",
  ({ mode, scripts }) => {
    it("refuses a disguised file by name, keeps the valid ones, removes one of them and can continue", async () => {
      const { page, expectQuiet } = await sharedVisit(browser, { scripts, ...withoutMotion });
      const name = `Disguised ${mode}`;
      await fill(page, scripts, name);
      await choose(page, [logo, { ...logo, name: "second.png" }, disguised]);
      const refusal = await refused(page, scripts);
      expect(refusal).toContain("fake.png");
      expect(refusal).toContain(
        "File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.",
      );
      await files(page).getByText("Saved").nth(1).waitFor();
      expect(await files(page).innerText()).toContain("logo.png");
      expect(await files(page).innerText()).not.toContain("fake.png");
      expect(await page.getByLabel("Business name").inputValue()).toBe(name);

      const before = site.sandbox.s3.objects().length;
      await page.getByRole("button", { name: "Remove second.png" }).click();
      await files(page).getByText("second.png").waitFor({ state: "detached" });
      expect(site.sandbox.s3.objects()).toHaveLength(before - 1);
      expect(await files(page).innerText()).toContain("logo.png");
      expect(await page.getByLabel("Business name").inputValue()).toBe(name);
      await send(page);
      await page.getByRole("heading", { name: "Thank You!" }).waitFor();
      expect(filesOf(name)).toHaveLength(1);
      expectQuiet(badStatus);
    });

    it("shows 'Submission Failed' when the bucket fails, keeps the form and succeeds at the second attempt", async () => {
      const { page, expectQuiet } = await sharedVisit(browser, { scripts, ...withoutMotion });
      const name = `Bucket ${mode}`;
      site.sandbox.s3.fail({ match: "PUT /", status: 503 });
      await fill(page, scripts, name);
      await choose(page, [logo]);
      await send(page);
      await alert(page).waitFor();
      expect(await alert(page).innerText()).toContain("Submission Failed");
      expect(await alert(page).innerText()).toContain("Please try again or contact support.");
      expect(await alert(page).innerText()).toContain(supportEmail);
      expect(await page.getByLabel("About your business").inputValue()).toBe("We fix pipes.");

      site.sandbox.reset();
      if (!scripts) await choose(page, [logo]);
      await send(page);
      await page.getByRole("heading", { name: "Thank You!" }).waitFor();
      expect(filesOf(name)).toHaveLength(1);
      expectQuiet(badStatus);
    });

    it("names missing fields, hides the list after its last file is removed, and warns when the email fails", async () => {
      const { page, expectQuiet } = await sharedVisit(browser, { scripts, ...withoutMotion });
      await page.goto(`${site.url}/onboarding`);
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

      await fillAssets(page, `Removing ${mode}`);
      await choose(page, [logo, disguised]);
      await refused(page, scripts);
      await page.getByRole("button", { name: "Remove logo.png" }).click();
      await files(page).waitFor({ state: "detached" });
      expectQuiet(badStatus);

      site.sandbox.postmark.fail({ match: "POST /email", status: 503, times: 1 });
      await send(page);
      await page.getByRole("heading", { name: "Thank You!" }).waitFor();
      const words = await page.locator("main").innerText();
      expect(words).toContain("Warning");
      expect(words).toContain(
        "Assets saved but email notification failed. We'll contact you soon.",
      );
      expectQuiet();
    });
  },
);

describe("sending assets with scripts", () => {
  it("fills the progress bar as the button counts the uploaded files", async () => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts: true, ...withoutMotion });
    const release = site.sandbox.s3.fail({ match: "b.pdf", hang: true });
    await fill(page, true, "Progress");
    await choose(page, [logo, { ...logo, name: "b.pdf", buffer: brochurePdf }]);
    await send(page);
    const button = page.getByRole("button", { name: "Uploading 1/2..." });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    const bar = page.getByRole("progressbar", { name: "Upload" });
    expect(await bar.getAttribute("value")).toBe("50");
    expect(await page.getByText(/^\d{1,3}%$/).innerText()).toBe("50%");
    release();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await page.getByRole("link", { name: "Return to Homepage" }).click();
    await page.waitForURL(`${site.url}/`);
    await page.getByRole("heading", { level: 1, name: "You do the trade" }).waitFor();
    expectQuiet();
  });

  it("shows 'Sending...' when there are no files", async () => {
    const { page } = await sharedVisit(browser, { scripts: true, ...withoutMotion });
    await fill(page, true, "No files");
    const release = site.sandbox.postmark.fail({ match: "POST /email", hang: true });
    await send(page);
    await page.getByRole("button", { name: "Sending..." }).waitFor();
    release();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
  });

  it("includes files that were chosen before the scripts ran", async () => {
    const { page } = await visit(browser, { scripts: true });
    // The scripts arrive only after the visitor has chosen files.
    const release = await hold(page, "**/build/**/*.js");
    await page.goto(`${site.url}/onboarding`, { waitUntil: "commit" });
    await choose(page, [logo]);
    release();
    await hydrated(page, true);
    await files(page).getByText("logo.png").waitFor();
  });
});
