import type { Page } from "playwright";
import { expect } from "vitest";
import { hold, hydrated } from "../support/browser";
import { accessibilityProblems } from "../support/pages/axe";
import { browser, site } from "../support/pages/open";
import { visit } from "../support/visit";
import { brochurePdf, disguised } from "../support/assets/sample-files";
import { fillAssets, press, sendAssets } from "../support/orders/filled-forms";
import {
  choose,
  count,
  expectToast,
  filesOf,
  logo,
  many,
  open,
  POSTS,
  refusedFiles,
  rows,
  thanks,
} from "../support/pages/uploads-page";
import { often as it, rarely } from "../support/rarely";

const pdf = { name: "brochure.pdf", mimeType: "application/pdf", buffer: brochurePdf };

/** The objects in the bucket whose file had this name. */
const objectsOf = (name: string) =>
  Promise.all(
    site.sandbox.s3
      .objects()
      .filter(({ key }) => key.endsWith(`-${name}`))
      .map(({ bucket, key }) => site.sandbox.s3.read(bucket, key)),
  );

it("a file goes up as soon as it is chosen, three at a time, more can be chosen meanwhile, and none is stored twice", async () => {
  const { page } = await open();
  const release = await hold(page, POSTS);
  await choose(page, many(4));
  await count(page, "4 files: 3 on the way, 1 waiting");
  await choose(page, many(1, 5));
  await count(page, "5 files: 3 on the way, 2 waiting");
  release();
  await count(page, "5 files: 5 saved");
  // One that is there already is neither listed nor stored again.
  await choose(page, many(2, 5));
  await count(page, "6 files: 6 saved");
});

it("a reload shows the files that arrived, with their pictures, until they are removed or the form is sent", async () => {
  const { page } = await open();
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
  await page.reload();
  await hydrated(page, true);
  await rows(page).filter({ hasText: "b.png" }).locator("img").waitFor();
  await fillAssets(page, "Pictures");
  await sendAssets(page);
  await expect.poll(stored).toBe("");
  expect(filesOf("Pictures")).toEqual(["b.png", "brochure.pdf"]);
});

rarely.each([
  {
    what: "cannot be written",
    change: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  },
  { what: "has broken data", change: () => localStorage.setItem("thumbnails", "null") },
])("files are sent when the browser's storage $what", async ({ change }) => {
  const { page } = await open();
  await page.evaluate(change);
  await choose(page, [
    logo("a.png"),
    { ...logo("broken.png"), buffer: Buffer.from("\x89PNG\r\n\x1a\n\0", "latin1") },
  ]);
  await rows(page).locator("img").waitFor();
  await count(page, "2 files: 2 saved");
});

rarely("of a file that was chosen twice one row can be removed, and the file stays", async () => {
  const { page } = await open();
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
});

it("of two different files of one name and size, the one that is removed on its way goes, and the other stays", async () => {
  const { page } = await open();
  const heal = site.sandbox.s3.fail({ match: "photo.pdf", hang: true });
  const other = Buffer.from(brochurePdf);
  other[20]! ^= 1;
  await choose(page, [{ ...pdf, name: "photo.pdf" }]);
  await choose(page, [{ ...pdf, name: "photo.pdf", buffer: other }]);
  await rows(page).getByText("Uploading 100%").nth(1).waitFor();
  await page.getByRole("button", { name: "Remove photo.pdf" }).last().click();
  heal();
  await count(page, "1 file: 1 saved");
  await expect
    .poll(async () => (await objectsOf("photo.pdf")).map((file) => file.equals(brochurePdf)))
    .toEqual([true]);
});

it("a refused file is told in its row and in one toast until it is removed, and the others are sent without it", async () => {
  const { page, expectQuiet } = await open();
  await choose(page, [logo("good.png"), disguised]);
  await count(page, "1 file: 1 saved");
  const reason = "File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.";
  await expectToast(page, "Invalid file", `fake.png: ${reason}`);
  expect(await refusedFiles(page).allInnerTexts()).toEqual([`fake.png\n11 Bytes\n${reason}`]);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await accessibilityProblems(page, true)).toEqual([]);
  await press(page, "Remove fake.png");
  await refusedFiles(page).waitFor({ state: "detached" });
  expectQuiet(/status of 422/);
});

const removal = (page: Page) =>
  page.waitForResponse((response) => Boolean(response.request().postData()?.includes("remove:")));

it("a file removed on its way is not in the draft, whether or not all its bytes have left", async () => {
  const { page } = await open();
  const release = await hold(page, POSTS);
  const large = {
    ...pdf,
    name: "large.pdf",
    buffer: Buffer.concat([brochurePdf, Buffer.alloc(1e6)]),
  };
  await choose(page, [logo("small.png"), large]);
  await rows(page).getByText("Uploading 0%").nth(1).waitFor();
  const aborted = page.waitForEvent("requestfailed");
  await press(page, "Remove large.pdf");
  await aborted;
  await press(page, "Remove small.png");
  await page.getByText("No files yet.").waitFor();
  const removed = removal(page);
  release();
  expect((await removed).status()).toBe(200);

  const heal = site.sandbox.s3.fail({ match: "whole.pdf", hang: true });
  await choose(page, [{ ...pdf, name: "whole.pdf" }, logo("other.png")]);
  const whole = rows(page).filter({ hasText: "whole.pdf" });
  await whole.getByText("Uploading 100%").waitFor();
  await press(page, "Remove whole.pdf");
  await count(page, "1 file: 1 saved");
  const removedToo = removal(page);
  heal();
  expect((await removedToo).status()).toBe(200);
  await page.reload();
  await hydrated(page, true);
  expect(await rows(page).allInnerTexts()).toEqual(["other.png\n70 Bytes\nSaved"]);
});

it("the form waits for its files, counts those that arrived before, and is sent by itself", async () => {
  const { page } = await open();
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
  expect(await page.getByText(/^\d{1,3}%$/).innerText()).toBe("67%");
  expect(await page.getByText(/^Answers /).count()).toBe(0);
  release();
  await thanks(page).waitFor();
  expect(filesOf("Waiting form")).toEqual(["a.png", "b.png", "c.pdf"]);
});

rarely(
  "files that went with a form sent from another tab are named as such, and later ones are a new submission",
  async () => {
    const { page: first } = await open();
    await fillAssets(first, "Two tabs");
    await choose(first, [logo("a.png")]);
    await count(first, "1 file: 1 saved");
    const second = await first.context().newPage();
    await second.goto(`${site.url}/onboarding`);
    await hydrated(second, true);
    await count(second, "1 file: 1 saved");
    await fillAssets(second, "Two tabs");
    await sendAssets(second);
    expect(filesOf("Two tabs")).toEqual(["a.png"]);

    await choose(first, [logo("b.png")]);
    await count(first, "1 file: 1 saved");
    await first.getByText("1 file went with the form sent from another page.").waitFor();
    expect(await rows(first).innerText()).toContain("b.png");
    await first.getByLabel("Business name").fill("Second of two tabs");
    await sendAssets(first);
    expect(filesOf("Second of two tabs")).toEqual(["b.png"]);
  },
);

rarely("the button of a form without files reads 'Sending...' meanwhile", async () => {
  const { page } = await open();
  await fillAssets(page, "No files");
  const release = site.sandbox.postmark.fail({ match: "POST /email", hang: true });
  await press(page, "Send everything");
  await page.getByRole("button", { name: "Sending..." }).waitFor();
  release();
  await thanks(page).waitFor();
});

it("files that were chosen before the scripts ran are sent", async () => {
  const { page } = await visit(browser, { scripts: true });
  const release = await hold(page, "**/build/**/*.js");
  await page.goto(`${site.url}/onboarding`, { waitUntil: "commit" });
  await choose(page, [logo("early.png")]);
  release();
  await hydrated(page, true);
  await count(page, "1 file: 1 saved");
});
