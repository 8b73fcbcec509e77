import { describe, expect, test } from "vitest";
import { filledIn, openedClient } from "../support/assets/onboarding-client";
import { logo } from "../support/assets/upload-samples";
import { elements } from "../support/http/html-elements";
import { type HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { signedIn } from "../support/operations/team";
import { mailedTo } from "../support/orders/person";
import { inquiriesAbout, orderOf, paidOrder, placeOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const ann = "ann@desk.test";
const site = await sharedSite({ env: { DESK_EMAILS: ann } });

let sent = 0;

/** What a stranger sends without an order: the inquiry's id, and the browser that sent it. */
async function submission(changes: Partial<typeof filledIn> = {}) {
  const client = await openedClient(site);
  const businessName = `Orphan & Co ${++sent}`;
  const fields = { ...filledIn, businessName, email: `orphan${sent}@firm.test`, ...changes };
  expect((await client.send([logo], fields)).status).toBe(303);
  const { id } = site.rows<{ id: string }>(
    "select id from inquiries where name = ?",
    fields.businessName,
  )[0]!;
  return { id, fields, client };
}

async function paid() {
  const { order, link, fields } = await paidOrder(site);
  return { order, link, fields, now: () => orderOf(site, fields) };
}

const inquiryOf = (id: string) =>
  site.rows<{ order_id: string | null; linked_at: string | null; email: string }>(
    "select * from inquiries where id = ?",
    id,
  )[0];
const historyOf = (id: string) =>
  site.rows<{ kind: string; actor: string; facts: string }>(
    "select kind, actor, facts from order_events where order_id = ? and actor <> 'site' order by rowid",
    id,
  );

/** Names the order of a submission. */
async function name(team: HttpClient, target: string, to: string, back = "") {
  const { token = "" } = hiddenFields(await team.page("/desk/assets"));
  return team.post("/desk/assets", { token, target, to, back, intent: "find" });
}

/** The order's page that asks whether the submission is its. */
async function asking(team: HttpClient, target: string, reference: string, back = "") {
  const named = await name(team, target, reference, back);
  expect(named.status).toBe(303);
  const path = named.headers.get("Location")!;
  const html = await team.page(path);
  return { path, html, fields: formOf(html, "adopt") };
}

async function linkAfterLook(team: HttpClient, target: string, reference: string, back = "") {
  const { path, fields } = await asking(team, target, reference, back);
  return team.post(path, fields);
}

const takeBack = async (team: HttpClient, orderId: string, target: string) => {
  const { token = "", version = "" } = formOf(await team.page(`/desk/orders/${orderId}`), "note");
  return team.post(`/desk/orders/${orderId}`, { token, version, target, intent: "unlink" });
};

/** The fields of the form of one action. */
const formOf = (html: string, intent: string) =>
  hiddenFields(
    elements(html, "form").find(({ html: inner }) => inner.includes(`value="${intent}"`))?.html ??
      "",
  );

test("what was sent without an order is listed with its texts and files, and what has one is not", async () => {
  const { id, fields } = await submission();
  const team = await signedIn(site, ann);
  const html = await team.page("/desk/assets");
  const row = elements(html, "article").find(({ attributes }) => attributes.id === `row-${id}`)!;
  for (const text of [fields.businessName, fields.email, "Since 1988.", logo.name]) {
    expect(row.text).toContain(text);
  }
  const files = elements(row.html, "a").map(({ attributes }) => attributes.href ?? "");
  const [file] = files.filter((href) => href.startsWith("/desk/files/"));
  const link = (await team.request(file!)).headers.get("Location");
  expect(link).toContain(logo.name);
  const { order } = await paid();
  await linkAfterLook(team, id, order.reference);
  expect(await team.page("/desk/assets")).not.toContain(`row-${id}`);
});

test("the list goes on by the place where its page ended", async () => {
  const { id } = await submission();
  const earlier = "2025-03-04T05:06:07.000Z";
  site.execute("update inquiries set created_at = ? where id = ?", earlier, id);
  const team = await signedIn(site, ann);
  const after = (at: string) => `/desk/assets?before=${encodeURIComponent(`${at}_${id}`)}`;
  expect(await team.page(after("2025-03-04T05:06:07.001Z"))).toContain(`row-${id}`);
  expect(await team.page(after(earlier))).not.toContain(`row-${id}`);
});

test("who links a submission sees first whose order it is and that the addresses differ; then the order has the assets", async () => {
  const { id, fields } = await submission();
  const { order, now } = await paid();
  const team = await signedIn(site, ann);
  const back = "/desk/assets#row-next";
  const { path, html, fields: form } = await asking(team, id, order.reference.toLowerCase(), back);
  const question = textOf(html);
  expect(question).toContain(`Link the assets from ${fields.businessName} to ${order.name}`);
  expect(question).toContain(`came from ${fields.email}, the order from ${order.email}`);
  expect(inquiryOf(id)).toMatchObject({ order_id: null, linked_at: null });

  const emails = mailedTo(site, order.email).length;
  const linked = await team.post(path, form);
  expect([linked.status, linked.headers.get("Location")]).toEqual([303, back]);
  const page = textOf(await team.page("/desk/assets"));
  expect(page).toContain(`${order.reference}: Assets linked.`);
  expect(page).toContain(`Linked lately`);
  expect(inquiryOf(id)?.order_id).toBe(order.id);
  expect(now()).toMatchObject({ state: "assets_received", waits_for: "preview" });
  expect(historyOf(order.id).at(-1)).toEqual({
    ...{ kind: "assets_linked", actor: `team:${ann}`, facts: '{"files":1}' },
  });
  expect(mailedTo(site, order.email)).toHaveLength(emails);
  expect(textOf(await team.page(`/desk/orders/${order.id}`))).toContain("Since 1988.");
});

test("the same address needs no warning", async () => {
  const { order } = await paid();
  const { id } = await submission({ email: order.email.toUpperCase() });
  const team = await signedIn(site, ann);
  const { html } = await asking(team, id, order.reference);
  expect(html).not.toContain("addresses differ");
});

describe("what cannot be linked is answered with the reason, and what was typed is kept:", () => {
  test.each([
    ["no reference", " ", "There is no order without a reference."],
    ["an unknown order", "SW-ZZZZZZZZ", "There is no order SW-ZZZZZZZZ."],
    ["hostile text", `"><script>alert(1)</script>`, "There is no order"],
  ] as const)("%s", async (_, reference, problem) => {
    const { id } = await submission();
    const team = await signedIn(site, ann);
    const answer = await name(team, id, reference);
    const html = await answer.text();
    expect([answer.status, textOf(html).includes(problem)]).toEqual([422, true]);
    expect(html).not.toContain("alert(1)</script>");
    const inputs = elements(html, "input").filter(({ attributes }) => attributes.name === "to");
    const typed = inputs.map(({ attributes }) => attributes.value ?? "").filter(Boolean);
    expect(typed).toEqual([reference.trim()].filter(Boolean));
  });

  test("an unpaid order, a submission that is gone, and another session's form", async () => {
    const { id } = await submission();
    const { order } = await placeOrder(site);
    const team = await signedIn(site, ann);
    const { path, fields } = await asking(team, id, order.reference);
    const unpaid = await team.post(path, fields);
    expect([unpaid.status, textOf(await unpaid.text())]).toEqual([
      422,
      expect.stringContaining("The order is not being worked on"),
    ]);
    expect((await team.post(path, { ...fields, target: order.id })).status).toBe(422);
    expect(await team.page(path.replace(id, order.id))).not.toContain('value="adopt"');
    const other = await signedIn(site, ann);
    const { token = "" } = hiddenFields(await other.page("/desk/assets"));
    expect((await team.post(path, { ...fields, token })).status).toBe(422);
    expect(inquiryOf(id)?.order_id).toBeNull();
  });
});

test("an order that a colleague has changed meanwhile is not linked until its change is seen", async () => {
  const { id } = await submission();
  const { order, now } = await paid();
  const team = await signedIn(site, ann);
  const { path, fields } = await asking(team, id, order.reference);
  await desk(site, "orders", "assign", order.reference, ann);
  const answer = await team.post(path, fields);
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(textOf(html)).toContain("The command line assigned the order");
  expect(inquiryOf(id)?.order_id).toBeNull();
  // The form that came back has seen the change.
  expect((await team.post(path, formOf(html, "adopt"))).status).toBe(303);
  expect(now().state).toBe("assets_received");
});

test("a submission that is linked to two orders from two browsers at once gets one of them", async () => {
  const { id } = await submission();
  const [one, two] = [await paid(), await paid()];
  const browsers = [await signedIn(site, ann), await signedIn(site, ann)];
  const asked = await Promise.all(
    [one, two].map(({ order }, at) => asking(browsers[at]!, id, order.reference)),
  );
  const answers = await Promise.all(
    asked.map(({ path, fields }, at) => browsers[at]!.post(path, fields)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
  const loser = answers.find(({ status }) => status === 422)!;
  expect(textOf(await loser.text())).toContain("linked to another order meanwhile");
  const states = [one, two].map(({ now }) => now().state).sort();
  expect(states).toEqual(["assets_received", "paid"]);
});

describe("what the team linked is taken back", () => {
  test("from the order's page or the list, and the order is where it was", async () => {
    const { id } = await submission();
    const { order, now } = await paid();
    const team = await signedIn(site, ann);
    await linkAfterLook(team, id, order.reference);
    const page = await team.page(`/desk/orders/${order.id}`);
    expect(page).toContain(`id="unlink-${id}"`);
    const list = await team.page("/desk/assets");
    const form = elements(list, "form").find(({ html }) => html.includes(`value="${id}"`))!;
    expect(form.attributes.action).toBe(`/desk/orders/${order.id}`);
    const answer = await team.post(form.attributes.action!, hiddenFields(form.html));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/desk/assets"]);
    expect(inquiryOf(id)).toMatchObject({ order_id: null, linked_at: null });
    expect(now()).toMatchObject({
      ...{ state: "paid", assets_received_at: null, waits_for: "assets" },
    });
    expect(historyOf(order.id).at(-1)).toMatchObject({
      ...{ kind: "assets_unlinked", actor: `team:${ann}` },
    });
    expect(await team.page("/desk/assets")).toContain(`row-${id}`);
    expect(await team.page(`/desk/orders/${order.id}`)).not.toContain(`id="unlink-`);
    expect((await takeBack(team, order.id, id)).status).toBe(303);
    expect(inquiryOf(id)?.order_id).toBeNull();
  });

  test("while what the buyer has begun and sent stays the order's", async () => {
    const { id } = await submission();
    const { order, link: privateLink, now } = await paid();
    const team = await signedIn(site, ann);
    const buyer = await openedClient(site, privateLink);
    const begun = { ...filledIn, textContent: "Begun by the buyer." };
    await buyer.send([logo], { ...begun, intent: "save" });
    await linkAfterLook(team, id, order.reference);
    expect(await buyer.open(`${privateLink}&more=1`)).toContain("Begun by the buyer.");
    await takeBack(team, order.id, id);
    expect(await buyer.open(privateLink)).toContain("Begun by the buyer.");

    await linkAfterLook(team, id, order.reference);
    await buyer.open(`${privateLink}&more=1`);
    expect((await buyer.send([], begun)).status).toBe(303);
    await takeBack(team, order.id, id);
    const own = inquiriesAbout(site, order);
    expect(own.map(({ project_description }) => project_description)).toEqual([begun.textContent]);
    expect(now()).toMatchObject({
      ...{ state: "assets_received", assets_received_at: own[0]!.created_at },
    });
    await buyer.open(`${privateLink}&more=1`);
    const more = { ...filledIn, textContent: "And more." };
    expect((await buyer.send([logo], more)).status).toBe(303);
    expect(inquiriesAbout(site, order)).toHaveLength(2);
  });

  test("not once more was sent for it, nor what its buyer sent", async () => {
    const { id, client, fields } = await submission();
    const { order, link: privateLink } = await paid();
    const team = await signedIn(site, ann);
    await linkAfterLook(team, id, order.reference);
    const changed = { ...fields, textContent: "One more thing." };
    expect((await client.send([], changed)).status).toBe(303);
    const answer = await takeBack(team, order.id, id);
    expect([answer.status, textOf(await answer.text())]).toEqual([
      422,
      expect.stringContaining("More was sent since it was linked"),
    ]);
    expect(inquiryOf(id)?.order_id).toBe(order.id);

    const buyer = await openedClient(site, `${privateLink}&more=1`);
    expect((await buyer.send([logo])).status).toBe(303);
    const [, own] = inquiriesAbout(site, order);
    expect((await takeBack(team, order.id, own!.id)).status).toBe(303);
    expect(inquiryOf(own!.id)?.order_id).toBe(order.id);
  });
});

describe("a person is erased", () => {
  test("with what was linked to their order", async () => {
    const { id, fields } = await submission();
    const { order, fields: bought } = await paid();
    await linkAfterLook(await signedIn(site, ann), id, order.reference);
    expect((await desk(site, "forget", bought.email, "--yes")).code).toBe(0);
    expect(inquiryOf(id)).toBeUndefined();
    const left = "select id from outbox where mail like ?";
    expect(site.rows(left, `%${fields.businessName}%`)).toEqual([]);
  });

  test("as the contact of what was linked to another's order, and wholly once it was taken back", async () => {
    const [kept, undone] = [await submission(), await submission()];
    const { order } = await paid();
    const team = await signedIn(site, ann);
    for (const { id } of [kept, undone]) await linkAfterLook(team, id, order.reference);
    await takeBack(team, order.id, undone.id);
    for (const { fields } of [kept, undone]) {
      expect((await desk(site, "forget", fields.email, "--yes")).code).toBe(0);
    }
    expect(inquiryOf(kept.id)).toMatchObject({ order_id: order.id, email: "" });
    expect(inquiryOf(undone.id)).toBeUndefined();
    expect(textOf(await team.page("/desk/assets"))).not.toContain(undone.fields.businessName);
  });
});

test("desk inquiries link does the same from the command line, and takes it back", async () => {
  const { id } = await submission();
  const { order, now } = await paid();
  const [other, { order: unpaid }] = [await paid(), await placeOrder(site)];
  const run = (...words: string[]) => desk(site, "inquiries", "link", id.slice(0, 8), ...words);
  const rows: [string[], number, string, string][] = [
    [[], 2, "", "give an order, or --undo"],
    [[order.reference, "--undo"], 2, "", "give an order, or --undo"],
    [["SW-ZZZZZZZZ"], 1, "", "There is no order SW-ZZZZZZZZ."],
    [["--undo"], 0, "", "is of no order"],
    [[unpaid.reference], 1, "", "is not being worked on"],
    [[order.reference.toLowerCase()], 0, `${order.reference} assets linked\n`, "Nobody is mailed"],
    [[order.reference], 0, "", "already"],
    [[other.order.reference], 1, "", "is of another order"],
    [["--undo"], 0, `${order.reference} assets taken back\n`, "Nobody is mailed"],
  ];
  for (const [words, code, out, err] of rows) {
    const ran = await run(...words);
    expect([words, ran.code, ran.out, ran.err]).toEqual([
      ...[words, code, out, expect.stringContaining(err)],
    ]);
  }
  expect(now().state).toBe("paid");
  const acts = historyOf(order.id).filter(({ kind }) => kind.includes("linked"));
  expect(acts).toEqual([
    { kind: "assets_linked", actor: "command line", facts: '{"files":1}' },
    { kind: "assets_unlinked", actor: "command line", facts: '{"files":1}' },
  ]);
  const unknown = await desk(site, "inquiries", "link", "ffffffff", order.reference);
  expect([unknown.code, unknown.err]).toEqual([1, "There is no inquiry ffffffff.\n"]);
});
