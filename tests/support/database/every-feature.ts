import { listedFiles, openedClient, SCRIPTS } from "../assets/onboarding-client";
import { hiddenFields } from "../http/http-client";
import { logo } from "../assets/upload-samples";
import { type Site } from "../site";
import { signedIn } from "../operations/team";
import { until } from "../until";
import type { Desk } from "../operations/desk";
import { allMailsSent } from "../orders/person";
import {
  linkIn,
  openForm,
  orderOf,
  paidOrder,
  placeOrder,
  validOrder,
} from "../orders/order-visitor";
import { paidAgo, reminderOf } from "../orders/reminders";
import { deliverEvent, paidWithoutWebhook, withoutWebhooks } from "../orders/stripe-events";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** Uses every feature of the site, so that each of its statements runs at least once. */
export async function everyFeature(site: Site, desk: Desk): Promise<void> {
  const first = [orders, payments, assets, work, reminders, reconciliation, mails, lists, team];
  for (const part of [...first, retention, erasure]) await part(site, desk);
}

async function orders(site: Site, desk: Desk): Promise<void> {
  const { visitor, fields } = await placeOrder(site);
  await visitor.send(fields);
  await visitor.send({ ...fields, budget: "other" });
  await visitor.page("/contact");

  const removeFault = site.sandbox.stripe.fail({ match: "/v1/checkout/sessions", status: 402 });
  const declined = validOrder();
  const again = await openForm(site);
  await again.send(declined);
  removeFault();
  await again.send(declined);

  const spam = validOrder();
  const spammer = await openForm(site);
  await spammer.post("/contact", { ...spammer.hidden, ...spam, homepage: "https://a.test" });
  await desk("orders", "release", orderOf(site, spam).reference);
}

async function payments(site: Site, desk: Desk): Promise<void> {
  const { stripe } = site.sandbox;
  const { billing } = stripe;
  const first = await paidOrder(site);
  await first.visitor.page(`/thank-you?session_id=${first.sessionId}`);
  await first.visitor.page("/thank-you");
  await desk("orders", "ready", first.order.reference, "--url", "https://preview.test/one");
  await desk("orders", "launched", first.order.reference, "--why", "by phone");
  await desk("orders", "email", first.order.reference, "other@buyer.test");
  await billing.renew(first.sessionId, false);
  await billing.retry(first.sessionId, true);
  await billing.dispute(first.sessionId);
  await billing.closeDispute(first.sessionId, "won");
  await billing.refund(first.sessionId);
  const second = await paidOrder(site);
  await billing.endSubscription(second.sessionId);

  // Postmark is asked about it at the next start.
  await paidOrder(site, validOrder({ email: "hardbounce+1@bounce-testing.postmarkapp.com" }));

  const paymentLink = { ...stripe.find(second.sessionId)!, id: "cs_test_of_a_link", metadata: {} };
  await stripe.sendEvent("checkout.session.completed", paymentLink);
  await desk("orders", "resolve", second.order.reference, "--why", "refunded");

  const unheard = await paidWithoutWebhook(site);
  await unheard.visitor.page(`/thank-you?session_id=${unheard.sessionId}`);

  await stripe.expire((await placeOrder(site)).sessionId);
  const transfer = await placeOrder(site);
  await stripe.payLater(transfer.sessionId);
  await stripe.settle(transfer.sessionId, false);

  const early = await placeOrder(site);
  const news = await withoutWebhooks(site, async () => {
    await stripe.pay(early.sessionId);
    await billing.refund(early.sessionId);
  });
  for (const event of news.reverse()) await deliverEvent(site, event);
}

async function assets(site: Site): Promise<void> {
  const { link } = await paidOrder(site);
  const client = await openedClient(site, link);
  await client.send([logo], { intent: "upload" }, SCRIPTS);
  const again = await client.send([logo], { intent: "save" });
  const kept = listedFiles(await client.follow(again).then(() => client.open(link)));
  await client.send([], { intent: kept[0]?.intent ?? "none is kept" });
  await client.send([{ ...logo, name: "page.html" }], { intent: "upload" });
  await client.send([logo]);
  await client.open(`${link}&more=1`);
  await client.send([logo]);

  const stranger = await openedClient(site);
  await stranger.send([logo], { intent: "save" });
  await stranger.open();
  await stranger.send([]);
  await allMailsSent(site);
}

async function work(site: Site, desk: Desk): Promise<void> {
  const { order, link } = await paidOrder(site);
  const run = (command: string, ...more: string[]) =>
    desk("orders", command, order.reference, ...more);
  await run("remind");
  await run("remind", "--pause");
  await run("link");
  await run("note", "Call her.");
  await run("assign", "ben@studio.test");
  const client = await openedClient(site, link);
  await client.send([logo]);
  const { out } = await desk("files", order.reference, "--json");
  const [sent] = JSON.parse(out) as { id: string }[];
  for (const option of ["--remove", "--restore"]) {
    await desk("files", order.reference, option, sent!.id);
  }
  await run("ready", "--url", "https://preview.test/two");
  const path = link.replace("/onboarding?link=", "/order/");
  const act = async (fields: Record<string, string>) => {
    const { token = "" } = hiddenFields(await client.page(path));
    await client.post(path, { token, ...fields });
  };
  await act({ intent: "changes", text: "Larger." });
  const asked = "select id from order_requests where order_id = ?";
  const [request] = site.rows<{ id: string }>(asked, order.id);
  await run("edits", "--answer", request!.id, "--text", "It is done.");
  await act({ intent: "approve" });
  await client.post("/lost-link", { email: (await paidOrder(site)).order.email });
  const found = "select id from order_events where kind = 'link_sent' and actor = 'customer'";
  await until("the link is sent", () => site.rows(found).length === 1);
  await run("launched");
  await run("launched", "--undo");
  await run("launched", "--url", "https://website.test");
  // Its buyer is told at the next start.
  site.execute("update orders set launched_at = ? where id = ?", ago(HOUR), order.id);
}

async function reminders(site: Site): Promise<void> {
  const { order } = await paidOrder(site);
  paidAgo(site, order, 25);
  await site.kill();
  await site.restart();
  const link = linkIn(await reminderOf(site, order, "24h"), "/reminders");
  const buyer = await openedClient(site, link);
  await buyer.post(link, buyer.hidden);
}

async function reconciliation(site: Site, desk: Desk): Promise<void> {
  const { stripe } = site.sandbox;
  const [paid, failed] = [await placeOrder(site), await placeOrder(site)];
  await withoutWebhooks(site, async () => {
    await stripe.pay(paid.sessionId);
    await stripe.payLater(failed.sessionId);
    await stripe.settle(failed.sessionId, false);
  });
  // Paid through its first session while its second one could not be expired.
  const twice = await placeOrder(site);
  const removeFault = stripe.fail({ match: "/expire", status: 500 });
  await twice.visitor.send({ ...twice.fields, budget: "other" });
  await stripe.pay(twice.sessionId);
  const superseded = await placeOrder(site);
  await superseded.visitor.send({ ...superseded.fields, budget: "other" });
  removeFault();
  site.execute("update orders set updated_at = ?", ago(2 * HOUR));
  await desk("reconcile");
}

async function mails(site: Site, desk: Desk): Promise<void> {
  const failedEmail = async () => {
    const body = JSON.stringify({ ErrorCode: 406, Message: "Refused." });
    const removeFault = site.sandbox.postmark.fail({ status: 422, body });
    const { order } = await placeOrder(site);
    removeFault();
    return site.rows<{ id: string }>("select id from outbox where order_id = ?", order.id)[0]!.id;
  };
  await desk("outbox", "retry", await failedEmail());
  await desk("outbox", "drop", await failedEmail(), "--why", "nobody is there");
  await allMailsSent(site);
}

async function lists(site: Site, desk: Desk): Promise<void> {
  const page = await desk("orders", "--limit", "1");
  const next = /--before (\S+)/.exec(page.err)?.[1] ?? "there is no next page";
  await desk("orders", "--since", "2026-01-31", "--before", next, "--state", "paid");
  await desk("inquiries", "--before", next, "--state", "assets_received");
  await desk("outbox", "--before", next);
  await desk("outbox", "--failed");
  const [order] = site.rows<{ order_id: string }>(
    "select order_id from inquiries where order_id is not null",
  );
  await desk("show", order!.order_id);
  const [inquiry] = site.rows<{ id: string }>("select id from inquiries where order_id is null");
  await desk("show", inquiry!.id);
  await desk("export", "orders", "--csv", "--state", "paid");
  await desk("export", "inquiries", "--jsonl", "--state", "paid");
  await desk("export", "ledger", "--csv", "--state", "paid");
  await desk("export", "ledger", "--jsonl");
  await desk("backup");
  await desk("doctor");
}

async function team(site: Site, desk: Desk): Promise<void> {
  for (const intent of ["end-others", "sign-out"]) {
    const client = await signedIn(site);
    site.execute("update desk_sessions set used_at = ?", ago(HOUR));
    const form = hiddenFields(await client.page("/desk/sessions"));
    await client.post("/desk/sessions", { ...form, intent });
  }
  await lookAtEmailsAndAssets(site, desk);
  const client = await signedIn(site);
  const form = hiddenFields(await client.page("/desk/people"));
  const [order] = site.rows<{ email: string }>(
    "select email from orders where paid_at is not null",
  );
  await client.post("/desk/people", { ...form, intent: "look", email: order!.email });
  await (await client.post("/desk/people/json", { ...form, email: order!.email })).text();
  await client.page("/desk/exports?from=2026-01-01&to=2999-12-31");
  await client.page("/desk/exports/ledger.csv?from=2026-01-01&to=2999-12-31");
  await client.page("/desk/health");
  await desk("sessions", "end", "--all");
}

async function lookAtEmailsAndAssets(site: Site, desk: Desk): Promise<void> {
  const client = await signedIn(site);
  const before = "before=2098-01-31T09%3A30%3A00.000Z_00000000-0000-4000-8000-000000000000";
  for (const only of ["", "waiting", "failed", "bounced", "sent"]) {
    await client.page(`/desk/emails?only=${only}&${before}`);
  }
  const [email] = site.rows<{ id: string }>("select id from outbox where message_id is not null");
  await client.page(`/desk/emails/${email!.id}`);
  await client.page(`/desk/assets?${before}`);
  const [inquiry] = site.rows<{ id: string }>("select id from inquiries where order_id is null");
  const { order } = await paidOrder(site);
  await client.page(`/desk/orders/${order.id}?assets=${inquiry!.id}`);
  await desk("inquiries", "link", inquiry!.id, order.reference);
  await desk("inquiries", "link", inquiry!.id, "--undo");
}

async function retention(site: Site): Promise<void> {
  await placeOrder(site);
  const stranger = await openedClient(site);
  await stranger.send([logo], { intent: "save" });
  const paid = "select order_id from payments";
  site.execute(`update orders set updated_at = ? where id not in (${paid})`, ago(40 * DAY));
  site.execute("update drafts set updated_at = ? where state = 'open'", ago(40 * DAY));
  site.execute("update inquiries set created_at = ?", ago(7 * 366 * DAY));
  site.execute("update uploads set created_at = ?", ago(7 * 366 * DAY));
  for (const { bucket, key } of site.sandbox.s3.objects()) {
    site.sandbox.s3.backdate(bucket, key, new Date(ago(7 * 366 * DAY)));
  }
  await site.kill();
  // From here on posts are rate-limited.
  site.env.RATE_LIMIT = "on";
  await site.restart();
  await until("retention has run", () => site.output().includes('"kind":"old inquiries"'));
  const limited = await openedClient(site);
  await limited.send([logo], { intent: "save" });
}

/** A person stays erased when a backup is restored. */
async function erasure(site: Site, desk: Desk): Promise<void> {
  const { fields, visitor } = await placeOrder(site);
  await visitor.send({ ...fields, budget: "other" });
  await desk("forget", fields.email);
  await desk("forget", fields.email, "--yes");
  const buyer = await paidOrder(site);
  await desk("backup");
  await desk("forget", buyer.fields.email, "--yes");
  await desk("restore", "--yes");
  await site.kill();
  await site.restart();
}
