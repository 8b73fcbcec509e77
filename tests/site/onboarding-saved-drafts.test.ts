import { describe, expect, test } from "vitest";
import { HttpClient, textOf } from "../support/http/http-client";
import { fieldValues, filledIn, namesListed, SCRIPTS } from "../support/assets/onboarding-client";
import { agedToken } from "../support/assets/onboarding-tokens";
import { bytesOf, logo } from "../support/assets/upload-samples";
import { openedClient, phoneAndLink } from "../support/assets/onboarding-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const program = { name: "x.exe", bytes: bytesOf("MZ") };
const save = { intent: "save" };
const autosave = { intent: "autosave" };

describe("saving a draft for later", () => {
  test("keeps incomplete fields and files and redirects to a page that confirms it", async () => {
    const client = await openedClient(site);
    const before = client.inquiries().length;
    const typed = { ...filledIn, email: "not an address", textContent: "" };
    const answer = await client.send([logo], { ...typed, ...save });
    expect(answer.status).toBe(303);
    const text = textOf(await client.follow(answer));
    expect(text).toContain("Saved for later");
    expect(text).toContain("in this browser within 7 days");
    expect(text).toContain("3 of 5 done");
    expect(text).toMatch(/About your business Required\./);
    expect(text).toMatch(/Logo and photos Done\./);

    const html = await client.open();
    expect(fieldValues(html)).toEqual(typed);
    expect(namesListed(html)).toEqual(["logo.png"]);
    expect(client.inquiries()).toHaveLength(before);
    const [draft] = site.rows("select saved_at from drafts where email = ?", "not an address");
    expect(draft?.saved_at).toMatch(/^\d{4}-/);
    expect((await client.send([], filledIn)).status).toBe(303);
    expect(client.inquiries()).toHaveLength(before + 1);
  });

  test("names a refused file and keeps the valid ones and all fields", async () => {
    const client = await openedClient(site);
    const answer = await client.send([logo, program], { ...filledIn, ...save });
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain("x.exe: File type not allowed.");
    expect(namesListed(answer.body)).toEqual(["logo.png"]);
    expect(fieldValues(answer.body)).toEqual(filledIn);
    expect((await client.send([], { ...filledIn, ...save })).status).toBe(303);
  });

  test("is answered 502 when a file could not be stored, and keeps the fields", async () => {
    const client = await openedClient(site);
    site.sandbox.s3.fail({ match: "PUT ", status: 500 });
    const answer = await client.send([logo], { ...filledIn, ...save });
    expect(answer.status).toBe(502);
    expect(textOf(answer.body)).toContain("logo.png: Please choose it again.");
    expect(fieldValues(await client.open())).toEqual(filledIn);
  });

  test("from a form older than a day is answered 422, with everything kept", async () => {
    const client = await openedClient(site);
    client.hidden.token = agedToken(client.hidden.token ?? "");
    const answer = await client.send([logo], { ...filledIn, ...save });
    expect(answer.status).toBe(422);
    expect(namesListed(answer.body)).toEqual(["logo.png"]);
    expect(fieldValues(await client.page("/onboarding"))).toEqual(filledIn);
  });

  test("names the order and its private link, and a forged URL reveals nothing", async () => {
    const { phone, order, fields } = await phoneAndLink(site);
    const answer = await phone.send([], { ...filledIn, ...save });
    const text = textOf(await phone.follow(answer));
    expect(text).toContain(
      `the private link in the receipt email of your order ${order.reference}`,
    );
    const stranger = await new HttpClient(site.url).page(answer.location!.slice(0, -2));
    expect(stranger).not.toContain(order.reference);
    expect(stranger).not.toContain(fields.email);
    expect(stranger).not.toContain("Saved for later");
  });
});

describe("the checklist on the onboarding page", () => {
  test("is right for an order's new draft and for a post that is shown again", async () => {
    const { phone } = await phoneAndLink(site);
    expect(textOf(await phone.open())).toContain("1 of 5 done");
    const answer = await phone.send([logo], { ...filledIn, email: "", socialLinks: "" });
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain("4 of 5 done");
    expect(textOf(answer.body)).toMatch(/Business name and email Required\./);
  });
});

describe("saving a draft in the background", () => {
  test("works in a form older than a day and returns a token that can submit", async () => {
    const client = await openedClient(site);
    client.hidden.token = agedToken(client.hidden.token ?? "");
    const answer = await client.send([], { ...filledIn, ...autosave }, SCRIPTS);
    expect(answer.status).toBe(200);
    client.hidden.token = (JSON.parse(answer.body) as { token: string }).token;
    expect((await client.send([], filledIn)).status).toBe(303);
  });

  test("does not count as saving for later", async () => {
    const client = await openedClient(site);
    const typed = { ...filledIn, email: "background@marlow.test" };
    await client.send([], { ...typed, ...autosave }, SCRIPTS);
    expect(site.rows("select saved_at from drafts where email = ?", typed.email)).toEqual([
      { saved_at: null },
    ]);
  });
});
