import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { insertion } from "../support/database/sample-rows";
import { elements } from "../support/http/html-elements";
import { type HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { signedIn } from "../support/operations/team";
import { allMailsSent } from "../support/orders/person";
import { paidOrder, placeOrder, validOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const ann = "ann@desk.test";
const site = await sharedSite({ env: { DESK_EMAILS: ann } });

interface Row {
  id: string;
  state: string;
  mail: string;
  recipient: string;
  last_error: string | null;
}

const emailsOf = (orderId: string) =>
  site.rows<Row>("select * from outbox where order_id = ? order by created_at", orderId);
const emailAt = (id: string) => site.rows<Row>("select * from outbox where id = ?", id)[0]!;
const pathOf = ({ id }: { id: string }) => `/desk/emails/${id}`;

/** An order whose first email Postmark refuses: with 422 it is not tried again, with 500 it is. */
async function refusedEmail(status: number) {
  const body = JSON.stringify({ ErrorCode: status === 422 ? 300 : 500, Message: "Refused." });
  const heal = site.sandbox.postmark.fail({ match: "/email", status, body });
  const { order } = await placeOrder(site);
  await until("it was tried", () => emailsOf(order.id)[0]?.last_error != null);
  heal();
  return { order, email: emailsOf(order.id)[0]! };
}

async function sentEmail() {
  const { order, link } = await paidOrder(site);
  await allMailsSent(site, order);
  const email = emailsOf(order.id).find(({ recipient }) => recipient === order.email)!;
  return { order, link, email };
}

const hrefs = (html: string) => elements(html, "a").map(({ attributes }) => attributes.href ?? "");

async function act(client: HttpClient, email: Row, fields: Record<string, string>) {
  const { token = "" } = hiddenFields(await client.page(pathOf(email)));
  return client.post(pathOf(email), { token, ...fields });
}

/** Stores an email as the site would have. */
function storedEmail(changes: Record<string, unknown>, mail: object | string = {}): Row {
  const id = randomUUID();
  const now = new Date().toISOString();
  const whole = { to: "a@b.test", subject: "Hello", text: "Hello", html: "Hello", attachments: [] };
  const row = {
    ...{ id, dedupe_key: id, state: "sent", recipient: "a@b.test", rate_limited: 0, attempts: 1 },
    ...{ next_attempt_at: now, created_at: now, sent_at: now },
    mail: typeof mail === "string" ? mail : JSON.stringify({ ...whole, ...mail }),
  };
  site.execute(...insertion("outbox", { ...row, ...changes }));
  return emailAt(id);
}

test("the list shows the waiting, the failed, the bounced and the sent ones, and each leads to its order and its page", async () => {
  const [failed, waiting] = [await refusedEmail(422), await refusedEmail(500)];
  const sent = await sentEmail();
  const bounced = storedEmail({ bounced_at: new Date().toISOString(), order_id: sent.order.id });
  const team = await signedIn(site, ann);
  const all = { failed: failed.email, waiting: waiting.email, sent: sent.email, bounced };
  for (const [only, email] of Object.entries(all)) {
    const html = await team.page(`/desk/emails?only=${only}`);
    const rows = elements(html, "tr").filter(({ attributes }) => attributes.id);
    const ids = rows.map(({ attributes }) => attributes.id);
    for (const other of Object.values(all)) {
      expect(ids.includes(`row-${other.id}`), `${only} ${other.state}`).toBe(other === email);
    }
    const row = rows[ids.indexOf(`row-${email.id}`)]!;
    const [own = "", order = ""] = hrefs(row.html);
    expect(own).toMatch(new RegExp(`^${pathOf(email)}[?]back=`));
    expect(order).toMatch(/^\/desk\/orders\/[\w-]+\?back=/);
    expect(textOf(row.html)).toContain(only);
  }
  const listed = await team.page("/desk/emails?only=failed");
  expect(textOf(listed)).toContain("Postmark 422, code 300");
  const own = hrefs(listed).find((href) => href.startsWith(pathOf(failed.email)))!;
  const page = await team.page(own);
  expect(hrefs(page).some((href) => href.startsWith("/desk/emails?only=failed"))).toBe(true);
  expect(textOf(await team.page("/desk/emails?only=none&before=x"))).toContain("Emails");
});

test("a long list goes on by the place where its page ended", async () => {
  const created_at = "2025-03-04T05:06:07.000Z";
  const ids = Array.from({ length: 51 }, () => storedEmail({ created_at })).map(({ id }) => id);
  const [, newest = ""] = ids.sort();
  const team = await signedIn(site, ann);
  const first = `/desk/emails?before=${encodeURIComponent(`2025-03-04T05:06:07.001Z_${newest}`)}`;
  const html = await team.page(first);
  const shown = (page: string) => [...page.matchAll(/ id="row-([\w-]+)"/g)].map(([, id]) => id!);
  expect(shown(html)).toHaveLength(50);
  const next = elements(html, "a").find(({ text }) => text === "Older emails")!.attributes.href!;
  const rest = shown(await team.page(next));
  expect([...shown(html), ...rest].filter((id) => ids.includes(id)).sort()).toEqual(ids);
  site.execute("delete from outbox where created_at = ?", created_at);
});

test("an order's page and Today lead to its emails", async () => {
  const { order, email } = await refusedEmail(422);
  const team = await signedIn(site, ann);
  for (const page of [`/desk/orders/${order.id}`, "/desk"]) {
    const link = hrefs(await team.page(page)).find((href) => href.startsWith(pathOf(email)));
    expect(link, page).toBeDefined();
    const back = hrefs(await team.page(link!));
    expect(
      back.some((href) => href.split("#")[0] === page),
      page,
    ).toBe(true);
  }
});

describe("an email's page", () => {
  test("shows it as it was sent, in a frame that runs and loads nothing, with words in place of its private links", async () => {
    const { order, link, email } = await sentEmail();
    const token = link.split("link=")[1]!;
    expect(email.mail).toContain(token);
    const team = await signedIn(site, ann);
    const html = await team.page(pathOf(email));
    expect(textOf(html)).toContain(`To ${order.email}`);
    const [frame] = elements(html, "iframe");
    expect(frame?.attributes).toMatchObject({ sandbox: "", src: `${pathOf(email)}/body` });
    const body = await team.request(`${pathOf(email)}/body`);
    expect(body.status).toBe(200);
    expect(body.headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
    );
    expect(body.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
    expect(body.headers.get("Cache-Control")).toBe("no-store");
    const shown = await body.text();
    expect(shown).toContain(order.reference);
    expect(shown).toContain("data:image/png;base64,");
    for (const page of [html, shown]) {
      expect(page).toContain("(private link)");
      expect(page).not.toContain(token);
      expect(page).not.toMatch(/\/order\/[\w-]{10}|[?&;](link|token)=[\w-]{10}/);
    }
    const whole = await team.request(pathOf(email));
    expect(whole.headers.get("X-Frame-Options")).toBe("DENY");
    expect(whole.headers.get("Content-Security-Policy")).toContain("frame-src 'self'");
  });

  test("shows hostile HTML as it is in the frame alone, and a hostile subject as text", async () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror=alert(2)>`;
    const own = `${site.url}/order/${"x".repeat(22)}`;
    const spanned = own.replace("://", "<wbr><span>:</span>//");
    const html = `<a href='${own}'>a</a> <a href=${own}>b</a> ${spanned} ${hostile}`;
    const email = storedEmail({}, { subject: hostile, text: `${hostile} ${own}&more=1`, html });
    const team = await signedIn(site, ann);
    const page = await team.page(pathOf(email));
    expect(page).not.toMatch(/<img|alert\(1\)<\/script>/);
    expect(textOf(page)).toContain("alert(2)> (private link)");
    const shown = await team.page(`${pathOf(email)}/body`);
    expect(shown).toContain(hostile);
    expect(`${page} ${shown}`).not.toContain("x".repeat(22));
  });

  test("of an email that signs a colleague in is not there, nor of an unknown one", async () => {
    const signIn = storedEmail({ expires_at: "2099-01-01T00:00:00.000Z" }, { subject: "Sign in" });
    const team = await signedIn(site, ann);
    expect(await team.page("/desk/emails")).not.toContain(signIn.id);
    for (const id of [signIn.id, randomUUID(), "x"]) {
      for (const below of ["", "/body"]) {
        expect((await team.request(`/desk/emails/${id}${below}`)).status, below).toBe(404);
      }
    }
    const token = hiddenFields(await team.page("/desk/sessions")).token!;
    expect((await team.post(pathOf(signIn), { token, intent: "retry" })).status).toBe(404);
    site.execute("delete from outbox where id = ?", signIn.id);
  });

  test("says that a text is erased", async () => {
    const email = storedEmail({}, "");
    const team = await signedIn(site, ann);
    expect(textOf(await team.page(pathOf(email)))).toContain("The text of this email was erased.");
    expect((await team.request(`${pathOf(email)}/body`)).status).toBe(404);
  });
});

describe("what Postmark says of a sent email", () => {
  const at = "At Postmark";

  test("is its delivery or its bounce", async () => {
    const { email } = await sentEmail();
    const hard = validOrder({ email: `hardbounce+${randomUUID()}@bounce-testing.postmarkapp.com` });
    const { order } = await paidOrder(site, hard);
    await allMailsSent(site, order);
    const bounced = emailsOf(order.id).find(({ recipient }) => recipient === hard.email)!;
    const team = await signedIn(site, ann);
    expect(textOf(await team.page(pathOf(email)))).toMatch(/delivered \(smtp;250 2\.0\.0 OK\)/);
    expect(textOf(await team.page(pathOf(bounced)))).toMatch(/came back \(Hard bounce\)/);
  });

  test.each([
    ["answers 503", { status: 503 }],
    ["hangs", { hang: true as const }],
    ["breaks the connection", { reset: "before" as const }],
    ["answers with something else", { garbage: true as const }],
  ])("is that it does not answer where it %s, beside the whole email", async (_, fault) => {
    const { order, email } = await sentEmail();
    const team = await signedIn(site, ann);
    const heal = site.sandbox.postmark.fail({ match: "/messages/outbound", ...fault });
    const page = textOf(await team.page(pathOf(email)));
    heal();
    expect(page).toContain(`${at} Postmark does not answer now`);
    expect(page).toContain(order.reference);
  });

  test("is that it forgot the email after some weeks", async () => {
    const email = storedEmail({ message_id: randomUUID() });
    const team = await signedIn(site, ann);
    expect(textOf(await team.page(pathOf(email)))).toContain("Postmark no longer knows this email");
  });
});

describe("an email that was not sent", () => {
  test.each([
    ["failed", 422],
    ["waits", 500],
  ])("and %s is sent once where it is retried, twice at once too", async (_, status) => {
    const { order, email } = await refusedEmail(status);
    const team = await signedIn(site, ann);
    const back = "/desk/emails?only=failed#row-next";
    const { token = "" } = hiddenFields(await team.page(pathOf(email)));
    const fields = { token, intent: "retry", back };
    const answers = await Promise.all([1, 2].map(() => team.post(pathOf(email), fields)));
    const [first] = answers.filter(({ status }) => status === 303);
    expect(first?.headers.get("Location")).toBe(back);
    for (const { status } of answers) expect([303, 422]).toContain(status);
    await until("it is sent", () => emailAt(email.id).state === "sent");
    const { mails } = site.sandbox.postmark;
    const subject = (JSON.parse(email.mail) as { subject: string }).subject;
    expect(mails.filter(({ Subject }) => Subject === subject)).toHaveLength(1);
    expect(emailsOf(order.id)).toContainEqual(expect.objectContaining({ last_error: null }));
    const again = await team.post(pathOf(email), fields);
    expect([again.status, textOf(await again.text())]).toEqual([
      422,
      expect.stringContaining("The email is sent, or being sent now."),
    ]);
  });

  test("is dropped for a reason, which the list says, as the command line's", async () => {
    const { email } = await refusedEmail(422);
    const team = await signedIn(site, ann);
    for (const why of ["", " ", "x".repeat(501)]) {
      const refused = await act(team, email, { intent: "drop", why });
      expect(refused.status).toBe(422);
      if (why.trim()) expect(await refused.text()).toContain(why);
    }
    expect((await act(team, email, { intent: "", why: "no" })).status).toBe(422);
    expect(emailAt(email.id).last_error).toContain("Postmark 422");
    const dropped = await act(team, email, { intent: "drop", why: "The buyer rang" });
    expect(dropped.headers.get("Location")).toBe(pathOf(email));
    const page = textOf(await team.page(pathOf(email)));
    expect(page).toContain("Dropped. If it was being sent");
    expect(page).toContain("dropped: The buyer rang");
    const { out } = await desk(site, "outbox", "--failed", "--json");
    expect(JSON.parse(out)).toContainEqual(
      expect.objectContaining({ id: email.id, last_error: "dropped: The buyer rang" }),
    );
  });
});
