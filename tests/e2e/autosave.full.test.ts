import { expect, it } from "vitest";
import { sendAssets } from "../support/orders/filled-forms";
import { hold } from "../support/browser";
import { paidOrder } from "../support/orders/order-visitor";
import { until } from "../support/until";
import {
  about,
  autosavePosts,
  draftWith,
  expectStatus,
  setVisibility,
  typeAndSave,
} from "../support/pages/autosave-page";
import { open, openAlone, site } from "../support/pages/open";

it("autosave saves what was typed last when the tab is hidden or left", async () => {
  const { page } = await open("/onboarding");
  await about(page).fill("Closed in the middle of");
  await setVisibility(page, "hidden");
  await until("it is saved", () => Boolean(draftWith("text_content", "Closed in the middle of")));
  await about(page).fill("Gone to another page");
  await page.getByRole("link", { name: "Privacy Policy" }).first().click();
  await until("it is saved", () => Boolean(draftWith("text_content", "Gone to another page")));
});

it("autosave sends what was typed during a post after that post, and nothing older later", async () => {
  const { page } = await openAlone("/onboarding");
  const release = await hold(page, "**/onboarding?_data=*");
  const posts = autosavePosts(page);
  await about(page).fill("First thought");
  await page.getByLabel("Business name").focus();
  await until("the first is being sent", () => posts.length === 1);
  await about(page).fill("Second thought");
  await page.getByLabel("Business name").focus();
  expect(posts).toHaveLength(1);
  release();
  await until("the second is saved", () => Boolean(draftWith("text_content", "Second thought")));
  expect(posts).toHaveLength(2);
});

it("a page whose draft was submitted on another device keeps its text and sends it as a further submission", async () => {
  const { link, order } = await paidOrder(site);
  const [{ page: phone }, { page: desk }] = [await openAlone(link), await open(link)];
  await typeAndSave(desk, "From the desk");
  await typeAndSave(phone, "From the phone");
  await sendAssets(phone);
  await desk.getByLabel("Brand colors").fill("navy");
  await about(desk).focus();
  await expectStatus(desk, "Answers saved");
  expect(await desk.getByLabel("Brand colors").inputValue()).toBe("navy");
  expect(await about(desk).inputValue()).toBe("From the desk");
  await sendAssets(desk);
  expect(
    site.rows(
      "select project_description as text from inquiries where order_id = ? order by created_at",
      order.id,
    ),
  ).toEqual([{ text: "From the phone\n\nFrom the desk" }, { text: "From the desk" }]);
});
