import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { multipartOpening, zeroFilled } from "../support/http/multipart-stream";
import {
  fieldValues,
  filledIn,
  namesListed,
  OnboardingClient,
} from "../support/assets/onboarding-client";
import { rawPost } from "../support/http/raw-post";
import { startSite, type Site } from "../support/site";
import { until } from "../support/until";
import { mailsAbout, waitForEmptyOutbox } from "../support/faults/outbox";
import {
  mailCalls,
  openForm,
  orderOf,
  paidOrder,
  validOrder,
  type OrderFields,
  type OrderRow,
  type Visitor,
} from "../support/orders/order-visitor";
import { paidAgo, reminderOf } from "../support/orders/reminders";
import { png, zip } from "../support/assets/upload-samples";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { JOBS_EVERY_MS: "250" } });
});
beforeEach(() => site.sandbox.reset());
afterAll(() => site.stop());

const logo = { name: "logo.png", bytes: png };

const upload = { ...filledIn, intent: "upload" };

const keysInBucket = () =>
  site.sandbox.s3
    .objects()
    .map(({ key }) => key)
    .sort();

async function opened() {
  const client = new OnboardingClient(site);
  await client.open();
  return client;
}

/** Begins to send a large file and stops in the middle. */
async function beginLargeFile(client: OnboardingClient) {
  const boundary = "----upload";
  function* body() {
    yield multipartOpening(boundary, { ...client.hidden, intent: "upload" }, "photos.zip");
    yield* zeroFilled(zip.subarray(0, 4), 20 * 1024 * 1024);
  }
  await rawPost(
    `${site.url}/onboarding`,
    {
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
      "Content-Length": String(40 * 1024 * 1024),
    },
    body(),
  );
  await until("parts are uploaded", () => site.sandbox.s3.uploads().some(({ parts }) => parts > 0));
}

describe("after the process was killed, the restarted site", () => {
  let [client, old, younger]: OnboardingClient[] = [];
  let unfinished: { uploads: number; rows: number };
  let before: string[];
  let after: string[];
  let order: { visitor: Visitor; fields: OrderFields };
  let paid: OrderRow;

  beforeAll(async () => {
    [client, old, younger] = [await opened(), await opened(), await opened()];
    const saved = await client.send([logo], upload);
    expect(namesListed(saved.body)).toEqual(["logo.png"]);
    await younger.send([{ name: "young.png", bytes: png }], upload);
    before = keysInBucket();
    const known = site.rows<{ id: string }>("select id from drafts").map(({ id }) => id);
    expect((await old.send([logo], upload)).status).toBe(200);
    const [draft] = site
      .rows<{ id: string }>("select id from drafts")
      .filter(({ id }) => !known.includes(id));
    expect(draft).toBeDefined();

    ({ order: paid } = await paidOrder(site));
    paidAgo(site, paid, 25);
    await reminderOf(site, paid, "24h");
    await waitForEmptyOutbox(site);
    site.sandbox.reset();
    site.sandbox.postmark.fail({ match: "POST /email", hang: true, times: 1 });
    order = { visitor: await openForm(site), fields: validOrder() };
    const cut = order.visitor.send(order.fields).catch(() => undefined);
    await until("the email is being sent", () => mailCalls(site).length > 0);
    await beginLargeFile(client);

    await site.kill("SIGKILL");
    await cut;
    unfinished = {
      uploads: site.sandbox.s3.uploads().length,
      rows: site.rows("select 1 from uploads where state = 'receiving'").length,
    };
    const longAgo = "2026-01-01T00:00:00.000Z";
    site.execute("update drafts set updated_at = ? where id = ?", longAgo, draft?.id);
    await site.restart();
    await until(
      "the old draft is deleted",
      () => site.rows("select 1 from drafts where id = ?", draft?.id).length === 0,
    );
    await until("the row is deleted", () => site.rows("select 1 from uploads").length === 2);
    after = keysInBucket();
  });

  test("deletes what arrived of an interrupted upload and keeps the complete files", async () => {
    expect(unfinished).toEqual({ uploads: 1, rows: 1 });
    expect(site.sandbox.s3.uploads()).toEqual([]);
    expect(after).toEqual(before);

    const page = await client!.open();
    expect(namesListed(page)).toEqual(["logo.png"]);
    expect(fieldValues(page)).toEqual(filledIn);
    expect((await client!.send()).status).toBe(303);
    expect(JSON.parse(client!.inquiries().at(-1)?.file_urls ?? "")).toHaveLength(1);
  });

  test("deletes a draft untouched for a day with its files, but not a younger one", async () => {
    expect(after).toEqual(before);
    expect(namesListed(await younger!.open())).toEqual(["young.png"]);
    // A visitor who returns after that starts a new draft in the same browser.
    expect(namesListed(await old!.open())).toEqual([]);
    expect((await old!.send([logo])).status).toBe(303);
  });

  test("has the orders, and sends the emails that were being sent", async () => {
    const { visitor, fields } = order;
    const { reference } = orderOf(site, fields);
    await until("the email is sent", () => mailsAbout(site, reference).length > 0);
    expect((await visitor.send(fields)).status).toBe(303);
    expect(mailsAbout(site, reference)).toHaveLength(1);
  });

  test("continues the reminders and repeats none of them", async () => {
    paidAgo(site, paid, 49);
    expect(await reminderOf(site, paid, "48h")).toContain("We are ready to start");
    expect(
      site.rows("select id from outbox where dedupe_key like ?", `%${paid.id} reminder%`),
    ).toHaveLength(2);
  });

  test("logs what it deleted by kind and number, without names or email addresses", () => {
    expect(site.output()).toContain('"swept"');
    for (const value of [logo.name, "photos.zip", filledIn.email, filledIn.businessName]) {
      expect(site.output()).not.toContain(value);
    }
  });
});

test("a start while the bucket fails keeps the rows of interrupted uploads, and the next start deletes them", async () => {
  await beginLargeFile(await opened());
  await site.kill("SIGKILL");
  site.sandbox.s3.fail({ status: 503 });
  await site.restart();
  await until("the bucket was asked", () => site.output().includes("parts not aborted"));
  expect(site.rows("select 1 from uploads where state = 'discarded'")).toHaveLength(1);
  await site.kill("SIGTERM");
  site.sandbox.reset();
  await site.restart();
  await until(
    "the row is deleted",
    () => site.rows("select 1 from uploads where state not in ('stored', 'claimed')").length === 0,
  );
  expect(site.sandbox.s3.uploads()).toEqual([]);
});
