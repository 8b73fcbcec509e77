import { describe, expect, test } from "vitest";
import { dayInWords } from "~/content/format";
import { textOf } from "../support/http/http-client";
import { postInterrupted } from "../support/assets/held-uploads";
import {
  fieldValues,
  filledIn,
  namesListed,
  OnboardingClient,
  SCRIPTS,
  openedClient,
  phoneAndLink,
} from "../support/assets/onboarding-client";
import { flyer, logo } from "../support/assets/upload-samples";
import { inquiriesAbout, orderOf, orderPageOf } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const save = { intent: "save" };
const autosave = { intent: "autosave" };

const draftsOf = (orderId: string) =>
  site.rows<{ state: string; saved_at: string | null }>(
    "select state, saved_at from drafts where order_id = ? order by created_at",
    orderId,
  );
test("a tab's texts go to its next draft, however often other tabs have submitted the one it worked on", async () => {
  const tab = await openedClient(site);
  let own = { ...tab.hidden };
  for (const textContent of ["First", "Second", "Third"]) {
    tab.hidden = own;
    const saved = await tab.send([], { ...filledIn, textContent, ...autosave });
    expect(saved.status).toBe(200);
    own = { ...tab.hidden };
    const reopened = await tab.open();
    expect(fieldValues(reopened).textContent).toBe(textContent);
    expect((await tab.send([], { ...filledIn, textContent })).status).toBe(303);
  }
  const sent = tab.inquiries().map((inquiry) => inquiry.project_description);
  expect(sent.slice(-3)).toEqual(["First", "Second", "Third"]);
});

describe("an order's draft on two devices", () => {
  test("that was begun on the phone with its cookie continues on the computer by link, and back", async () => {
    const { phone, link, order, fields } = await phoneAndLink(site);
    await phone.send([logo], { ...filledIn, textContent: "From the van", ...save });
    const desk = new OnboardingClient(site);
    const atDesk = await desk.open(link);
    expect(fieldValues(atDesk)).toEqual({ ...filledIn, textContent: "From the van" });
    expect(namesListed(atDesk)).toEqual(["logo.png"]);

    await desk.send([flyer], { ...filledIn, textContent: "From the desk", ...save });
    const onPhone = await phone.open();
    expect(fieldValues(onPhone).textContent).toBe("From the desk");
    expect(namesListed(onPhone)).toEqual(["flyer.pdf", "logo.png"]);
    expect((await phone.send([], { ...filledIn })).status).toBe(303);
    const [inquiry, ...more] = inquiriesAbout(site, order);
    expect(more).toEqual([]);
    expect(JSON.parse(inquiry?.file_urls ?? "")).toHaveLength(2);
    expect(orderOf(site, fields).state).toBe("assets_received");
  });

  test("is filled with the order's name and email address after only a file was uploaded", async () => {
    const { phone, link, fields } = await phoneAndLink(site);
    await phone.send([logo], { intent: "upload" }, SCRIPTS);
    const html = await new OnboardingClient(site).open(link);
    expect(fieldValues(html)).toMatchObject({ businessName: fields.name, email: fields.email });
    expect(namesListed(html)).toEqual(["logo.png"]);
  });

  test("keeps what one device saved in a field while the other saves another field in the background", async () => {
    const { phone, link } = await phoneAndLink(site);
    const desk = await openedClient(site, link);
    await phone.send([], { brandColors: "navy", ...autosave }, SCRIPTS);
    const answer = await desk.send([], { textContent: "We fix boilers.", ...autosave }, SCRIPTS);
    const both = { brandColors: "navy", textContent: "We fix boilers." };
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ problems: [], repopulateFields: both });
    expect(fieldValues(await phone.open())).toMatchObject(both);
  });

  test.each([
    ["the whole form, without scripts", save, undefined],
    ["its changes in the background", autosave, SCRIPTS],
  ])(
    "keeps what the other device saves as %s, when a page that shows less is sent",
    async (_, intent, path) => {
      const { phone, link, order } = await phoneAndLink(site);
      const early = { ...filledIn, textContent: "We fix boilers.\nSince 1988.", brandColors: "" };
      await phone.send([], { ...early, ...save });
      await phone.open();
      const desk = await openedClient(site, link);
      const later = { textContent: "", websiteUrl: "https://later.test", brandColors: "navy" };
      await desk.send([], { ...early, ...later, ...intent }, path);

      const invalid = await phone.send([logo], { ...early, email: "" });
      expect(invalid.status).toBe(422);
      expect(fieldValues(invalid.body)).toEqual({ ...early, ...later, email: "" });
      expect(textOf(invalid.body)).toContain("Tell us about your business");
      await desk.send(
        [],
        { textContent: "An hour later", brandColors: "red", ...autosave },
        SCRIPTS,
      );
      const answer = await phone.send([], { ...early, ...later, brandColors: "green" });
      expect(answer.status).toBe(303);
      const [inquiry, ...more] = inquiriesAbout(site, order);
      expect(more).toEqual([]);
      expect(inquiry).toMatchObject({ email: early.email, project_description: "An hour later" });
      expect(inquiry?.assets_description).toMatch(/https:\/\/later.test\n.*green/);
      const mail = site.sandbox.postmark.mails.find(({ TextBody }) =>
        TextBody?.includes(`Order: ${order.reference}`),
      );
      expect(mail?.TextBody).toContain("An hour later");
    },
  );
});

describe("after an order's first submission of assets", () => {
  test("its page leads to a next submission, shared by all devices, that joins the order", async () => {
    const { phone, link, order, fields } = await phoneAndLink(site);
    await phone.send([logo], filledIn);
    const page = await phone.page(orderPageOf(link));
    const [, more = ""] = /href="(\/onboarding\?[^"]*)"/.exec(page)!;
    const next = more.replace("&amp;", "&");
    const html = await new OnboardingClient(site).open(next);
    const today = dayInWords(new Date());
    expect(textOf(html)).toContain(`Your first assets arrived on ${today}.`);
    expect(textOf(html)).toContain(order.reference);
    expect(namesListed(html)).toEqual([]);
    expect(fieldValues(html)).toMatchObject({
      businessName: filledIn.businessName,
      email: filledIn.email,
      textContent: "",
    });

    // Two devices share the next draft before either has stored anything.
    const [desk, tablet] = [await openedClient(site, next), await openedClient(site, next)];
    await desk.send([flyer], { intent: "upload" }, SCRIPTS);
    await tablet.send([], { textContent: "More photos", ...autosave }, SCRIPTS);
    const joined = await phone.open();
    expect(fieldValues(joined).textContent).toBe("More photos");
    expect(namesListed(joined)).toEqual(["flyer.pdf"]);
    expect(draftsOf(order.id).map(({ state }) => state)).toEqual(["submitted", "open"]);

    const answer = await phone.send([], { ...filledIn, textContent: "More photos" });
    expect(answer.status).toBe(303);
    expect(inquiriesAbout(site, order).map((inquiry) => inquiry.project_description)).toEqual([
      filledIn.textContent,
      "More photos",
    ]);
    const mails = site.sandbox.postmark.mails.filter(({ TextBody }) =>
      TextBody?.includes(`Order: ${order.reference}`),
    );
    expect(mails.map(({ Subject }) => Subject)).toEqual([
      "Brand assets from Marlow & Sons",
      "More brand assets from Marlow & Sons",
    ]);
    expect(orderOf(site, fields).state).toBe("assets_received");
  });

  test("a page still open on another device sends its content as a further submission", async () => {
    const { phone, link, order } = await phoneAndLink(site);
    const desk = await openedClient(site, link);
    await phone.send([logo], filledIn);
    const answer = await desk.send([flyer], { ...filledIn, textContent: "From the desk" });
    expect(answer.status).toBe(303);
    expect(inquiriesAbout(site, order).map(({ file_urls }) => file_urls.split("-").at(-1))).toEqual(
      ['logo.png"]', 'flyer.pdf"]'],
    );
  });
});

test("a draft without an order loses nothing when it is open on two pages of one browser", async () => {
  const first = await openedClient(site);
  await first.send([logo], { ...filledIn, intent: "upload" });
  const hidden = { ...first.hidden };
  await first.open();
  const before = first.inquiries().length;
  await first.send([], filledIn);
  first.hidden = hidden;
  const late = { ...filledIn, businessName: "From the other tab" };
  const invalid = await first.send([flyer], { ...late, email: "" });
  expect(invalid.status).toBe(422);
  expect(namesListed(invalid.body)).toEqual(["flyer.pdf"]);
  expect((await first.send([], late)).status).toBe(303);
  const added = first.inquiries().slice(before);
  expect(added.map(({ name }) => name)).toEqual([filledIn.businessName, late.businessName]);
  expect(added.map(({ order_id }) => order_id)).toEqual([null, null]);
});

test.each(["an order", "no order"])(
  "files on their way from one page go to the next submission when another page submits the draft of %s",
  async (kind) => {
    const phone = kind === "an order" ? (await phoneAndLink(site)).phone : await openedClient(site);
    await phone.send([], { ...filledIn, ...autosave });
    const other = await openedClient(site, "/onboarding", phone);
    const before = phone.inquiries().length;
    const answer = await postInterrupted(site, phone, async () => {
      expect((await other.send([flyer], filledIn)).status).toBe(303);
    });
    expect(answer.status).toBe(303);
    const added = phone.inquiries().slice(before);
    const urls = added.map(({ file_urls }) => JSON.parse(file_urls ?? "") as string[]);
    const names = urls.map((files) => files.map((url) => url.split("-").at(-1)));
    expect(names).toEqual([
      ["one.png", "flyer.pdf"],
      ["two.png", "three.png"],
    ]);
  },
);

test.each([
  ["a stranger", false, save],
  ["a buyer", true, save],
  ["a buyer whose autosave has arrived and its answer has not", true, autosave],
])(
  "what %s has deleted on a page that still shows it empty is not sent",
  async (_, pays, intent) => {
    const client = pays ? (await phoneAndLink(site)).phone : await openedClient(site);
    await client.open();
    const asRendered = { ...client.hidden };
    const path = intent === autosave ? SCRIPTS : undefined;
    const begun = { ...filledIn, businessName: "Went back", brandColors: "4711" };
    await client.send([], { ...begun, ...intent }, path);
    client.hidden = asRendered;
    expect((await client.send([], { ...begun, brandColors: "" })).status).toBe(303);
    const inquiry = site.rows("select * from inquiries where name = 'Went back'").at(-1);
    expect(inquiry).toMatchObject({ email: filledIn.email });
    expect(JSON.stringify(inquiry)).not.toContain("4711");
  },
);
