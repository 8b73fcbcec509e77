import { expect, test } from "vitest";
import { openedClient } from "../support/assets/onboarding-client";
import { png } from "../support/assets/upload-samples";
import { elements } from "../support/http/html-elements";
import { type HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { postLink, signedIn, signInLink } from "../support/operations/team";
import { allMailsSent, mailedTo } from "../support/orders/person";
import { orderOf, paidOrder, validOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const ann = "ann@desk.test";
const ben = "ben@desk.test";
const site = await sharedSite({ env: { DESK_EMAILS: `${ann},${ben}` } });

const PREVIEW = "https://preview.test/ann";

async function orderAtDesk(fields = validOrder()) {
  const { order } = await paidOrder(site, fields);
  const path = `/desk/orders/${order.id}`;
  await allMailsSent(site, orderOf(site, fields));
  const team = await signedIn(site, ann);
  const act = async (client: HttpClient, given: Record<string, string>, page?: string) => {
    const { token = "", version = "" } = formFields(page ?? (await client.page(path)));
    return client.post(path, { token, version, ...given });
  };
  return { order, fields, path, team, act, now: () => orderOf(site, fields) };
}

/** Those that all forms of an order's page have. */
function formFields(html: string): Record<string, string> {
  const form = elements(html, "form").find(({ html: inner }) => inner.includes('name="version"'));
  return hiddenFields(form?.html ?? "");
}

const historyOf = (id: string) =>
  site.rows<{ kind: string; actor: string }>(
    "select kind, actor from order_events where order_id = ? and actor <> 'site' order by rowid desc limit 1",
    id,
  )[0]!;

test("Today lists what waits, and each row leads to the order with the action that it waits for", async () => {
  const { order, team, path } = await orderAtDesk();
  const days = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
  site.execute("update orders set paid_at = ? where id = ?", days, order.id);
  const html = await team.page("/desk");
  expect(textOf(html)).toContain("Paid, and no assets yet");
  const link = elements(html, "a").find(({ attributes }) => attributes.href?.startsWith(path));
  const page = await team.page(link!.attributes.href!.replaceAll("&amp;", "&"));
  const opened = elements(page, "details").filter(({ attributes }) => "open" in attributes);
  expect(opened.map(({ attributes }) => attributes.id)).toEqual(["remind"]);
});

test("a preview is shown, a launch taken back and an order handed over with a note, each in the history by its colleague", async () => {
  const { order, fields, team, act, now } = await orderAtDesk();
  const acts: [Record<string, string>, string][] = [
    [{ intent: "ready", url: PREVIEW }, "preview_ready"],
    [{ intent: "launched", url: "https://ann.test/", why: "She sent all by email" }, "launched"],
    [{ intent: "undo" }, "launch_undone"],
    [{ intent: "assign", to: ben }, "assigned"],
    [{ intent: "note", text: "Wants to launch in May." }, "note"],
    [{ intent: "link" }, "link_sent"],
  ];
  for (const [given, kind] of acts) {
    const answer = await act(team, given);
    expect([answer.status, await answer.text()], kind).toEqual([303, ""]);
    expect(historyOf(order.id), kind).toEqual({ kind, actor: `team:${ann}` });
  }
  expect(now()).toMatchObject({ preview_url: PREVIEW, launched_at: null });
  const page = textOf(await team.page(`/desk/orders/${order.id}`));
  for (const text of ["Wants to launch in May.", `with ${ben}`, fields.email]) {
    expect(page).toContain(text);
  }
  await allMailsSent(site, now());
  const subjects = mailedTo(site, fields.email).map(({ Subject }) => Subject ?? "");
  expect(subjects.filter((one) => one.includes("ready to look at"))).toHaveLength(1);
});

test("a preview at the address that its buyer has is not emailed again, and the desk names the action that tells of it", async () => {
  const { path, team, act } = await orderAtDesk();
  for (const said of [
    "Preview shown: the buyer is emailed.",
    "nobody was emailed. If you corrected it, say so by Answer",
  ]) {
    expect((await act(team, { intent: "ready", url: PREVIEW })).status).toBe(303);
    expect(textOf(await team.page(path))).toContain(said);
  }
});

test("after an action the list is shown where it was, and says what was done", async () => {
  const { order, team, act } = await orderAtDesk();
  const back = "/desk/orders?state=paid#row-next";
  const answer = await act(team, { intent: "assign", to: ben, back });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, back]);
  const said = `${order.reference}: Handed over.`;
  expect(textOf(await team.page("/desk/orders?state=paid"))).toContain(said);
  expect(textOf(await team.page("/desk/orders?state=paid"))).not.toContain(said);
  for (const evil of ["https://evil.test/", "//evil.test", "/desk/../contact", "/desk?x= y"]) {
    const elsewhere = await act(team, { intent: "assign", to: "", back: evil });
    expect(elsewhere.headers.get("Location"), evil).toBe(`/desk/orders/${order.id}`);
  }
});

test("what was done is said beside a form that takes it back, for who changed nothing since", async () => {
  const { order, path, team, act, now } = await orderAtDesk();
  const back = "/desk/orders?state=paid#row-next";
  const undoOf = (html: string) => {
    const form = elements(html, "form").find(({ attributes }) => "data-undo" in attributes);
    return form && { ...hiddenFields(form.html), ...{ action: form.attributes.action } };
  };
  const rows: [Record<string, string>, () => unknown][] = [
    [{ intent: "assign", to: ben }, () => now().assignee],
    [{ intent: "pause" }, () => now().reminders_stopped_at !== null],
    [{ intent: "launched", url: "https://ann.test/", why: "By email" }, () => now().launched_at],
  ];
  for (const [given, state] of rows) {
    const before = state();
    await act(team, { ...given, back });
    expect(state(), given.intent).not.toEqual(before);
    const { action = "", ...fields } = undoOf(await team.page("/desk/orders?state=paid"))!;
    expect(action).toBe(path);
    const undone = await team.post(action, fields);
    expect([undone.status, undone.headers.get("Location")], given.intent).toEqual([303, back]);
    expect(state(), given.intent).toEqual(before);
  }
  await act(team, { intent: "pause" });
  const { action = "", ...fields } = undoOf(await team.page(path))!;
  await desk(site, "orders", "assign", order.reference, ben);
  expect((await team.post(action, fields)).status).toBe(409);
  await act(team, { intent: "assign", to: ben });
  expect(undoOf(await team.page(path))).toBeUndefined();
});

test("a file that was taken away is put back by the form beside the message, and the other way round", async () => {
  const { order, link } = await paidOrder(site);
  const client = await openedClient(site, link);
  const files = [{ name: "logo.png", bytes: png, type: "image/png" }];
  expect((await client.send(files)).status).toBe(303);
  const path = `/desk/orders/${order.id}`;
  const team = await signedIn(site, ann);
  const { token = "", version = "" } = formFields(await team.page(path));
  const file = () =>
    site.rows<{ id: string; removed_at: string | null }>(
      "select id, removed_at from uploads where draft_id = (select draft_id from inquiries where order_id = ?)",
      order.id,
    )[0]!;
  await team.post(path, { token, version, intent: "remove", target: file().id });
  for (const isRemoved of [true, false, true]) {
    expect(file().removed_at !== null).toBe(isRemoved);
    const forms = elements(await team.page(path), "form");
    const undo = forms.find(({ attributes }) => "data-undo" in attributes)!;
    expect((await team.post(path, hiddenFields(undo.html))).status).toBe(303);
  }
});

test("an action that was refused says why above all else, and keeps what was typed where its form is gone", async () => {
  const { team, act, path } = await orderAtDesk();
  const opened = await team.page(path);
  const given = { intent: "launched", url: "https://ann.test/typed", why: "By email" };
  await act(await signedIn(site, ben), given);
  const answer = await act(team, { ...given, why: "She sent all by letter" }, opened);
  expect(answer.status).toBe(409);
  const html = await answer.text();
  const [, alert = ""] =
    /<div class="[^"]*" role="alert" tabindex="-1" autofocus="">([^]*?)<h1/.exec(html) ?? [];
  for (const text of ["so nothing was done", given.url, "She sent all by letter"]) {
    expect(textOf(alert)).toContain(text);
  }
});

test("an order is handed over with a note for the colleague, both or none, and once where the post comes twice", async () => {
  const { order, team, act, now } = await orderAtDesk();
  const texts = () =>
    site
      .rows<{ kind: string; facts: string }>(
        "select kind, facts from order_events where order_id = ? and actor = ? order by rowid",
        order.id,
        `team:${ann}`,
      )
      .map(({ kind, facts }) => [kind, JSON.parse(facts)] as const);
  const given = { intent: "assign", to: ben, text: " Call her first. " };
  expect((await act(team, given)).status).toBe(303);
  const note = ["note", { text: "Call her first." }];
  expect(texts().sort()).toEqual([["assigned", { to: ben }], note]);
  expect((await act(team, given)).status).toBe(303);
  expect(texts().sort()).toEqual([["assigned", { to: ben }], note]);
  expect((await act(team, { ...given, to: "", text: "x".repeat(2_001) })).status).toBe(422);
  expect(now().assignee).toBe(ben);
});

test("a buyer's address is changed after a sign-in of the last hour, and what was typed waits for it", async () => {
  const { order, team, act, path, now, fields } = await orderAtDesk();
  const page = await team.page(path);
  const given = { intent: "email", email: `new-${fields.email}` };
  const hourAgo = new Date(Date.now() - 61 * 60 * 1000).toISOString();
  site.execute("update desk_sessions set created_at = ? where email = ?", hourAgo, ann);
  const answer = await act(team, given, page);
  expect(answer.status).toBe(403);
  const html = await answer.text();
  expect(textOf(html)).toMatch(/Sign in again in another tab ?, then send this again\./);
  expect(html).toContain('href="/desk/sign-in?again=1"');
  expect(html).toContain(`value="${given.email}"`);
  expect(now().email).toBe(fields.email);
  await postLink(team, await signInLink(site, team, ann));
  expect((await act(team, given, page)).status).toBe(303);
  expect(orderOf(site, { ...fields, email: given.email }).id).toBe(order.id);
});

test("who acts on an order that a colleague has changed is told who and what, and what was typed is kept", async () => {
  const { order, team, act, path } = await orderAtDesk();
  const other = await signedIn(site, ben);
  const opened = await team.page(path);
  expect((await act(other, { intent: "ready", url: PREVIEW })).status).toBe(303);
  const second = { intent: "ready", url: "https://preview.test/other" };
  const answer = await act(team, second, opened);
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(textOf(html)).toContain(`${ben} showed the buyer a preview: ${PREVIEW}`);
  expect(html).toContain(`value="${second.url}"`);
  expect(historyOf(order.id).actor).toBe(`team:${ben}`);
  // The form that came back has seen the change.
  expect((await act(team, second, html)).status).toBe(303);
});

test.each([
  ["no intent", {}],
  ["an address that is none", { intent: "email", email: "ann@plumbing" }],
  ["a preview at a script", { intent: "ready", url: "javascript:alert(1)" }],
  ["somebody who is not of the team", { intent: "assign", to: "eve@evil.test" }],
  ["an empty note", { intent: "note", text: " " }],
  ["a note of 2,001 characters", { intent: "note", text: "x".repeat(2_001) }],
] as [string, Record<string, string>][])(
  "%s is answered 422, and nothing is changed",
  async (_, given) => {
    const { team, act, now } = await orderAtDesk();
    const { version } = now();
    const answer = await act(team, given);
    expect(answer.status).toBe(422);
    const { text = "" } = given;
    if (text.trim()) expect(await answer.text()).toContain(text);
    expect(now().version).toBe(version);
  },
);

test("who is signed out, comes from another site or has the form of another session changes nothing, and reads what was typed", async () => {
  const { team, act, path, now } = await orderAtDesk();
  const page = await team.page(path);
  const other = await signedIn(site, ben);
  const { version } = now();
  const given = { intent: "note", text: "Call on Monday." };
  expect((await act(other, given, page)).status).toBe(422);
  const fields = { ...formFields(page), ...given };
  expect((await team.post(path, fields, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  site.execute("delete from desk_sessions where email = ?", ann);
  const answer = await team.post(path, fields);
  expect(answer.status).toBe(403);
  expect(textOf(await answer.text())).toContain(given.text);
  expect(now().version).toBe(version);
  expect(historyOf(now().id).kind).not.toBe("note");
});

test("what a customer typed is text on every page of the desk", async () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror=alert(2)>`;
  const { team, path, fields } = await orderAtDesk({
    ...validOrder(),
    name: hostile,
    project: hostile.repeat(3),
  });
  await desk(site, "orders", "note", orderOf(site, fields).reference, hostile);
  for (const page of [path, "/desk", `/desk/orders?q=${encodeURIComponent(hostile)}`]) {
    const answer = await team.request(page);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).not.toMatch(/<img|alert\(1\)<\/script>/);
    expect(answer.headers.get("Content-Security-Policy")).not.toContain("unsafe-inline");
  }
});

test("orders are found by half a name, and filtered, on pages that lead to the older ones", async () => {
  const { team, fields, order } = await orderAtDesk({ ...validOrder(), name: "Größe & Söhne 77" });
  const found = async (query: string) => textOf(await team.page(`/desk/orders?${query}`));
  for (const query of ["q=sohne", "q=SOHNE%2077", `q=${fields.email}`, `q=${order.reference}`]) {
    expect(await found(query), query).toContain(fields.name);
  }
  expect(await found("q=sohne&state=refunded")).toContain("No order is like that");
  expect(await found("q=%27%22%25_*&state=nonsense&before=x")).toContain("Orders");
});

test("an unknown order is not found, and an erased one says so", async () => {
  const { team, fields, path } = await orderAtDesk();
  expect((await team.request("/desk/orders/nothing")).status).toBe(404);
  await desk(site, "forget", fields.email, "--yes");
  expect(textOf(await team.page(path))).toContain("Erased");
});

test("a refunded order whose subscription still runs says so, with the place to cancel it", async () => {
  const { order, team, path, now } = await orderAtDesk();
  expect(textOf(await team.page(path))).not.toContain("still runs");
  await site.sandbox.stripe.billing.refund(now().stripe_session_id!);
  expect(now().state).toBe("refunded");
  const html = await team.page(path);
  expect(textOf(html)).toContain("Its subscription still runs.");
  const [payment] = site.rows<{ id: string }>(
    "select stripe_subscription_id as id from payments where order_id = ?",
    order.id,
  );
  const links = elements(html, "a").map(({ attributes }) => attributes.href ?? "");
  expect(links.some((href) => href.endsWith(`/subscriptions/${payment!.id}`))).toBe(true);
});
