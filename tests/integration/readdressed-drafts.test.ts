import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  db,
  details,
  execute,
  HOUR,
  plainDb,
  rows,
  sandbox,
} from "../support/database/application";
import { buyer, stranger } from "../support/assets/upload-senders";
import { onPostgres } from "../support/this-run";

// In one process without HTTP, so that a test decides what an order's change of address comes between.

const { placeOrder } = await import("~/orders/place-order.server");
const { reconcileOrders } = await import("~/orders/reconcile.server");
const { rememberOrder } = await import("~/orders/order-access.server");
const Orders = await import("~/orders/orders.repository.server");
const Drafts = await import("~/assets/drafts.repository.server");
const { moveDraft } = await import("~/assets/order-draft.server");
const { adoptDraft } = await import("~/assets/adopt-draft.server");
const { changeEmail } = await import("~/orders/change-email.server");
const uploads = await import("~/assets/uploads.server");
const { draftForPost } = await import("~/assets/draft-for-post.server");
const { draftForRequest, draftForTeam } = await import("~/assets/draft-for-files.server");

const allDrafts = () => rows("select id, order_id from drafts");
const typed = { fields: { textContent: "We fix boilers." } };

/** A paid order as it was before it was readdressed, and its buyer's page that was rendered then. */
async function readdressed() {
  const { orderId } = await placeOrder(randomUUID(), details);
  const placed = await Orders.findById(db, orderId);
  await sandbox.stripe.pay(placed!.stripe_session_id!);
  await reconcileOrders(new Date(Date.now() + 2 * HOUR));
  const before = (await Orders.findById(db, orderId))!;
  const by = { orderId, actor: "command line" } as const;
  const changed = await changeEmail(by, "bob@marlow.test", moveDraft);
  expect(changed).toMatchObject({ result: { kind: "changed" } });
  const after = (await Orders.findById(db, orderId))!;
  const Cookie = (await rememberOrder(new Request("http://site.test"), orderId)).split(";")[0]!;
  const post = {
    request: new Request("http://site.test/onboarding", { headers: { Cookie } }),
    network: "192.0.2.1",
    token: { state: "fresh" as const, id: before.draft_id, page: randomUUID(), order: orderId },
  };
  await db.deleteFrom("drafts").execute();
  return { before, after, post };
}

test("what is typed for an order that was readdressed since it was read is not stored under the earlier id", async () => {
  const { before, after } = await readdressed();
  const draft = { id: before.draft_id };
  expect(await Drafts.upsertOfOrder(plainDb, before, draft, typed)).toBeUndefined();
  expect(allDrafts()).toEqual([]);
  const current = { id: after.draft_id };
  expect(await Drafts.upsertOfOrder(plainDb, after, current, typed)).toMatchObject(current);
});

test("a post of the buyer's earlier page works on the order's present draft, and never on one without an order", async () => {
  const { after, post } = await readdressed();
  expect(await draftForPost(post, typed)).toMatchObject({
    kind: "draft",
    draft: { id: after.draft_id, order_id: after.id, text_content: typed.fields.textContent },
    token: { id: after.draft_id },
  });
  expect(allDrafts()).toEqual([{ id: after.draft_id, order_id: after.id }]);
});

test.skipIf(onPostgres)(
  "what is typed at the moment at which another page submits the draft goes to the next draft",
  async () => {
    const { after, post } = await readdressed();
    const page = randomUUID();
    await Drafts.upsertOfOrder(plainDb, after, { id: after.draft_id });
    // Between the draft's reading and its change.
    execute(`create temp trigger submits before insert on drafts when new.id = '${after.draft_id}' begin
      update drafts set state = 'submitted' where id = new.id and state = 'open';
      insert or ignore into inquiries (id, draft_id, order_id, name, email, package_type,
        project_description, assets_description, file_urls, timeline, payment_status, created_at)
      values ('${page}', new.id, '${after.id}', '', '', '', '', '', '[]', '', '', '2026-01-01');
    end`);
    const found = await draftForPost(post, typed);
    execute("drop trigger submits");
    expect(found).toMatchObject({
      kind: "draft",
      draft: { state: "open", order_id: after.id, text_content: typed.fields.textContent },
    });
  },
);

test("a post of the earlier page from another browser, or for an order that is deleted, makes no draft", async () => {
  const { post } = await readdressed();
  const elsewhere = { ...post, request: new Request("http://site.test/onboarding") };
  const deleted = { ...post, token: { ...post.token, order: randomUUID() } };
  for (const stale of [elsewhere, deleted]) {
    expect(await draftForPost(stale, typed)).toMatchObject({ kind: "unknown" });
  }
  expect(allDrafts()).toEqual([]);
});

test.each<[who: string, isBuyer: boolean, outcome: string, state: string]>([
  ["the buyer goes on in the order's present draft", true, "stored", "stored"],
  ["somebody else, by a link that has ended, is kept nowhere", false, "late", "discarded"],
])(
  "a file that arrived while its order was readdressed, and is of %s",
  async (_, isBuyer, outcome, state) => {
    const { orderId } = await placeOrder(randomUUID(), { ...details, email: "ann@marlow.test" });
    const before = (await Orders.findById(db, orderId))!;
    await sandbox.stripe.pay(before.stripe_session_id!);
    await reconcileOrders(new Date(Date.now() + 2 * HOUR));
    const began = { id: before.draft_id, network: null };
    await Drafts.upsertOfOrder(plainDb, before, { id: began.id }, typed);
    const upload = (await uploads.beginUpload(began, "plan.pdf", "application/pdf"))!;
    const by = { orderId, actor: "command line" } as const;
    await changeEmail(by, "bob@marlow.test", moveDraft);
    const after = (await Orders.findById(db, orderId))!;
    expect(after.draft_id).not.toBe(before.draft_id);
    const reopen = () =>
      Promise.resolve(isBuyer ? { id: after.draft_id, network: null } : undefined);
    const file = { name: "plan.pdf", size: 1, sha256: null };
    expect(await uploads.finishUpload(upload, began, buyer(orderId), file, reopen)).toBe(outcome);
    const [row] = rows<{ state: string; draft_id: string }>(
      "select state, draft_id from uploads where id = ?",
      upload.id,
    );
    if (state === "stored") expect(row).toEqual({ state, draft_id: after.draft_id });
    else expect(row?.state ?? state).toBe(state);
  },
);

test("a file whose draft an order adopts, and which is on its way as that is readdressed, goes only where its sender may", async () => {
  for (const isBuyer of [true, false]) {
    const { after } = await readdressed();
    const began = { id: randomUUID(), network: "192.0.2.1" };
    const draft = await Drafts.upsert(plainDb, began, typed);
    const upload = (await uploads.beginUpload(began, "plan.pdf", "application/pdf"))!;
    expect(await adoptDraft(draft, after.id)).toBe(true);
    const by = { orderId: after.id, actor: "command line" } as const;
    await changeEmail(by, "carol@marlow.test", moveDraft);
    const { draft_id } = (await Orders.findById(db, after.id))!;
    const reopen = () => Promise.resolve(isBuyer ? { id: draft_id, network: null } : undefined);
    const file = { name: "plan.pdf", size: 1, sha256: null };
    const finished = await uploads.finishUpload(
      upload,
      began,
      stranger(began.network),
      file,
      reopen,
    );
    const found = rows("select draft_id from uploads where id = ?", upload.id);
    expect([finished, found]).toEqual(isBuyer ? ["stored", [{ draft_id }]] : ["late", []]);
    execute("delete from uploads");
  }
});

test("a file that began before its browser's order was paid goes into that order's draft", async () => {
  const { after } = await readdressed();
  const began = { id: randomUUID(), network: "192.0.2.1" };
  const draft = await Drafts.upsert(plainDb, began, typed);
  const upload = (await uploads.beginUpload(began, "plan.pdf", "application/pdf"))!;
  expect(await adoptDraft(draft, after.id)).toBe(true);
  const file = { name: "plan.pdf", size: 1, sha256: null };
  // The post's own cookies were set before the order.
  const reopen = () => Promise.resolve(undefined);
  const sender = stranger(began.network);
  expect(await uploads.finishUpload(upload, began, sender, file, reopen)).toBe("stored");
  const stored = rows("select state, draft_id from uploads where id = ?", upload.id);
  expect(stored).toEqual([{ state: "stored", draft_id: after.draft_id }]);
});

test("the team's first files have a draft where the order is readdressed as they come, and none where its buyer is erased", async () => {
  const { before, after } = await readdressed();
  const shown = { preview_url: "https://preview.test/" };
  expect(await draftForRequest({ ...before, ...shown })).toBeUndefined();
  const draft = await draftForTeam(before, "team:ann@team.test");
  expect(draft).toMatchObject({ sentBy: "team:ann@team.test", order_id: after.id });
  expect(await draftForTeam(after, "team:bob@team.test")).toMatchObject({ id: draft!.id });
  execute("delete from drafts");
  execute("update orders set email = '' where id = ?", after.id);
  expect(await draftForTeam(before, "team:ann@team.test")).toBeUndefined();
  expect(allDrafts()).toEqual([]);
});
