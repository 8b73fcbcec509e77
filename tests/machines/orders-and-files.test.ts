import { expect, test } from "vitest";
import { startMachines } from "../support/database/machines";
import type { Site } from "../support/site";
import { beginLargeFile, LARGE_FILE } from "../support/assets/held-uploads";
import {
  filledIn,
  namesListed,
  OnboardingClient,
  openedClient,
} from "../support/assets/onboarding-client";
import { flyer, logo, zip } from "../support/assets/upload-samples";
import { expectOneMail, waitForEmptyOutbox } from "../support/faults/outbox";
import { HttpClient, type SentFile, textOf } from "../support/http/http-client";
import {
  checkoutCalls,
  openForm,
  orderOf,
  paidOrder,
  validOrder,
} from "../support/orders/order-visitor";
import { ready } from "../support/orders/own-page";
import { pageWithSentFiles, van } from "../support/orders/page-with-files";
import { mailedTo } from "../support/orders/person";
import { paidWithoutWebhook, paymentsOf, sessionsOf } from "../support/orders/stripe-events";
import { until } from "../support/until";

const machines = await startMachines(2, { JOBS_EVERY_MS: "250" });
const [first, second] = machines.sites as [Site, Site];
const { sandbox } = machines;

const upload = { ...filledIn, intent: "upload" };

/** The same visitor, whose requests another machine answers. */
function at(site: Site, visitor: OnboardingClient): OnboardingClient {
  const moved = new OnboardingClient(site);
  moved.takeCookies(visitor);
  moved.hidden = visitor.hidden;
  return moved;
}

test("one order form posted to two machines at the same moment makes one order, one checkout and one email", async () => {
  const visitor = await openForm(first);
  const fields = validOrder();
  const posted = await Promise.all(
    [first, second, first, second].map(({ url }) =>
      new HttpClient(url).post("/contact", { ...visitor.hidden, ...fields }),
    ),
  );
  const order = orderOf(first, fields);
  const session = sandbox.stripe.find(order.stripe_session_id!)!;
  expect(posted.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  expect(new Set(posted.map(({ headers }) => headers.get("Location")))).toEqual(
    new Set([session.url]),
  );
  expect(new Set(checkoutCalls(first).map(({ headers }) => headers["idempotency-key"])).size).toBe(
    1,
  );
  expect(sessionsOf(first, order)).toHaveLength(1);
  await expectOneMail(first, order.reference);
});

test("what an order's page posts to two machines at the same moment is done once", async () => {
  const page = await pageWithSentFiles(first, [logo], ready);
  const token = await page.token();
  const atOnce = async (fields: Record<string, string>, ...files: SentFile[]) => {
    const posts = [first, second, first, second].map(({ url }) =>
      new HttpClient(url).postFiles(page.path, { token, ...fields }, files),
    );
    const answers = await Promise.all(posts);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  };
  await atOnce({ intent: "approve" });
  await atOnce({ intent: "changes", text: "Use the van." }, van);
  await atOnce({ intent: "add" }, flyer);
  await atOnce({ intent: "replace", upload: page.idOf("logo.png") }, { ...van, name: "new.png" });
  await atOnce({ intent: "remove", upload: page.idOf("flyer.pdf") });
  expect(page.used()).toEqual(["new.png", "van.png"]);
  expect(page.uploads().filter(({ state }) => state === "stored")).toEqual([]);
  for (const subject of [
    /approved|put your website live/,
    /changes/i,
    /files/,
    /repl/,
    /removed/,
  ]) {
    for (const mails of await page.mailsAbout(subject)) expect(mails).toHaveLength(1);
  }
});

/** An order form that one machine is sent while Stripe takes its time, and another machine with a correction. */
async function editedElsewhere() {
  const visitor = await openForm(first);
  const fields = validOrder();
  const post = ({ url }: Site, changes: object) =>
    new HttpClient(url).post("/contact", { ...visitor.hidden, ...fields, ...changes });
  sandbox.stripe.fail({ match: "POST /v1/checkout/sessions", delayMs: 3000, times: 1 });
  const slow = post(first, {});
  await until("the first machine asks Stripe", () => checkoutCalls(first).length === 1);
  const corrected = await post(second, { budget: "more" });
  const answers = [await slow, corrected];
  return { answers, order: orderOf(first, fields) };
}

test("an order edited on one machine while another one opens its checkout can be paid in one checkout", async () => {
  const { answers, order } = await editedElsewhere();
  const current = sandbox.stripe.find(order.stripe_session_id!)!;
  expect(order).toMatchObject({ attempt: 2, budget: "more", state: "checkout_open" });
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(answers.map(({ headers }) => headers.get("Location"))).toEqual(Array(2).fill(current.url));
  expect(sessionsOf(first, order)).toHaveLength(2);
  await until("one can be paid", () => {
    const open = sessionsOf(first, order).filter(({ status }) => status === "open");
    return open.length === 1 && open[0]!.id === current.id;
  });
});

test("one payment that two machines hear of at the same moment, from Stripe and from the returning buyer, is one payment and one receipt", async () => {
  const { order, fields, sessionId, visitor, completed } = await paidWithoutWebhook(first);
  const { stripe } = sandbox;
  const { id } = completed!;
  const { webhookUrl } = stripe;
  const delivered = [first, second, second, first].map(({ url }) => {
    stripe.webhookUrl = `${url}/webhooks/stripe`;
    return stripe.sendAgain(id);
  });
  stripe.webhookUrl = webhookUrl;
  const returned = [first, second, first, second].map(async ({ url }) => {
    const buyer = new HttpClient(url);
    buyer.takeCookies(visitor);
    return (await buyer.request(`/thank-you?session_id=${sessionId}`)).status;
  });
  expect(await Promise.all([...delivered, ...returned])).toEqual(Array(8).fill(200));
  expect(paymentsOf(first, order)).toHaveLength(1);
  expect(orderOf(second, fields).state).toBe("paid");
  await waitForEmptyOutbox(first);
  expect(mailedTo(first, fields.email)).toHaveLength(1);
  expect(machines.rows("select id from stripe_events where id = ?", id)).toHaveLength(1);
});

test("the files of one draft sent to two machines at the same moment are stored once each, and two submissions are one inquiry", async () => {
  const { link, order } = await paidOrder(first);
  const here = await openedClient(first, link);
  const there = at(second, here);
  const files = Array.from({ length: 4 }, (_, n) => ({ ...logo, name: `photo-${n}.png` }));
  const sent = await Promise.all([here.send(files, upload), there.send(files, upload)]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(namesListed(await here.open(link))).toEqual(files.map(({ name }) => name));

  const fields = { ...here.hidden, ...filledIn };
  const submitted = await Promise.all(
    [here, there, here, there].map((client) => client.postFiles("/onboarding", fields)),
  );
  expect(submitted.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  const inquiries = here.inquiries().filter(({ file_urls }) => file_urls?.includes("photo-0.png"));
  expect(inquiries).toHaveLength(1);
  expect(JSON.parse(inquiries[0]!.file_urls!)).toHaveLength(files.length);
  await waitForEmptyOutbox(first);
  const toTeam = sandbox.postmark.mails.filter(
    ({ Attachments, TextBody }) => Attachments?.length && TextBody?.includes(order.reference),
  );
  expect(toTeam).toHaveLength(1);
});

test("a file that one machine receives arrives whole while the other one stops and starts", async () => {
  const client = await openedClient(first);
  const file = await beginLargeFile(first, client.hidden);
  await machines.kill(1, "SIGTERM");
  await machines.restart(1);
  file.finish();
  expect(await file.answer).toBe(200);

  const there = at(second, client);
  expect((await there.send()).status).toBe(303);
  const [url = ""] = JSON.parse(there.inquiries().at(-1)!.file_urls!) as string[];
  const object = sandbox.s3.objects().find(({ key }) => url.endsWith(key));
  expect(object?.size).toBe(LARGE_FILE);
});

test("a customer whose machine dies during an upload sends the file again through another machine, and nothing is left of the first try after a day", async () => {
  const { link } = await paidOrder(first);
  const client = await openedClient(first, link);
  const file = await beginLargeFile(first, client.hidden);
  await machines.kill(0, "SIGKILL");
  await file.answer;
  sandbox.stripe.webhookUrl = `${second.url}/webhooks/stripe`;

  const there = at(second, client);
  expect(namesListed(await there.open(link))).toEqual([]);
  const bytes = Buffer.concat([zip, Buffer.alloc(1000)]);
  const again = await there.send([{ name: "photos.zip", bytes }], upload);
  expect(namesListed(again.body)).toEqual(["photos.zip"]);
  const submitted = await there.send();
  const done = await there.follow(submitted);
  expect(textOf(done)).toContain("photos.zip");
  expect(textOf(done)).not.toContain("photos.zip photos.zip");
  expect(JSON.parse(there.inquiries().at(-1)!.file_urls!)).toHaveLength(1);

  const unfinished = "select id from uploads where state = 'receiving'";
  expect(machines.rows(unfinished)).toHaveLength(1);
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
  machines.execute("update uploads set created_at = ? where state = 'receiving'", yesterday);
  await until("the first try is deleted", () => sandbox.s3.uploads().length === 0);
  await until("its row is deleted", () => machines.rows(unfinished).length === 0);
  expect(
    machines.rows(
      "select id from uploads where state = 'claimed' and name = 'photos.zip' and size < 2000",
    ),
  ).toHaveLength(1);
  await machines.restart(0);
});
