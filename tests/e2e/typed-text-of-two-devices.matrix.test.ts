import type { Page } from "playwright";
import { expect } from "vitest";
import { hold, hydrated } from "../support/browser";
import { paidOrder } from "../support/orders/order-visitor";
import { press } from "../support/orders/filled-forms";
import { filledIn, openedClient } from "../support/assets/onboarding-client";
import { about, expectStatus, setVisibility, typeAndSave } from "../support/pages/autosave-page";
import { openAlone, site } from "../support/pages/open";
import { often as it, rarely } from "../support/rarely";

const AUTOSAVES = "**/onboarding?_data=*";

const drafts = (orderId: string) =>
  site.rows<Record<string, string>>(
    "select state, brand_colors, text_content from drafts where order_id = ? order by created_at",
    orderId,
  );
const storedText = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** The phone has the order's form open, and the computer, which runs no scripts, has opened it too. */
async function phoneAndComputer() {
  const { link, order } = await paidOrder(site);
  const { page: phone, expectQuiet } = await openAlone(link);
  const computer = await openedClient(site, link);
  const blank = { businessName: order.name, email: order.email, websiteUrl: "", socialLinks: "" };
  return { phone, computer, link, order, expectQuiet, blank };
}

/** The site saves what the page posts, and its answers are lost. */
const loseAnswers = (page: Page) =>
  page.route(AUTOSAVES, async (route) => {
    await route.fetch();
    await route.abort();
  });

/** Ends the tab as a crash does, which posts nothing more. */
async function crash(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new Error("crashed"));
  });
  await page.goto("about:blank");
}

it("a text that was saved does not return into the next draft once the other device has submitted it", async () => {
  const { phone, computer, order } = await phoneAndComputer();
  await typeAndSave(phone, "All there is");
  expect(await storedText(phone)).not.toContain("All there is");
  expect((await computer.send([], { ...filledIn, textContent: "All there is" })).status).toBe(303);
  await setVisibility(phone, "visible");
  await phone.getByText("Your first assets arrived on").waitFor();
  await hydrated(phone, true);
  expect(await about(phone).inputValue()).toBe("");
  await phone.getByLabel("Brand colors").fill("navy");
  await about(phone).focus();
  await expectStatus(phone, "Answers saved");
  expect(drafts(order.id)).toMatchObject([{ state: "submitted" }, { text_content: "" }]);
});

rarely("nor does one that was saved without an answer", async () => {
  const { phone, computer, expectQuiet } = await phoneAndComputer();
  await loseAnswers(phone);
  const lost = phone.waitForEvent("requestfailed");
  await about(phone).fill("All there is");
  await phone.getByLabel("Brand colors").focus();
  await lost;
  expect((await computer.send([], { ...filledIn, textContent: "All there is" })).status).toBe(303);
  await crash(phone);
  await phone.goto(`${site.url}/onboarding`);
  await phone.getByText("Your first assets arrived on").waitFor();
  expect(await about(phone).inputValue()).toBe("");
  expectQuiet(/ERR_FAILED/);
});

it("a text that the other device has deleted stays deleted after a reload", async () => {
  const { phone, computer, order, blank } = await phoneAndComputer();
  await phone.getByLabel("Brand colors").fill("navy");
  await typeAndSave(phone, "It stays");
  await computer.open("/onboarding");
  const fields = { ...blank, brandColors: "", textContent: "It stays" };
  expect((await computer.send([], { ...fields, intent: "save" })).status).toBe(303);
  await setVisibility(phone, "visible");
  await expect.poll(() => phone.getByLabel("Brand colors").inputValue()).toBe("");
  await phone.reload();
  await hydrated(phone, true);
  expect(await phone.getByLabel("Brand colors").inputValue()).toBe("");
  expect(await about(phone).inputValue()).toBe("It stays");
  expect(drafts(order.id)).toMatchObject([{ brand_colors: "", text_content: "It stays" }]);
});

it.each([{ scripts: true }, { scripts: false }])(
  "a text typed offline and one that the other device saved meanwhile both stay, though the tab crashes (scripts: $scripts)",
  async ({ scripts }) => {
    const { phone, computer, link, order, expectQuiet, blank } = await phoneAndComputer();
    await phone.route(AUTOSAVES, (route) => route.abort());
    await about(phone).fill("From the basement");
    await phone.getByLabel("Brand colors").focus();
    await expectStatus(phone, "Answers not saved yet");
    const fields = { ...blank, brandColors: "", textContent: "From the desk", intent: "save" };
    expect((await computer.send([], fields)).status).toBe(303);
    await crash(phone);
    await phone.unroute(AUTOSAVES);
    const both = "From the basement\n\nFrom the desk";
    if (scripts) {
      await phone.goto(site.url + link);
      await hydrated(phone, true);
      await expect.poll(() => about(phone).inputValue()).toBe(both);
      await expect.poll(() => storedText(phone)).not.toContain("basement");
    } else {
      await phone.route("**/build/**/*.js", (route) => route.abort());
      await phone.goto(site.url + link);
      expect(await about(phone).inputValue()).toBe("From the basement");
      await press(phone, "Save and finish later");
      await phone.getByRole("heading", { name: "Saved for later" }).waitFor();
    }
    expect(drafts(order.id)).toMatchObject([{ text_content: both }]);
    expectQuiet(/ERR_FAILED/, /did not load/);
  },
);

rarely(
  "a text whose save had no answer is not called saved once it is undone, until the site has that too",
  async () => {
    const { phone, order, expectQuiet } = await phoneAndComputer();
    await loseAnswers(phone);
    const lost = phone.waitForEvent("requestfailed");
    await about(phone).fill("A secret, pasted by mistake");
    await phone.getByLabel("Brand colors").focus();
    await lost;
    await phone.unrouteAll({ behavior: "wait" });
    const release = await hold(phone, AUTOSAVES);
    await about(phone).fill("");
    await phone.getByLabel("Brand colors").focus();
    await expectStatus(phone, "Answers not saved yet");
    expect(drafts(order.id)).toMatchObject([{ text_content: "A secret, pasted by mistake" }]);
    release();
    await expectStatus(phone, "Answers saved");
    expect(drafts(order.id)).toMatchObject([{ text_content: "" }]);
    expectQuiet(/ERR_FAILED/);
  },
);
