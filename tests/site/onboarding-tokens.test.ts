import { describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { fieldValues, filledIn, namesListed } from "../support/assets/onboarding-client";
import { agedToken, draftOf, forgedTokens } from "../support/assets/onboarding-tokens";
import { bytesOf, gif, pdf, png } from "../support/assets/upload-samples";
import { openedClient } from "../support/assets/onboarding-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const logo = { name: "logo.png", bytes: png };
const flyer = { name: "flyer.pdf", bytes: pdf };
/** Emails that name a business: other files of the worker may be sending some from the same site. */
const mailsSent = (business: string) =>
  site.sandbox.postmark.requests.filter(
    ({ path, body }) => path === "/email" && body?.includes(business),
  ).length;
const urlsOf = (inquiry: Record<string, string> | undefined) =>
  JSON.parse(inquiry?.file_urls ?? "") as string[];

describe("an onboarding form", () => {
  test("sent twice makes one inquiry and one email, and both responses say 'Thank You!'", async () => {
    const client = await openedClient(site);
    const fields = { ...filledIn, businessName: "Twice Sent Ltd" };
    const before = client.inquiries().length;
    const first = await client.send([logo], fields);
    const objects = client.objects().length;
    const second = await client.send([logo], fields);
    for (const answer of [first, second]) {
      expect(answer.status).toBe(303);
      const words = textOf(await client.follow(answer));
      expect(words).toMatch(/Thank You!.*What arrived/s);
    }
    expect(client.inquiries()).toHaveLength(before + 1);
    expect(mailsSent(fields.businessName)).toBe(1);
    expect(client.objects()).toHaveLength(objects);
  });

  test("sent four times at once makes one inquiry and one email", async () => {
    const client = await openedClient(site);
    const fields = { ...filledIn, businessName: "At Once Ltd" };
    const before = client.inquiries().length;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.send([logo, flyer], fields)),
    );
    for (const { status } of answers) expect(status).toBe(303);
    expect(client.inquiries()).toHaveLength(before + 1);
    expect(mailsSent(fields.businessName)).toBe(1);
    expect(urlsOf(client.inquiries().at(-1))).toHaveLength(2);
  });

  test("sent again with other content does not change the submission", async () => {
    const client = await openedClient(site);
    await client.send([logo]);
    const before = client.objects().length;
    const answer = await client.send([flyer], { ...filledIn, businessName: "Somebody else" });
    expect(answer.status).toBe(303);
    expect(client.inquiries().at(-1)?.name).toBe(filledIn.businessName);
    expect(client.objects()).toHaveLength(before);
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

describe("an onboarding form with a forged token", () => {
  const kinds = ["none", "made up", "altered", "cut", "of another form", "a draft's id in clear"];
  test.each(kinds)(
    "(%s) is answered 422 with its values and a new token, and nothing is stored",
    async (kind) => {
      const client = await openedClient(site);
      const state = () => ({
        objects: client.objects().length,
        inquiries: client.inquiries().length,
        uploads: site.rows("select id from uploads").length,
        drafts: site.rows("select id from drafts").length,
        mails: mailsSent(filledIn.businessName),
        puts: site.sandbox.s3.requests.length,
      });
      const before = state();
      const forged = forgedTokens(client.hidden.token ?? "").find(([what]) => what === kind);
      client.hidden.token = forged?.[1] ?? "";
      const answer = await client.send([logo]);
      expect(answer.status).toBe(422);
      expect(fieldValues(answer.body)).toEqual(filledIn);
      expect(namesListed(answer.body)).toEqual([]);
      expect(textOf(answer.body)).toContain("logo.png: Please choose it again.");
      expect(state()).toEqual(before);

      const again = await client.send([logo]);
      expect(again.status).toBe(303);
      expect(urlsOf(client.inquiries().at(-1))).toHaveLength(1);
    },
  );
});
