import { describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import {
  fieldValues,
  filledIn,
  namesListed,
  openedClient,
  SCRIPTS,
} from "../support/assets/onboarding-client";
import { agedToken, draftOf } from "../support/assets/onboarding-tokens";
import { bytesOf, gif, flyer, logo } from "../support/assets/upload-samples";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const photo = { name: "photo.gif", bytes: gif };
const urlsOf = (inquiry: Record<string, string> | undefined) =>
  JSON.parse(inquiry?.file_urls ?? "") as string[];

const namesOf = (attachments: readonly { Name: string }[] | undefined) =>
  (attachments ?? []).map(({ Name }) => Name);

// Forged tokens: tests/hostile/tables/tokens.ts. Sent twice: integration/onboarding-submit-once.
describe("an onboarding form", () => {
  test("sent again with corrected texts and one more file adds both to its submission, and the team is told", async () => {
    const client = await openedClient(site);
    const fields = { ...filledIn, businessName: "Corrected Ltd" };
    const before = client.inquiries().length;
    const { hidden } = client;
    await client.send([logo], fields);
    const corrected = { ...fields, textContent: "We fix boilers and baths." };
    for (const sent of [corrected, { ...corrected, intent: "save" }]) {
      client.hidden = hidden;
      const answer = await client.send([logo, flyer], sent);
      expect(answer.status).toBe(303);
      expect(textOf(await client.follow(answer))).toMatch(/Thank You!.*logo.png.*flyer.pdf/s);
    }
    const [inquiry, ...more] = client.inquiries().slice(before);
    expect(more).toEqual([]);
    expect(inquiry?.name).toBe("Corrected Ltd");
    expect(inquiry?.project_description).toBe("We fix boilers and baths.");
    expect(urlsOf(inquiry)).toHaveLength(2);
    const told = site.sandbox.postmark.mails.filter(({ Subject }) =>
      Subject?.endsWith(" from Corrected Ltd"),
    );
    expect(told.map(({ Subject, Attachments }) => [Subject, namesOf(Attachments)])).toEqual([
      ["Brand assets from Corrected Ltd", ["logo.png"]],
      ["Changed brand assets from Corrected Ltd", ["flyer.pdf"]],
    ]);
    expect(told[1]!.TextBody).toContain("We fix boilers and baths.");
  });

  test("takes files one by one after its submission, which are added once it is sent again", async () => {
    const client = await openedClient(site);
    const { hidden } = client;
    await client.send([logo]);
    client.hidden = hidden;
    const uploaded = await client.send([flyer, photo], { intent: "upload" }, SCRIPTS);
    expect([uploaded.status, uploaded.body]).toEqual([200, expect.stringContaining("photo.gif")]);
    const id = /"id":"([^"]+)","name":"photo.gif"/.exec(uploaded.body)?.[1];
    await client.send([], { intent: `remove:${id}` }, SCRIPTS);
    expect(urlsOf(client.inquiries().at(-1))).toHaveLength(1);
    expect((await client.send()).status).toBe(303);
    expect(urlsOf(client.inquiries().at(-1)).join(" ")).toMatch(/logo.png .*flyer.pdf$/);
  });

  test("sent again with invalid texts is shown with what is wrong, and adds nothing", async () => {
    const client = await openedClient(site);
    await client.send([logo]);
    const before = client.inquiries();
    const answer = await client.send([], { ...filledIn, businessName: "Other Ltd", email: "ann" });
    expect(answer.status).toBe(422);
    expect(fieldValues(answer.body)).toMatchObject({ businessName: "Other Ltd", email: "ann" });
    expect(client.inquiries()).toEqual(before);
    await client.send([], { ...filledIn, businessName: "Other Ltd" });
    expect(client.inquiries().at(-1)).toMatchObject({ id: before.at(-1)!.id, name: "Other Ltd" });
  });

  test("opened again after its submission is a new submission, in the same browser too", async () => {
    const client = await openedClient(site);
    const before = client.inquiries().length;
    await client.send([logo], { ...filledIn, intent: "upload" });
    await client.send([]);
    const html = await client.open();
    expect(namesListed(html)).toEqual([]);
    expect(fieldValues(html).businessName).toBe("");
    const answer = await client.send([flyer], { ...filledIn, businessName: "Second shop" });
    expect(answer.status).toBe(303);
    const added = client.inquiries().slice(before);
    expect(added.map(({ name }) => name)).toEqual([filledIn.businessName, "Second shop"]);
    expect(urlsOf(added[1]).join()).not.toContain("logo.png");
  });
});

describe("a client without cookies", () => {
  test("completes an onboarding form over several posts by its token alone", async () => {
    const client = await openedClient(site);
    const before = client.inquiries().length;
    client.forgetCookies();
    const first = await client.send([logo, { name: "x.exe", bytes: bytesOf("MZ") }]);
    expect(first.status).toBe(422);
    expect(namesListed(first.body)).toEqual(["logo.png"]);
    client.forgetCookies();
    const second = await client.send([flyer], { ...filledIn, email: "" });
    expect(second.status).toBe(422);
    expect(namesListed(second.body)).toEqual(["flyer.pdf", "logo.png"]);
    client.forgetCookies();
    const last = await client.send([{ name: "spin.gif", bytes: gif }]);
    expect(last.status).toBe(303);
    expect(urlsOf(client.inquiries().at(-1))).toHaveLength(3);
    expect(client.inquiries()).toHaveLength(before + 1);
  });

  test("with another draft's cookie still edits the draft of the form's token", async () => {
    const client = await openedClient(site);
    await client.send([logo], { ...filledIn, intent: "upload" });
    const other = await openedClient(site);
    await other.send([flyer], { ...filledIn, intent: "upload" });
    client.hidden = other.hidden;
    const answer = await client.send([], { ...filledIn, intent: "upload" });
    expect(namesListed(answer.body)).toEqual(["flyer.pdf"]);
  });
});

describe("an onboarding form older than a day", () => {
  test("is answered 422 with its files and values and a valid token", async () => {
    const client = await openedClient(site);
    const before = client.inquiries().length;
    await client.send([logo], { ...filledIn, intent: "upload" });
    const draft = draftOf(client.hidden.token ?? "");
    client.forgetCookies();
    client.hidden.token = agedToken(client.hidden.token ?? "");
    const answer = await client.send([flyer]);
    expect(answer.status).toBe(422);
    expect(namesListed(answer.body)).toEqual(["flyer.pdf", "logo.png"]);
    expect(fieldValues(answer.body)).toEqual(filledIn);
    expect(client.inquiries()).toHaveLength(before);
    expect(draftOf(client.hidden.token ?? "")).toBe(draft);

    const again = await client.send([]);
    expect(again.status).toBe(303);
    expect(urlsOf(client.inquiries().at(-1))).toHaveLength(2);
  });

  test("still takes and removes single files, as a page that stays open sends them", async () => {
    const client = await openedClient(site);
    client.hidden.token = agedToken(client.hidden.token ?? "");
    const uploaded = await client.send([logo], { intent: "upload" });
    expect(uploaded.status).toBe(200);
    expect(namesListed(uploaded.body)).toEqual(["logo.png"]);
    client.hidden.token = agedToken(client.hidden.token ?? "");
    const id = /value="remove:([^"]+)"/.exec(uploaded.body)![1]!;
    const removed = await client.send([], { intent: `remove:${id}` });
    expect(removed.status).toBe(200);
    expect(namesListed(removed.body)).toEqual([]);
  });

  test("that was submitted in time still finds its submission", async () => {
    const client = await openedClient(site);
    const token = client.hidden.token ?? "";
    await client.send([logo]);
    const before = client.inquiries().length;
    client.hidden.token = agedToken(token);
    const answer = await client.send([logo]);
    expect(answer.status).toBe(303);
    expect(client.inquiries()).toHaveLength(before);
  });
});
