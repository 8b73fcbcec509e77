import { describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import {
  fieldValues,
  filledIn,
  namesListed,
  OnboardingClient,
  SCRIPTS,
} from "../support/assets/onboarding-client";
import { flyer, logo } from "../support/assets/upload-samples";
import { openedClient, phoneAndLink } from "../support/assets/onboarding-visitor";
import { orderOf } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const save = { intent: "save" };
const autosave = { intent: "autosave" };

const draftsOf = (orderId: string) =>
  site.rows<{ state: string; saved_at: string | null }>(
    "select state, saved_at from drafts where order_id = ? order by created_at",
    orderId,
  );
const inquiriesOf = (orderId: string) =>
  site.rows<{ name: string; email: string; project_description: string; file_urls: string }>(
    "select * from inquiries where order_id = ? order by created_at",
    orderId,
  );

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
    const [inquiry, ...more] = inquiriesOf(order.id);
    expect(more).toEqual([]);
    expect(JSON.parse(inquiry?.file_urls ?? "")).toHaveLength(2);
    expect(orderOf(site, fields).state).toBe("assets_received");
  });

  test("that was begun by link on the computer is there on the phone, and on the computer without the link", async () => {
    const { phone, link } = await phoneAndLink(site);
    const desk = await openedClient(site, link);
    await desk.send([flyer], { ...filledIn, ...save });
    for (const html of [await desk.open(), await phone.open()]) {
      expect(fieldValues(html)).toEqual(filledIn);
      expect(namesListed(html)).toEqual(["flyer.pdf"]);
    }
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
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({
      problems: [],
      repopulateFields: { brandColors: "navy", textContent: "We fix boilers." },
    });
    expect(fieldValues(await phone.open())).toMatchObject({
      brandColors: "navy",
      textContent: "We fix boilers.",
    });
  });
});

describe("after an order's first submission of assets", () => {
  test("its link opens a next submission, shared by all devices, that joins the order", async () => {
    const { phone, link, order, fields } = await phoneAndLink(site);
    await phone.send([logo], filledIn);
    const html = await new OnboardingClient(site).open(link);
    const today = new Date().toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
    expect(textOf(html)).toContain(`Your first assets arrived on ${today}.`);
    expect(textOf(html)).toContain(order.reference);
    expect(namesListed(html)).toEqual([]);
    expect(fieldValues(html)).toMatchObject({
      businessName: filledIn.businessName,
      email: filledIn.email,
      textContent: "",
    });

    // Two devices share the next draft before either has stored anything.
    const [desk, tablet] = [await openedClient(site, link), await openedClient(site, link)];
    await desk.send([flyer], { intent: "upload" }, SCRIPTS);
    await tablet.send([], { textContent: "More photos", ...autosave }, SCRIPTS);
    const joined = await phone.open();
    expect(fieldValues(joined).textContent).toBe("More photos");
    expect(namesListed(joined)).toEqual(["flyer.pdf"]);
    expect(draftsOf(order.id).map(({ state }) => state)).toEqual(["submitted", "open"]);

    const answer = await phone.send([], { ...filledIn, textContent: "More photos" });
    expect(answer.status).toBe(303);
    expect(inquiriesOf(order.id).map((inquiry) => inquiry.project_description)).toEqual([
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

  test("sending one page twice makes one further submission", async () => {
    const { phone, link, order } = await phoneAndLink(site);
    await phone.send([], filledIn);
    const again = await openedClient(site, link);
    const hidden = { ...again.hidden };
    await again.send([flyer], filledIn);
    again.hidden = hidden;
    const answers = await Promise.all([again.send([flyer], filledIn), again.send([], filledIn)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(inquiriesOf(order.id)).toHaveLength(2);
  });

  test("a page still open on another device sends its content as a further submission", async () => {
    const { phone, link, order } = await phoneAndLink(site);
    const desk = await openedClient(site, link);
    await phone.send([logo], filledIn);
    const answer = await desk.send([flyer], { ...filledIn, textContent: "From the desk" });
    expect(answer.status).toBe(303);
    expect(inquiriesOf(order.id).map(({ file_urls }) => file_urls.split("-").at(-1))).toEqual([
      'logo.png"]',
      'flyer.pdf"]',
    ]);
  });
});

describe("a draft without an order", () => {
  test("loses nothing when it is open on two pages of one browser", async () => {
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
});
