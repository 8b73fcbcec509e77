import { expect, test } from "vitest";
import { filledIn, type OnboardingClient, openedClient } from "../support/assets/onboarding-client";
import { png } from "../support/assets/upload-samples";
import { HttpClient } from "../support/http/http-client";
import { inquiriesAbout, paidOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite();
const NUL = "\0";

async function openedForm() {
  const { link, order } = await paidOrder(site);
  const client = await openedClient(site, link);
  return { client, order };
}

test("a session id with a NUL character is unknown, as any other that Stripe did not give", async () => {
  const visitor = new HttpClient(site.url);
  const unknown = await visitor.request("/thank-you?session_id=cs_test_made_up");
  const broken = await visitor.request("/thank-you?session_id=cs_test_%00made_up");
  expect(broken.status).toBe(unknown.status);
  expect(broken.status).toBe(200);
});

test.each([`remove:${NUL}`, `remove:a${NUL}b`, NUL])(
  "a form whose intent is %j is shown again",
  async (intent) => {
    const { client } = await openedForm();
    const { status } = await client.send([], { ...filledIn, intent });
    expect(status).toBe(200);
  },
);

test("a file name with a NUL character loses it", async () => {
  const { client } = await openedForm();
  await client.send([{ name: `lo${NUL}go.png`, bytes: png }], { ...filledIn, intent: "upload" });
  expect(site.rows("select name from uploads where name = 'logo.png'")).not.toEqual([]);
});

test("an address that is far too long is kept in the draft, in any script", async () => {
  const { client, order } = await openedForm();
  // Different ones: PostgreSQL would compress a repeated character.
  const characters = Array.from({ length: 1016 }, (_, i) => 0x4e00 + ((i * 7919) % 20_000));
  const email = String.fromCodePoint(...characters);
  const { status } = await client.send([], { ...filledIn, email, intent: "autosave" });
  expect(status).toBe(200);
  expect(site.rows("select email from drafts where order_id = ?", order.id)).toEqual([{ email }]);
});

/** The form with one field as a part in UTF-16, in which half of a surrogate pair can be written. */
async function sendInUtf16(client: OnboardingClient, name: keyof typeof filledIn, text: string) {
  const boundary = "----form";
  const parts = Object.entries({ ...client.hidden, ...filledIn, [name]: text }).flatMap(
    ([field, value]) => [
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n`,
      ...(field === name
        ? ["Content-Type: text/plain; charset=utf-16le\r\n\r\n", Buffer.from(value, "utf16le")]
        : ["\r\n", value]),
      "\r\n",
    ],
  );
  const body = Buffer.concat([...parts, `--${boundary}--\r\n`].map((part) => Buffer.from(part)));
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  return client.request("/onboarding", { method: "POST", body, headers });
}

test.each(["businessName", "textContent", "socialLinks"] as const)(
  "half of a surrogate pair in %s is replaced, and the assets are submitted once",
  async (name) => {
    const { client, order } = await openedForm();
    const text = "A boiler \ud83d fixed";
    expect((await sendInUtf16(client, name, text)).status).toBe(303);
    expect((await sendInUtf16(client, name, text)).status).toBe(303);
    const sent = inquiriesAbout(site, order);
    expect(sent).toHaveLength(1);
    expect(Object.values(sent[0]!).join()).toContain("A boiler \ufffd fixed");
    const mails = site.rows("select id from outbox where inquiry_id = ?", sent[0]!.id);
    expect(mails).toHaveLength(2);
  },
);
