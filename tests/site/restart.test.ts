import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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
import { mailsAbout } from "../support/faults/outbox";
import {
  mailCalls,
  openForm,
  orderOf,
  paidOrder,
  validOrder,
} from "../support/orders/order-visitor";
import { paidAgo, reminderOf } from "../support/orders/reminders";
import { png, zip } from "../support/assets/upload-samples";

let site: Site;
let client: OnboardingClient;
beforeAll(async () => {
  site = await startSite({ env: { JOBS_EVERY_MS: "250" } });
});
beforeEach(async () => {
  site.sandbox.reset();
  client = new OnboardingClient(site);
  await client.open();
});
afterAll(() => site.stop());

const logo = { name: "logo.png", bytes: png };

/** Begins to send a large file and leaves it in the middle. */
async function beginLargeFile() {
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
  await until("parts have gone up", () => site.sandbox.s3.uploads().some(({ parts }) => parts > 0));
}

test("a process killed during an upload leaves nothing of it behind once the next one runs", async () => {
  const saved = await client.send([logo], { ...filledIn, intent: "upload" });
  expect(namesListed(saved.body)).toEqual(["logo.png"]);
  await beginLargeFile();
  await site.kill("SIGKILL");
  expect(site.sandbox.s3.uploads()).toHaveLength(1);
  expect(site.rows("select 1 from uploads where state = 'receiving'")).toHaveLength(1);

  await site.restart();
  await until("the row is gone", () => site.rows("select 1 from uploads").length === 1);
  expect(site.sandbox.s3.uploads()).toEqual([]);
  expect(site.sandbox.s3.objects()).toHaveLength(1);

  // What had arrived before is all there, and can be sent.
  const page = await client.open();
  expect(namesListed(page)).toEqual(["logo.png"]);
  expect(fieldValues(page)).toEqual(filledIn);
  expect((await client.send()).status).toBe(303);
  expect(JSON.parse(client.inquiries().at(-1)?.file_urls ?? "")).toHaveLength(1);
});

test("while the bucket is away the rows stay, and the next start deletes them", async () => {
  await beginLargeFile();
  await site.kill("SIGKILL");
  site.sandbox.s3.fail({ status: 503 });
  await site.restart();
  await until("the bucket was asked", () => site.output().includes("parts not aborted"));
  expect(site.rows("select 1 from uploads where state = 'discarded'")).toHaveLength(1);
  await site.kill("SIGTERM");
  site.sandbox.reset();
  await site.restart();
  await until(
    "the row is gone",
    () => site.rows("select 1 from uploads where state <> 'claimed'").length === 0,
  );
  expect(site.sandbox.s3.uploads()).toEqual([]);
});

test("a draft left alone for a day is deleted with its files, a younger one is not", async () => {
  const old = await client.send([logo], { ...filledIn, intent: "upload" });
  expect(old.status).toBe(200);
  const [draft] = site.rows<{ id: string }>("select id from drafts order by created_at desc");
  const before = site.sandbox.s3.objects().length;
  const younger = new OnboardingClient(site);
  await younger.open();
  await younger.send([{ name: "young.png", bytes: png }], { ...filledIn, intent: "upload" });

  await site.kill("SIGTERM");
  site.execute("update drafts set updated_at = '2026-01-01T00:00:00.000Z' where id = ?", draft?.id);
  await site.restart();
  await until(
    "the draft is gone",
    () => site.rows("select 1 from drafts where id = ?", draft?.id).length === 0,
  );
  expect(site.sandbox.s3.objects()).toHaveLength(before);
  expect(namesListed(await younger.open())).toEqual(["young.png"]);
  // The visitor who comes back all the same begins anew, in the same browser.
  expect(namesListed(await client.open())).toEqual([]);
  expect((await client.send([logo])).status).toBe(303);
});

test("an order survives the end of the process, and its mail goes after the restart", async () => {
  site.sandbox.postmark.fail({ hang: true, times: 1 });
  const visitor = await openForm(site);
  const fields = validOrder();
  const cut = visitor.send(fields).catch(() => undefined);
  await until("the mail is on its way", () => mailCalls(site).length > 0);
  await site.kill("SIGKILL");
  await cut;
  await site.restart();
  const { reference } = orderOf(site, fields);
  await until("the mail has gone", () => mailsAbout(site, reference).length > 0);
  expect((await visitor.send(fields)).status).toBe(303);
  expect(mailsAbout(site, reference)).toHaveLength(1);
});

test("reminders go on after a restart, and none is repeated", async () => {
  const { order } = await paidOrder(site);
  paidAgo(site, order, 25);
  await reminderOf(site, order, "24h");
  await site.kill("SIGKILL");
  await site.restart();
  paidAgo(site, order, 49);
  expect(await reminderOf(site, order, "48h")).toContain("We are ready to start");
  expect(
    site.rows("select id from outbox where dedupe_key like ?", `%${order.id} reminder%`),
  ).toHaveLength(2);
});

test("what was deleted is in the log by kind and number, without names or addresses", () => {
  expect(site.output()).toContain('"swept"');
  for (const value of ["logo.png", "photos.zip", filledIn.email, filledIn.businessName]) {
    expect(site.output()).not.toContain(value);
  }
});
