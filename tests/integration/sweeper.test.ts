import { randomUUID } from "node:crypto";
import { CreateMultipartUploadCommand } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orderStates } from "~/ordering/order-states";
import { startSandbox } from "../../sandbox";

// The sweeper itself, on real rows and over HTTP to the sandbox's bucket. Its clock is the one it is given.

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;
const now = new Date("2026-06-15T12:00:00.000Z");
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();

// The application reads its environment when it is imported.
const sandbox = await startSandbox();
Object.assign(process.env, sandbox.env);
const database = await import("~/database/connection.server");
const { migrate } = await import("~/database/migrate.server");
const drafts = await import("~/onboarding/drafts.server");
const uploads = await import("~/onboarding/uploads.server");
const bucket = await import("~/storage/bucket.server");
const storage = await import("~/storage/client.server");
const sweeper = await import("~/upkeep/sweeper.server");

beforeAll(() => migrate(database.db));
beforeEach(() => {
  sandbox.reset();
  for (const table of [
    "outbox",
    "uploads",
    "inquiries",
    "drafts",
    "order_links",
    "payments",
    "orders",
    "stripe_events",
    "rate_limits",
  ]) {
    database.sqlite.exec(`delete from ${table}`);
  }
});
afterAll(() => sandbox.close());

const sweep = (at = now) => sweeper.sweep(at, new AbortController().signal);

function insert(table: string, row: Record<string, string | number | null>) {
  const names = Object.keys(row);
  database.sqlite
    .prepare(`insert into ${table} (${names.join()}) values (${names.map(() => "?").join()})`)
    .run(...Object.values(row));
}

const idsOf = (table: string, id = "id") =>
  database.sqlite.prepare(`select ${id} from ${table}`).pluck().all() as string[];

function order(state: string, updated: number, changes: Record<string, string | null> = {}) {
  const id = randomUUID();
  insert("orders", {
    ...{ id, form_id: `form ${id}`, reference: id, draft_id: `draft ${id}`, state },
    ...{ name: "Ann", email: "a@b.test", project: "p", assets: "a", timeline: "week" },
    ...{ package_type: "launch-and-growth", attempt: 1, attempt_failed: 0 },
    ...{ created_at: ago(updated), updated_at: ago(updated) },
    ...changes,
  });
  return id;
}

function draft(updated: number, changes: Record<string, string | null> = {}) {
  const id = randomUUID();
  insert("drafts", {
    ...{ id, order_id: null, state: "open", saved_at: null },
    ...{ business_name: "", email: "", website_url: "", brand_colors: "" },
    ...{ text_content: "", social_links: "" },
    ...{ created_at: ago(updated), updated_at: ago(updated) },
    ...changes,
  });
  return id;
}

async function* bytes(text: string) {
  yield Buffer.from(text);
}

/** A file of a draft that is whole, with its object in the bucket. */
async function file(draftId: string, state: string, created = 100 * DAY) {
  const id = randomUUID();
  const key = `${id}-logo.png`;
  await bucket.putObject(key, { type: "image/png", name: "logo.png" }, bytes("x"));
  insert("uploads", {
    ...{ id, draft_id: draftId, state, key, name: "logo.png", type: "image/png", size: 1 },
    ...{ sha256: id, created_at: ago(created) },
  });
  return { id, key };
}

function inquiry(draftId: string, created: number, orderId: string | null = null) {
  const id = randomUUID();
  insert("inquiries", {
    ...{ id, draft_id: draftId, order_id: orderId, name: "Ann", email: "a@b.test" },
    ...{ package_type: "onboarding", project_description: "", assets_description: "" },
    ...{ file_urls: "[]", timeline: "standard", payment_status: "paid", created_at: ago(created) },
  });
  return id;
}

function mail(state: string, of: { order_id?: string; inquiry_id?: string }) {
  const id = randomUUID();
  insert("outbox", {
    ...{ id, dedupe_key: id, state, recipient: "a@b.test", mail: "{}", attempts: 1, ...of },
    ...{ next_attempt_at: ago(0), created_at: ago(DAY) },
  });
  return id;
}

const objects = () => sandbox.s3.objects().map(({ key }) => key);
const begin = (key: string) =>
  storage.client.send(new CreateMultipartUploadCommand({ Bucket: storage.bucket, Key: key }));
const openUploads = () => sandbox.s3.uploads().map(({ key }) => key);
const stateOf = (id: string) =>
  database.sqlite.prepare("select state from uploads where id = ?").pluck().get(id);

describe("a draft nobody has sent", () => {
  const paid = (updated: number) => ({ order_id: order("paid", updated) });
  test.each([
    ["for most of a day", 23 * HOUR, () => ({}), true],
    ["for more than a day", 25 * HOUR, () => ({}), false],
    ["and saved for later, for most of 30 days", 29 * DAY, () => ({ saved_at: ago(0) }), true],
    ["and saved for later, for more than 30 days", 31 * DAY, () => ({ saved_at: ago(0) }), false],
    ["of a paid order, for most of 90 days", 89 * DAY, () => paid(95 * DAY), true],
    ["of a paid order that changed since", 95 * DAY, () => paid(89 * DAY), true],
    ["of a paid order, for more than 90 days", 91 * DAY, () => paid(91 * DAY), false],
    [
      "of an order paid and cancelled",
      91 * DAY,
      () => ({ order_id: order("cancelled", 91 * DAY) }),
      false,
    ],
    [
      "of an unpaid order, for most of 30 days",
      29 * DAY,
      () => ({ order_id: order("received", 31 * DAY) }),
      true,
    ],
    [
      "of an unpaid order, for more than 30 days",
      31 * DAY,
      () => ({ order_id: order("received", 31 * DAY) }),
      false,
    ],
  ])("%s", async (_, updated, changes, kept) => {
    const id = draft(updated, changes());
    const { key } = await file(id, "stored");
    await sweep();
    expect(idsOf("drafts")).toEqual(kept ? [id] : []);
    expect(idsOf("uploads", "key")).toEqual(kept ? [key] : []);
    expect(objects().includes(key)).toBe(kept);
  });

  test("is kept, files and all, once it is worked on or looked at again", async () => {
    const worked = draft(25 * HOUR);
    const looked = draft(25 * HOUR);
    const files = [await file(worked, "stored"), await file(looked, "stored")];
    // Both happen now, which is long after the sweeper's clock.
    await drafts.ensureDraft({ id: worked });
    await drafts.noteVisit(looked);
    await sweep();
    expect(idsOf("drafts").sort()).toEqual([worked, looked].sort());
    expect(objects()).toEqual(expect.arrayContaining(files.map(({ key }) => key)));
  });

  test("that comes back to life between its files and its row keeps the row", async () => {
    const id = draft(25 * HOUR);
    const { id: fileId } = await file(id, "stored");
    sandbox.s3.fail({ match: "DELETE ", status: 500 });
    await sweep();
    expect(stateOf(fileId)).toBe("discarded");
    expect(await uploads.findAllByDraft(id)).toEqual([]);
    expect(idsOf("drafts")).toEqual([id]);

    sandbox.reset();
    await drafts.ensureDraft({ id });
    await sweep();
    expect(idsOf("uploads")).toEqual([]);
    expect(idsOf("drafts")).toEqual([id]);
  });

  test("in great numbers is swept in one pass", async () => {
    for (let i = 0; i < 450; i += 1) draft(2 * DAY);
    const kept = draft(HOUR);
    await sweep();
    expect(idsOf("drafts")).toEqual([kept]);
  });
});

describe("a submitted draft", () => {
  function submitted(created: number) {
    const id = draft(created, { state: "submitted" });
    return { id, inquiryId: inquiry(id, created) };
  }

  test("keeps its files for 180 days, and its answers longer", async () => {
    const recent = submitted(179 * DAY);
    const old = submitted(181 * DAY);
    const kept = await file(recent.id, "claimed", 181 * DAY);
    const gone = await file(old.id, "claimed", 181 * DAY);
    await sweep();
    expect(objects()).toContain(kept.key);
    expect(objects()).not.toContain(gone.key);
    expect(idsOf("uploads")).toEqual([kept.id]);
    expect(idsOf("inquiries").sort()).toEqual([recent.inquiryId, old.inquiryId].sort());
  });

  test("keeps its files while the mail that carries them waits", async () => {
    const old = submitted(181 * DAY);
    const { key } = await file(old.id, "claimed");
    const waiting = mail("pending", { inquiry_id: old.inquiryId });
    await sweep();
    expect(objects()).toContain(key);
    database.sqlite.prepare("update outbox set state = 'sent' where id = ?").run(waiting);
    await sweep();
    expect(objects()).not.toContain(key);
  });

  test("loses a file that came too late to be claimed, after a day", async () => {
    const { id } = submitted(2 * DAY);
    const late = await file(id, "stored", 25 * HOUR);
    const claimed = await file(id, "claimed", 25 * HOUR);
    const recent = await file(id, "stored", 23 * HOUR);
    await sweep();
    expect(idsOf("uploads").sort()).toEqual([claimed.id, recent.id].sort());
    expect(objects()).not.toContain(late.key);
  });
});

describe("a file that arrives while its draft is swept", () => {
  const muchLater = new Date(Date.now() + 2 * DAY);

  test("is dropped from the bucket as well", async () => {
    const { id } = await drafts.ensureDraft({ id: randomUUID() });
    const upload = (await uploads.beginUpload(id, "logo.png", "image/png"))!;
    await sweep(muchLater);
    expect(idsOf("drafts")).toEqual([]);
    await bucket.putObject(upload.key, { type: "image/png", name: "logo.png" }, bytes("x"));
    const finished = await uploads.finishUpload(upload, id, { name: "l", size: 1, sha256: "h" });
    expect(finished).toBe("late");
    expect(objects()).not.toContain(upload.key);
    expect(await uploads.beginUpload(id, "logo.png", "image/png")).toBeUndefined();
  });

  test("is dropped when only its row was given up", async () => {
    const { id } = await drafts.ensureDraft({ id: randomUUID() });
    const upload = (await uploads.beginUpload(id, "logo.png", "image/png"))!;
    await uploads.discardRow(upload);
    await bucket.putObject(upload.key, { type: "image/png", name: "logo.png" }, bytes("x"));
    const finished = await uploads.finishUpload(upload, id, { name: "l", size: 1, sha256: "h" });
    expect(finished).toBe("late");
    expect(idsOf("uploads")).toEqual([]);
    expect(objects()).not.toContain(upload.key);
  });
});

describe("a discarded file", () => {
  test("keeps its row until the bucket has deleted it", async () => {
    const id = draft(HOUR);
    const { id: fileId, key } = await file(id, "discarded");
    sandbox.s3.fail({ match: "DELETE ", status: 503 });
    await sweep();
    expect(stateOf(fileId)).toBe("discarded");
    sandbox.reset();
    await sweep();
    expect(idsOf("uploads")).toEqual([]);
    expect(objects()).not.toContain(key);
  });

  test("is not asked for again and again while the bucket is away, and the rest is swept", async () => {
    const id = draft(HOUR);
    for (let i = 0; i < 30; i += 1) await file(id, "discarded");
    insert("stripe_events", { id: "evt_old", type: "t", received_at: ago(41 * DAY) });
    sandbox.reset();
    sandbox.s3.fail({ status: 500 });
    await sweep();
    expect(idsOf("uploads")).toHaveLength(30);
    expect(idsOf("stripe_events")).toEqual([]);
    const asked = new Set(
      sandbox.s3.requests.filter(({ method }) => method === "DELETE").map(({ path }) => path),
    );
    expect(asked.size).toBeLessThan(20);
  });

  test("does not keep others from being deleted when the bucket will not delete it", async () => {
    const id = draft(HOUR);
    const files = [];
    for (let i = 0; i < 12; i += 1) files.push(await file(id, "discarded"));
    const stubborn = files.slice(0, 4);
    for (const { key } of stubborn)
      sandbox.s3.fail({ match: `DELETE /${storage.bucket}/${key}`, status: 403 });
    await sweep();
    expect(idsOf("uploads", "key").sort()).toEqual(stubborn.map(({ key }) => key).sort());
  });

  test("goes, too, where the store does not list what was never whole", async () => {
    const id = draft(HOUR);
    insert("uploads", {
      ...{ id: randomUUID(), draft_id: id, state: "discarded", key: randomUUID() },
      ...{ name: "a.zip", type: "application/zip", size: 0, sha256: null, created_at: ago(HOUR) },
    });
    sandbox.s3.fail({ match: "?uploads", status: 403 });
    await sweep();
    expect(idsOf("uploads")).toEqual([]);
  });

  test("that was never whole loses the parts it left behind", async () => {
    const id = draft(HOUR);
    const key = `${randomUUID()}-photos.zip`;
    await begin(key);
    const other = `${key}.png`;
    await begin(other);
    insert("uploads", {
      ...{ id: randomUUID(), draft_id: id, state: "discarded", key, name: "photos.zip" },
      ...{ type: "application/zip", size: 0, sha256: null, created_at: ago(HOUR) },
    });
    await sweep(new Date());
    expect(idsOf("uploads")).toEqual([]);
    expect(openUploads()).not.toContain(key);
    expect(openUploads()).toContain(other);
  });
});

describe("an order", () => {
  test("that nobody paid goes after 30 days with its mails; every other stays", async () => {
    const swept = ["received", "checkout_open", "checkout_expired", "payment_failed"];
    const old = Object.fromEntries(orderStates.map((state) => [state, order(state, 31 * DAY)]));
    const recent = orderStates.map((state) => order(state, 29 * DAY));
    const [gone, kept] = [old.received ?? "", old.paid ?? ""];
    mail("sent", { order_id: gone });
    mail("failed", { order_id: gone });
    const keptMail = mail("sent", { order_id: kept });
    insert("order_links", { token_hash: "h", order_id: gone, created_at: ago(31 * DAY) });
    await sweep();
    const expected = orderStates.filter((state) => !swept.includes(state)).map((s) => old[s]);
    expect(idsOf("orders").sort()).toEqual([...expected, ...recent].sort());
    expect(idsOf("outbox")).toEqual([keptMail]);
  });

  test("that still owes a mail stays until it is sent", async () => {
    const id = order("received", 31 * DAY);
    const waiting = mail("pending", { order_id: id });
    await sweep();
    expect(idsOf("orders")).toEqual([id]);
    database.sqlite.prepare("update outbox set state = 'failed' where id = ?").run(waiting);
    await sweep();
    expect(idsOf("orders")).toEqual([]);
  });

  test("with a payment is never taken for an unpaid one", async () => {
    const id = order("checkout_expired", 31 * DAY);
    payment(id);
    await sweep();
    expect(idsOf("orders")).toEqual([id]);
  });

  function payment(orderId: string) {
    insert("payments", {
      ...{ stripe_session_id: randomUUID(), order_id: orderId, amount_total: 1, currency: "usd" },
      paid_at: ago(7 * YEAR),
    });
  }

  test("that has ended goes after six years with all that belongs to it; a running one stays", async () => {
    const make = async (state: string, updated: number) => {
      const orderId = order(state, updated);
      const draftId = draft(updated, { order_id: orderId, state: "submitted" });
      const inquiryId = inquiry(draftId, updated, orderId);
      await file(draftId, "claimed", updated);
      mail("sent", { order_id: orderId });
      mail("failed", { inquiry_id: inquiryId });
      payment(orderId);
      insert("order_links", { token_hash: orderId, order_id: orderId, created_at: ago(0) });
      return orderId;
    };
    await make("cancelled", 6.1 * YEAR);
    await make("refunded", 6.1 * YEAR);
    const kept = [await make("cancelled", 5.9 * YEAR), await make("assets_received", 6.1 * YEAR)];
    await sweep();
    expect(idsOf("orders").sort()).toEqual([...kept].sort());
    for (const table of ["payments", "inquiries", "drafts", "order_links"]) {
      const column = database.sqlite.prepare(`select order_id from ${table}`).pluck();
      expect(column.all().sort(), table).toEqual([...kept].sort());
    }
    expect(idsOf("outbox")).toHaveLength(4);
  });

  test("an answer that belongs to none goes after six years too", async () => {
    const old = draft(6.1 * YEAR, { state: "submitted" });
    const recent = draft(5.9 * YEAR, { state: "submitted" });
    mail("sent", { inquiry_id: inquiry(old, 6.1 * YEAR) });
    inquiry(recent, 5.9 * YEAR);
    await sweep();
    expect(idsOf("drafts")).toEqual([recent]);
    expect(idsOf("inquiries", "draft_id")).toEqual([recent]);
    expect(idsOf("outbox")).toEqual([]);
  });
});

describe("small records", () => {
  test("webhook events are forgotten after 40 days", async () => {
    insert("stripe_events", { id: "evt_old", type: "t", received_at: ago(41 * DAY) });
    insert("stripe_events", { id: "evt_new", type: "t", received_at: ago(39 * DAY) });
    await sweep();
    expect(idsOf("stripe_events")).toEqual(["evt_new"]);
  });

  test("private links go a year after they were made, where their order has no use for them", async () => {
    const link = (state: string, age: number) => {
      const order_id = order(state, 0);
      insert("order_links", { token_hash: `${state} ${age}`, order_id, created_at: ago(age) });
    };
    for (const state of ["paid", "past_due", "assets_received", "cancelled"]) {
      link(state, 364 * DAY);
      link(state, 366 * DAY);
    }
    await sweep();
    expect(idsOf("order_links", "token_hash")).not.toContain(`cancelled ${366 * DAY}`);
    expect(idsOf("order_links", "token_hash")).toHaveLength(7);
  });

  test("counts of posts go once their time is over", async () => {
    insert("rate_limits", { key: "over", points: 3, expire: now.getTime() - 1 });
    insert("rate_limits", { key: "running", points: 3, expire: now.getTime() + 1000 });
    insert("rate_limits", { key: "endless", points: 3, expire: null });
    await sweep();
    expect(idsOf("rate_limits", "key").sort()).toEqual(["endless", "running"]);
  });
});

test("a sweep that is told to stop begins nothing more", async () => {
  draft(2 * DAY);
  const stopping = new AbortController();
  stopping.abort();
  await sweeper.sweep(now, stopping.signal);
  expect(idsOf("drafts")).toHaveLength(1);
});

describe("multipart uploads", () => {
  const tomorrow = new Date(Date.now() + 25 * HOUR);

  test("that were begun a day ago are aborted, young ones and other people's are not", async () => {
    const ours = `${randomUUID()}-photos.zip`;
    const others = ["videos/holiday.mp4", `${randomUUID()}`, `backups/${randomUUID()}-a`];
    for (const key of [ours, ...others]) await begin(key);
    await sweep(new Date());
    expect(openUploads()).toContain(ours);
    await sweep(tomorrow);
    expect(openUploads()).not.toContain(ours);
    expect(openUploads()).toEqual(expect.arrayContaining(others));
  });

  test("are found on every page of the bucket's list", async () => {
    // Names of others, before ours in the list, fill the first page.
    const others = Array.from({ length: 1001 }, (_, i) => `!${i}`);
    for (let i = 0; i < others.length; i += 50) {
      await Promise.all(others.slice(i, i + 50).map(begin));
    }
    const ours = [`${randomUUID()}-a.zip`, `${randomUUID()}-b.zip`];
    await Promise.all(ours.map(begin));
    await sweep(tomorrow);
    for (const key of ours) expect(openUploads()).not.toContain(key);
    expect(openUploads().filter((key) => key.startsWith("!"))).toHaveLength(1001);
  });
});
