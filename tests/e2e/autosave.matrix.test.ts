import type { Page } from "playwright";
import { expect } from "vitest";
import { sendAssets, press } from "../support/orders/filled-forms";
import { hold, hydrated } from "../support/browser";
import { visit } from "../support/visit";
import { pass } from "../support/clock";
import { inquiriesAbout, paidOrder } from "../support/orders/order-visitor";
import { logo } from "../support/assets/sample-files";
import { until } from "../support/until";
import {
  about,
  autosavePosts,
  draftWith,
  expectStatus,
  setVisibility,
  typeAndSave,
} from "../support/pages/autosave-page";
import { browser, open, openAlone, site } from "../support/pages/open";
import { often as it, rarely } from "../support/rarely";

const status = (page: Page) => page.getByText(/^Answers /);

it("autosave saves with one post once typing pauses, and shows whether all is saved", async () => {
  const { page } = await openAlone("/onboarding", { frozen: true });
  const posts = autosavePosts(page);
  expect(await status(page).count()).toBe(0);
  await about(page).pressSequentially("We fix ga");
  await expectStatus(page, "Answers not saved yet");
  await pass(page, 999);
  await about(page).pressSequentially("rage doors.");
  await pass(page, 999);
  expect(posts).toEqual([]);
  await pass(page, 1);
  await expectStatus(page, "Answers saved");
  expect(posts).toHaveLength(1);
  expect(draftWith("text_content", "We fix garage doors.")).toMatchObject({ saved_at: null });
});

rarely("autosave saves what was typed before the scripts ran", async () => {
  const { page } = await visit(browser, { scripts: true });
  const release = await hold(page, "**/build/**/*.js");
  await page.goto(`${site.url}/onboarding`, { waitUntil: "commit" });
  await about(page).fill("Typed early");
  release();
  await hydrated(page, true);
  await until("it is saved", () => Boolean(draftWith("text_content", "Typed early")));
  expect(await about(page).inputValue()).toBe("Typed early");
});

it("a page left open shows what another device saved when it becomes visible, and overwrites none of it", async () => {
  const { link, order } = await paidOrder(site);
  const [{ page: phone }, { page: desk }] = [await openAlone(link), await open(link)];
  await desk.getByLabel("Brand colors").fill("navy");
  await about(desk).fill("From the desk");
  await desk.getByLabel("Choose files").setInputFiles([logo]);
  await desk.getByRole("button", { name: "Save and finish later" }).click();
  await desk.getByRole("heading", { name: "Saved for later" }).waitFor();

  await phone.getByLabel("Brand colors").fill("green");
  // The field with the focus is brought up to date too: it is sent with the others.
  await about(phone).focus();
  await setVisibility(phone, "visible");
  await expect.poll(() => about(phone).inputValue()).toBe("From the desk");
  await phone.getByRole("list", { name: "Your files" }).getByText("logo.png").waitFor();
  expect(await phone.getByLabel("Brand colors").inputValue()).toBe("green");
  await phone.getByText("4 of 5 done").waitFor();
  await sendAssets(phone);
  const [inquiry] = inquiriesAbout(site, order);
  expect(inquiry?.project_description).toBe("From the desk");
  expect(inquiry?.assets_description).toContain("green");
  expect(inquiry?.file_urls).toContain("logo.png");
});

it("a page that types on in a text which another device has changed meanwhile keeps both, and shows them once the field is left", async () => {
  const { link } = await paidOrder(site);
  const [{ page: phone }, { page: desk }] = [await openAlone(link), await open(link)];
  await typeAndSave(desk, "From the desk");
  const release = await hold(phone, "**/onboarding?*");
  await about(phone).fill("From the phone");
  await phone.getByLabel("Brand colors").focus();
  await about(phone).focus();
  await phone.keyboard.press("End");
  await phone.keyboard.type(", typed on");
  release();
  await until("both are saved", () =>
    Boolean(draftWith("text_content", "From the phone, typed on\n\nFrom the desk")),
  );
  expect(await about(phone).inputValue()).toBe("From the phone, typed on");
  await phone.keyboard.type("!");
  const both = "From the phone, typed on!\n\nFrom the desk";
  await phone.getByLabel("Brand colors").focus();
  await expect.poll(() => about(phone).inputValue()).toBe(both);
  await expectStatus(phone, "Answers saved");
  expect(draftWith("text_content", both)).toBeDefined();
});

rarely("a refused form keeps what another device has saved in its text, and shows it", async () => {
  const { link } = await paidOrder(site);
  const [{ page: phone }, { page: desk }] = [await openAlone(link), await open(link)];
  await typeAndSave(desk, "Open from 8 to 5");
  await about(phone).fill("We fix boilers");
  await phone.getByLabel("Email", { exact: true }).fill("no address");
  await press(phone, "Send everything");
  await phone.getByRole("alert").waitFor();
  const both = "We fix boilers\n\nOpen from 8 to 5";
  await expect.poll(() => about(phone).inputValue()).toBe(both);
  await phone.getByLabel("Brand colors").fill("teal and sand");
  await about(phone).focus();
  await until("the colors are saved", () => Boolean(draftWith("brand_colors", "teal and sand")));
  expect(draftWith("brand_colors", "teal and sand")?.text_content).toBe(both);
});

rarely("a page whose draft was deleted keeps and saves everything that it shows", async () => {
  const { page } = await openAlone("/onboarding");
  await about(page).fill("Typed a day ago");
  await page.getByLabel("Website").focus();
  await expectStatus(page, "Answers saved");
  site.execute("delete from drafts where text_content = 'Typed a day ago'");
  await page.getByLabel("Website").fill("https://a-day-later.test");
  await page.getByLabel("Brand colors").focus();
  await until("it is saved", () => Boolean(draftWith("website_url", "https://a-day-later.test")));
  await expectStatus(page, "Answers saved");
  const { text_content } = draftWith("website_url", "https://a-day-later.test") ?? {};
  expect(text_content).toBe("Typed a day ago");
  expect(await about(page).inputValue()).toBe("Typed a day ago");
});

it("a page opened before the order was paid shows what another device typed for the order meanwhile, after its next change", async () => {
  const { page } = await openAlone("/onboarding");
  await typeAndSave(page, "Typed before");
  const { visitor, link } = await paidOrder(site);
  const { page: phone } = await open(link);
  await typeAndSave(phone, "From the phone");
  await page.context().addCookies(visitor.browserCookies());
  await page.getByLabel("Website").fill("https://opened-before.test");
  await about(page).focus();
  await expect.poll(() => about(page).inputValue()).toBe("From the phone\n\nTyped before");
  await expectStatus(page, "Answers saved");
  const { text_content } = draftWith("website_url", "https://opened-before.test") ?? {};
  expect(text_content).toBe("From the phone\n\nTyped before");
});

it("the checklist follows typing and chosen files, a refused file keeps the focus, and sending an incomplete form focuses the summary", async () => {
  const { page } = await openAlone("/onboarding");
  const checklist = page.getByRole("region", { name: "What we need from you" });
  const count = checklist.getByRole("status");
  expect(await count.innerText()).toBe("0 of 5 done");
  await page.getByLabel("Choose files").setInputFiles([logo]);
  await expect.poll(() => count.innerText()).toBe("1 of 5 done");
  await about(page).fill("We fix pipes.");
  await expect.poll(() => count.innerText()).toBe("2 of 5 done");
  await about(page).fill("");
  await press(page, "Remove logo.png");
  await expect.poll(() => count.innerText()).toBe("0 of 5 done");

  const input = page.getByLabel("Choose files");
  await input.focus();
  await input.setInputFiles([
    { name: "movie.mp4", mimeType: "video/mp4", buffer: Buffer.from("x") },
  ]);
  const refused = page.getByRole("listitem").filter({ hasText: "movie.mp4" });
  await refused.getByText("File type not allowed.").waitFor();
  expect(await input.evaluate((it) => it === document.activeElement)).toBe(true);
  const distance = await refused.evaluate(
    (it, id) =>
      it.getBoundingClientRect().top - document.getElementById(id)!.getBoundingClientRect().bottom,
    "onboarding-files",
  );
  expect(distance).toBeLessThan(200);
  await press(page, "Send everything");
  const alert = page.getByRole("alert");
  await alert.getByText("Enter your business name").waitFor();
  expect(await alert.evaluate((it) => it === document.activeElement)).toBe(true);
});
