import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { withDeadline } from "~/server/time/time";
import { encryptToken } from "~/server/security/encrypted-token.server";
import { insertion, orderRow } from "../support/database/sample-rows";
import { elements } from "../support/http/html-elements";
import { hiddenFields, textOf } from "../support/http/http-client";
import { summaryOf } from "../support/orders/order-page";
import {
  openForm,
  orderOf,
  ordersOf,
  paidOrder,
  placeOrder,
  validOrder,
} from "../support/orders/order-visitor";
import { signedIn } from "../support/operations/team";
import { paidWithoutWebhook } from "../support/orders/stripe-events";
import { filledIn, openedClient, SCRIPTS } from "../support/assets/onboarding-client";
import { logo } from "../support/assets/upload-samples";
import { ready } from "../support/orders/own-page";
import { pageWithSentFiles, van } from "../support/orders/page-with-files";
import { supportEmail } from "../support/site";
import { until } from "../support/until";
import {
  readOnly,
  startBreakableSite,
  UNSAVED,
  whileBroken,
} from "../support/faults/broken-database";
import { expectOneMail, mailsAbout } from "../support/faults/outbox";

// With rate limits, whose counts are the first rows written.
const site = await startBreakableSite({ RATE_LIMIT: "on" });

test("pages and the health check are answered 200 while the database cannot write", async () => {
  const { visitor, link, sessionId } = await paidOrder(site);
  const drafting = await openedClient(site);
  await drafting.send([], { ...filledIn, intent: "upload" });
  site.execute("update drafts set updated_at = '2000-01-01T00:00:00.000Z'");
  await whileBroken(site, readOnly, async () => {
    for (const path of [
      "/",
      "/contact",
      "/onboarding",
      link,
      `/thank-you?session_id=${sessionId}`,
    ]) {
      expect((await visitor.request(path)).status, path.split("?")[0]).toBe(200);
    }
    const draft = await drafting.open();
    expect(draft).toContain(filledIn.websiteUrl);
    const health = await visitor.request("/healthz");
    expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
    const choice = await visitor.post("/cookie-consent", { consent: "accepted", returnTo: "/" });
    expect(choice.status).toBe(303);
  });
});

test("each post is answered 503 with Retry-After and the support address while the database cannot write, and succeeds afterwards", async () => {
  const { link } = await paidOrder(site);
  const token = encryptToken("stop reminders", new URL(link, site.url).searchParams.get("link"));
  const visitor = await openForm(site);
  const client = await openedClient(site);
  const fields = validOrder();
  const posts = [
    () => visitor.send(fields),
    () => client.postFiles("/onboarding", { ...client.hidden, ...filledIn }),
    () => client.post("/reminders", { token }),
  ];
  const scripted = [
    () => visitor.sendByScripts(fields),
    () => client.postFiles(SCRIPTS, { ...client.hidden, ...filledIn }),
    () => client.post("/reminders?_data=routes%2Freminders", { token }),
  ];
  await whileBroken(site, readOnly, async () => {
    for (const post of [...posts, ...scripted]) {
      const answer = await post();
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toBe("60");
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      if (scripted.includes(post)) {
        expect(answer.headers.get("X-Remix-Response")).toBe("yes");
        expect(await answer.text()).toMatch(/We cannot save anything right now|"refused":503/);
      } else {
        const html = await answer.text();
        expect(textOf(html)).toContain(UNSAVED);
        expect(html).toContain(`mailto:${supportEmail}`);
      }
    }
  });
  expect(ordersOf(site, fields.email)).toEqual([]);
  expect(site.rows("select id from orders where reminders_stopped_at is not null")).toEqual([]);

  for (const post of posts) expect((await post()).status).toBe(303);
  expect(site.rows("select id from orders where reminders_stopped_at is not null")).toHaveLength(1);
});

test("a colleague whose act is not confirmed learns that nobody knows, above the order as it is, with what was typed", async () => {
  const order = orderRow();
  site.execute(...insertion("orders", order));
  const path = `/desk/orders/${order.id}`;
  const team = await signedIn(site);
  const forms = elements(await team.page(path), "form");
  const form = forms.find(({ html }) => html.includes('name="version"'));
  const note = { ...hiddenFields(form!.html), intent: "note", text: "Wants blue." };
  await whileBroken(site, readOnly, async () => {
    const answer = await team.post(path, note);
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(textOf(page)).toContain("we do not know whether this was stored: look at the order");
    expect(page).toContain(note.text);
  });
});

test("the outbox continues once the database can write again, and sends each email once", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const lift = site.sandbox.postmark.fail({ status: 500, match: "POST /email" });
  await visitor.send(fields);
  const { reference } = orderOf(site, fields);
  const before = site.output().length;
  await whileBroken(site, readOnly, async () => {
    lift();
    site.execute("update outbox set next_attempt_at = created_at where state = 'pending'");
    await until("the worker has tried", () =>
      site.output().slice(before).includes("mail not tried"),
    );
  });
  expect(mailsAbout(site, reference)).toEqual([]);

  await until("the mail is sent", () => mailsAbout(site, reference).length === 1);
  await expectOneMail(site, reference);
});

test("while another process locks the database nobody waits for long, and what cannot be shown or stored is answered 503 with Retry-After and succeeds afterwards", async () => {
  const { visitor: paid, sessionId: paidSession } = await paidOrder(site);
  const returning = await paidWithoutWebhook(site);
  const unpaid = await placeOrder(site);
  const drafting = await openedClient(site);
  await drafting.send([], { ...filledIn, intent: "save" });
  site.execute("update drafts set updated_at = '2000-01-01T00:00:00.000Z'");
  const ordering = await openForm(site);
  const thanks = (session: string) => `/thank-you?session_id=${session}`;
  const readable = () => [
    paid.request("/"),
    paid.request("/contact"),
    paid.request(thanks(paidSession)),
    drafting.request("/onboarding"),
  ];
  const unavailable = () => [
    returning.visitor.request(thanks(returning.sessionId)),
    unpaid.visitor.request(thanks(unpaid.sessionId)),
    ordering.send(fields),
    drafting.postFiles("/onboarding", { ...drafting.hidden, ...filledIn }),
  ];
  const fields = validOrder();
  const other = new Sqlite(join(site.dataDir, "site.db"));
  other.exec("begin immediate");
  const answers = await withDeadline(
    Promise.all([...readable(), ...unavailable(), ...readable(), ...unavailable()]),
    10_000,
  );
  const health = await paid.request("/healthz");
  other.exec("rollback");
  other.close();
  if (answers === "late") throw new Error("The answers took longer than one wait for the lock");
  const found = answers.map(({ status, headers }) => [status, headers.get("Retry-After")]);
  const ok = Array.from({ length: 4 }, () => [200, null]);
  const refused = Array.from({ length: 4 }, () => [503, "60"]);
  expect(found).toEqual([...ok, ...refused, ...ok, ...refused]);
  expect(summaryOf(await answers[6]!.text()).text).toBe(UNSAVED);
  expect(site.output()).toContain('"code":"SQLITE_BUSY"');
  expect(health.status).toBe(200);
  const words = textOf(await returning.visitor.page(thanks(returning.sessionId)));
  expect(words).toContain("Thank you for your order!");
  expect((await ordering.send(fields)).status).toBe(303);
  expect(orderOf(site, fields).state).toBe("checkout_open");
});

test("a paid order's form that could not be stored says what it was typed over, and loses nothing when it is sent again", async () => {
  const { order, link } = await paidOrder(site);
  const phone = await openedClient(site, link);
  const fields = { ...filledIn, businessName: "Typed while nothing could be stored" };
  const failed = await whileBroken(site, readOnly, () => phone.send([], fields));
  expect(failed.status).toBe(503);
  expect(hiddenFields(failed.body)["was-businessName"]).toBe(order.name);
  expect((await phone.send([], fields)).status).toBe(303);
  const sent = site.rows("select name from inquiries where order_id = ?", order.id);
  expect(sent).toEqual([{ name: fields.businessName }]);
});

test("what an order's page posts is answered 503 with the typed text while the database cannot write, and done once afterwards", async () => {
  const page = await pageWithSentFiles(site, [logo], ready);
  const fields = { token: await page.token(), upload: page.idOf("logo.png") };
  const text = "A larger logo, please.";
  const posts = ["changes", "add", "remove"].map((intent) => () => {
    const files = intent === "remove" ? [] : [van];
    return page.device.postFiles(page.path, { ...fields, intent, text }, files);
  });
  const before = page.order().version;
  await whileBroken(site, readOnly, async () => {
    const bare = () => page.device.post(page.path, { ...fields, intent: "changes", text });
    for (const post of [...posts, bare]) {
      const answer = await post();
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
      expect(await answer.text()).toContain(text);
    }
  });
  expect([page.order().version, page.used()]).toEqual([before, ["logo.png"]]);
  for (const post of [...posts, ...posts]) expect((await post()).status).toBe(303);
  expect(page.used()).toEqual(["van.png", "van.png"]);
  for (const subject of [/changes/i, /files/, /removed/]) {
    for (const mails of await page.mailsAbout(subject)) expect(mails).toHaveLength(1);
  }
});
