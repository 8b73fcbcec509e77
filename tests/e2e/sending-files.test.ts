import type { Page } from "playwright";
import { expect, it } from "vitest";
import { hold, hydrated } from "../support/browser";
import { brochurePdf, disguised } from "../support/assets/sample-files";
import { fillAssets } from "../support/orders/filled-forms";
import {
  choose,
  expectToast,
  logo,
  many,
  open,
  POSTS,
  refusedFiles,
  rows,
  site,
} from "../support/pages/uploads-page";

const pdf = { name: "brochure.pdf", mimeType: "application/pdf", buffer: brochurePdf };
const count = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const thanks = (page: Page) => page.getByRole("heading", { name: "Thank You!" });

/** The names of the files that a business has sent. */
function filesOf(business: string): string[] {
  const sql = "select file_urls from inquiries where name = ?";
  const [row] = site.rows<{ file_urls: string }>(sql, business);
  const urls = JSON.parse(row?.file_urls ?? "[]") as string[];
  return urls.map((url) => url.replace(/.*[0-9a-f]{12}-/, "")).sort();
}

it("a file goes up as soon as it is chosen, three at a time, and more can be chosen meanwhile", async () => {
  const { page, expectQuiet } = await open();
  const release = await hold(page, POSTS);
  await choose(page, many(4));
  await count(page, "4 files: 3 on the way, 1 waiting");
  await choose(page, many(1, 5));
  await count(page, "5 files: 3 on the way, 2 waiting");
  release();
  await count(page, "5 files: 5 saved");
  expectQuiet();
});

it("a reload shows the files that arrived, with their pictures, until they are removed or the form is sent", async () => {
  const { page, expectQuiet } = await open();
  const pictures = rows(page).locator("img");
  const stored = () => page.evaluate(() => localStorage.getItem("thumbnails") ?? "");
  await choose(page, [logo("a.png"), logo("b.png"), pdf]);
  await count(page, "3 files: 3 saved");
  await pictures.nth(1).waitFor();
  await expect.poll(stored).toMatch(/(data:image\/webp.*){2}/);
  await page.reload();
  await hydrated(page, true);
  await pictures.nth(1).waitFor();
  expect(await rows(page).count()).toBe(3);
  expect(await pictures.first().getAttribute("src")).toMatch(/^data:image\/webp/);

  await press(page, "Remove a.png");
  await count(page, "2 files: 2 saved");
  expect(await stored()).toMatch(/^[^:]*data:image[^:]*$/);
  await fillAssets(page, "Pictures");
  await press(page, "Send everything");
  await thanks(page).waitFor();
  await expect.poll(stored).toBe("");
  expect(filesOf("Pictures")).toEqual(["b.png", "brochure.pdf"]);
  expectQuiet();
});

it("without access to the browser's storage files are sent all the same", async () => {
  const { page, expectQuiet } = await open();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await choose(page, [
    logo("a.png"),
    { ...logo("broken.png"), buffer: Buffer.from("\x89PNG\r\n\x1a\n\0", "latin1") },
  ]);
  await rows(page).locator("img").waitFor();
  await count(page, "2 files: 2 saved");
  expectQuiet();
});

it("a file chosen without a connection is sent by itself once the browser is online", async () => {
  const { page, expectQuiet } = await open();
  await choose(page, [logo("first.png")]);
  await count(page, "1 file: 1 saved");
  await page.context().setOffline(true);
  await choose(page, [logo("second.png")]);
  await rows(page).getByText("The connection is gone. We keep trying.").waitFor();
  await count(page, "2 files: 1 saved, 1 waiting");
  await page.context().setOffline(false);
  await count(page, "2 files: 2 saved");
  expectQuiet(/ERR_INTERNET_DISCONNECTED/);
});

it("the same file chosen twice is listed and stored once", async () => {
  const { page, expectQuiet } = await open();
  await choose(page, [logo("a.png")]);
  await choose(page, [logo("a.png")]);
  await count(page, "1 file: 1 saved");
  await choose(page, [logo("a.png"), logo("b.png")]);
  await count(page, "2 files: 2 saved");
  expectQuiet();
});

it("of a file that was chosen twice one row can be removed, and the file stays", async () => {
  const { page, expectQuiet } = await open();
  const heal = site.sandbox.s3.fail({ match: "twice.pdf", hang: true });
  const twice = { ...pdf, name: "twice.pdf" };
  await choose(page, [twice]);
  await choose(page, [twice]);
  await rows(page).getByText("Uploading 100%").nth(1).waitFor();
  await page.getByRole("button", { name: "Remove twice.pdf" }).last().click();
  await count(page, "1 file: 1 on the way");
  heal();
  await count(page, "1 file: 1 saved");
  await page.reload();
  await hydrated(page, true);
  expect(await rows(page).count()).toBe(1);
  expectQuiet();
});

it("broken data in the browser's storage does not keep a file from being sent", async () => {
  const { page, expectQuiet } = await open();
  await page.evaluate(() => localStorage.setItem("thumbnails", "null"));
  await choose(page, [logo("a.png")]);
  await count(page, "1 file: 1 saved");
  expectQuiet();
});

it("a refused file is told in its row and in one toast, and the others are sent without it", async () => {
  const { page, expectQuiet } = await open();
  await choose(page, [logo("good.png"), disguised]);
  await count(page, "1 file: 1 saved");
  const reason = "File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.";
  await expectToast(page, "Invalid file", `fake.png: ${reason}`);
  expect(await refusedFiles(page).allInnerTexts()).toEqual([`fake.png\n11 Bytes\n${reason}`]);
  expect(await page.getByRole("alert").count()).toBe(0);
  expectQuiet(/status of 422/);
});

it("a file removed on its way is not in the draft, whether or not all its bytes have left", async () => {
  const { page, expectQuiet } = await open();
  const release = await hold(page, POSTS);
  await choose(page, [logo("aborted.png")]);
  await rows(page).getByText("Uploading 0%").waitFor();
  await press(page, "Remove aborted.png");
  await page.getByText("No files yet.").waitFor();
  release();

  const heal = site.sandbox.s3.fail({ match: "whole.pdf", hang: true });
  await choose(page, [{ ...pdf, name: "whole.pdf" }, logo("other.png")]);
  await rows(page).getByText("Uploading 100%").waitFor();
  await press(page, "Remove whole.pdf");
  await count(page, "1 file: 1 saved");
  const removal = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes("remove:")),
  );
  heal();
  expect((await removal).status()).toBe(200);
  await page.reload();
  await hydrated(page, true);
  expect(await rows(page).allInnerTexts()).toEqual(["other.png\n70 Bytes\nSaved"]);
  expectQuiet();
});

it("the form waits for its files, counts those that arrived before, and is sent by itself", async () => {
  const { page, expectQuiet } = await open();
  await fillAssets(page, "Waiting form");
  await choose(page, [logo("a.png")]);
  await count(page, "1 file: 1 saved");
  const release = site.sandbox.s3.fail({ match: "c.pdf", hang: true });
  await choose(page, [logo("b.png"), { ...pdf, name: "c.pdf" }]);
  await count(page, "3 files: 2 saved, 1 on the way");
  await page.getByLabel("Business name").press("Enter");
  const button = page.getByRole("button", { name: "Uploading 2/3..." });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  expect(await page.getByLabel("Choose files").isDisabled()).toBe(true);
  const bar = page.getByRole("progressbar", { name: "Upload" });
  expect(await bar.getAttribute("value")).toBe("67");
  release();
  await thanks(page).waitFor();
  expect(filesOf("Waiting form")).toEqual(["a.png", "b.png", "c.pdf"]);
  expectQuiet();
});

it("a form that is sent while its line is lost waits for the line", async () => {
  const { page, expectQuiet } = await open();
  await fillAssets(page, "Lost line");
  await choose(page, [logo("a.png")]);
  await count(page, "1 file: 1 saved");
  await page.getByText("Saved", { exact: true }).nth(1).waitFor();
  await page.context().setOffline(true);
  await choose(page, [logo("b.png")]);
  await rows(page).getByText("The connection is gone.").waitFor();
  await press(page, "Send everything");
  await page.getByRole("button", { name: "Uploading 1/2..." }).waitFor();
  await page.context().setOffline(false);
  await thanks(page).waitFor();
  expect(filesOf("Lost line")).toEqual(["a.png", "b.png"]);
  expectQuiet(/ERR_INTERNET_DISCONNECTED/);
});

it("a file that the bucket does not take holds the form until it arrives or is removed", async () => {
  const { page, expectQuiet } = await open();
  site.sandbox.s3.fail({ match: "stuck.png", status: 503 });
  await fillAssets(page, "Stuck");
  await choose(page, [logo("fine.png"), logo("stuck.png")]);
  await count(page, "2 files: 1 saved, 1 not sent");
  await expectToast(page, "Submission Failed", "Please try again or contact support.");
  await rows(page).getByText("It did not arrive. Send it again.").waitFor();
  await press(page, "Send everything");
  await page.getByRole("alert").getByText("Submission Failed").waitFor();
  expect(filesOf("Stuck")).toEqual([]);
  await press(page, "Remove stuck.png");
  await press(page, "Send everything");
  await thanks(page).waitFor();
  expect(filesOf("Stuck")).toEqual(["fine.png"]);
  expectQuiet(/status of 502/);
});

it("leaving the page asks first while a file is on its way, and no longer once it has arrived", async () => {
  const { page, expectQuiet } = await open();
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const leave = () => page.evaluate(() => location.assign("/privacy-policy"));
  const release = await hold(page, POSTS);
  await page.getByLabel("Business name").click();
  await choose(page, [logo("a.png")]);
  await rows(page).getByText("Uploading").waitFor();
  await leave();
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  expect(page.url()).toContain("/onboarding");
  release();
  await count(page, "1 file: 1 saved");
  await leave();
  await page.waitForURL("**/privacy-policy");
  expect(asked).toHaveLength(1);
  expectQuiet();
});

it("leaving the page asks first while a file has not arrived and waits for the visitor", async () => {
  const { page, expectQuiet } = await open();
  site.sandbox.s3.fail({ match: "failed.png", status: 503 });
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByLabel("Business name").click();
  await choose(page, [logo("failed.png")]);
  await count(page, "1 file: 1 not sent");
  await page.evaluate(() => location.assign("/privacy-policy"));
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  expectQuiet(/status of 502/);
});

it("files that went with a form sent from another tab are named as such, and later ones are a new submission", async () => {
  const { page: first } = await open();
  await fillAssets(first, "Two tabs");
  await choose(first, [logo("a.png")]);
  await count(first, "1 file: 1 saved");
  const second = await first.context().newPage();
  await second.goto(`${site.url}/onboarding`);
  await hydrated(second, true);
  await count(second, "1 file: 1 saved");
  await fillAssets(second, "Two tabs");
  await press(second, "Send everything");
  await thanks(second).waitFor();
  expect(filesOf("Two tabs")).toEqual(["a.png"]);

  await choose(first, [logo("b.png")]);
  await count(first, "1 file: 1 saved");
  await first.getByText("1 file went with the form sent from another page.").waitFor();
  expect(await rows(first).innerText()).toContain("b.png");
  await first.getByLabel("Business name").fill("Second of two tabs");
  await press(first, "Send everything");
  await thanks(first).waitFor();
  expect(filesOf("Second of two tabs")).toEqual(["b.png"]);
});
