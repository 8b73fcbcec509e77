import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  fieldValues,
  filledIn,
  namesListed,
  openedClient,
  phoneAndLink,
  SCRIPTS,
} from "../support/assets/onboarding-client";
import { flyer, logo } from "../support/assets/upload-samples";
import { textOf } from "../support/http/http-client";
import { inquiriesAbout } from "../support/orders/order-visitor";
import { van } from "../support/orders/page-with-files";
import { sharedSite } from "../support/site";

const site = await sharedSite();

test.each(["with an order", "without one"])(
  "a form %s that two tabs submit with the same texts is submitted once, and a file in the second tab is sent",
  async (kind) => {
    const { phone, order } = await phoneAndLink(site);
    const email = kind === "without one" ? `${randomUUID()}@marlow.test` : filledIn.email;
    const texts = { ...filledIn, email, textContent: `We fix boilers ${randomUUID()}.` };
    const first = kind === "without one" ? await openedClient(site) : phone;
    await first.send([logo], { ...texts, intent: "upload" });
    const second = await openedClient(site, "/onboarding", first);
    const answers = [await first.send([], texts), await second.send([], texts)];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(textOf(await second.page(answers[1]!.location!))).toContain("logo.png");
    const inquiries = () =>
      kind === "without one"
        ? site.rows("select id from inquiries where email = ?", email)
        : inquiriesAbout(site, order);
    expect(inquiries()).toHaveLength(1);
    const left = "select id from drafts where state = 'open' and text_content = ?";
    expect(site.rows(left, texts.textContent)).toEqual([]);
    expect((await second.send([flyer], texts)).status).toBe(303);
    expect(inquiries()).toHaveLength(2);
  },
);

test.each(["with an order", "without one"])(
  "the same texts are sent again by a form %s that was opened after they were submitted",
  async (kind) => {
    const buyer = (await phoneAndLink(site)).phone;
    const client = kind === "with an order" ? buyer : await openedClient(site);
    const texts = { ...filledIn, textContent: `Please call me ${randomUUID()}.` };
    const sent = () =>
      site.rows("select id from inquiries where project_description = ?", texts.textContent);
    for (const times of [1, 2]) {
      await client.open("/onboarding?more=1");
      expect((await client.send([], texts)).status).toBe(303);
      expect(sent()).toHaveLength(times);
    }
  },
);

describe("a form that is still open in an old tab after it was submitted, and another device has begun the next one,", () => {
  const next = "/onboarding?more=1";
  const none = { websiteUrl: "", socialLinks: "" };
  const begun = { ...filledIn, ...none, brandColors: "red", textContent: "We also" };

  async function oldTab() {
    const { phone, order } = await phoneAndLink(site);
    await phone.send([logo], { ...filledIn, intent: "save" });
    await phone.open();
    const tab = await openedClient(site, "/onboarding", phone);
    expect((await phone.send()).status).toBe(303);
    const other = await openedClient(site, next, phone);
    expect((await other.send([flyer], { ...begun, intent: "save" })).status).toBe(303);
    const sent = () =>
      inquiriesAbout(site, order).map((inquiry) => ({
        ...inquiry,
        files: (JSON.parse(inquiry.file_urls) as string[]).map((url) => url.split("-").at(-1)),
      }));
    const atOther = async () => {
      const html = await other.open(next);
      return { ...fieldValues(html), files: namesListed(html) };
    };
    return { tab, other, sent, atOther };
  }

  const left = { ...begun, files: ["flyer.pdf"] };

  test("sends nothing when it is submitted again as it was", async () => {
    const { tab, sent, atOther } = await oldTab();
    const answer = await tab.send();
    expect(answer.status).toBe(303);
    expect(textOf(await tab.follow(answer))).toContain("logo.png");
    expect(sent()).toHaveLength(1);
    expect(await atOther()).toEqual(left);
  });

  test("sends what its tab has changed and the files that it has chosen, and the other device sends the rest", async () => {
    const { tab, other, sent, atOther } = await oldTab();
    await tab.send([van], { intent: "upload" }, SCRIPTS);
    const changed = { ...filledIn, websiteUrl: "https://new.marlow.test" };
    expect((await tab.send([], { ...changed, email: "" })).status).toBe(422);
    expect((await tab.send([], changed)).status).toBe(303);
    const [, second] = sent();
    expect(second).toMatchObject({
      project_description: filledIn.textContent,
      files: ["van.png"],
      assets_description: expect.stringContaining("https://new.marlow.test"),
    });
    expect(second!.assets_description).not.toContain("red");
    expect(await atOther()).toEqual(left);
    expect((await tab.send([], changed)).status).toBe(303);
    expect(sent()).toHaveLength(2);
    expect((await other.send([], begun)).status).toBe(303);
    const third = sent()[2]!;
    expect([third.project_description, third.files]).toEqual(["We also", ["flyer.pdf"]]);
  });
});
