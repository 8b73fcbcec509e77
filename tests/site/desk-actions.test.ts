import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openedClient } from "../support/assets/onboarding-client";
import { png } from "../support/assets/upload-samples";
import { insertion } from "../support/database/sample-rows";
import { HttpClient } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { paidOrder, placeOrder, type OrderRow } from "../support/orders/order-visitor";
import { allMailsSent, mailedTo } from "../support/orders/person";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const act = (command: string, { reference }: OrderRow, ...more: string[]) =>
  desk(site, "orders", command, reference, ...more);
const shown = async ({ reference }: OrderRow) => (await desk(site, "show", reference)).out;
const kinds = ({ id }: OrderRow) =>
  site
    .rows<{ kind: string }>("select kind from order_events where order_id = ?", id)
    .map(({ kind }) => kind);

/** The newest email to an order's buyer, once all about the order are sent. */
async function newestEmail(order: OrderRow) {
  await allMailsSent(site, order);
  return mailedTo(site, order.email).at(-1);
}

async function orderWithFiles() {
  const { order, link } = await paidOrder(site);
  const client = await openedClient(site, link);
  const files = ["logo.png", "van.png"].map((name) => ({ name, bytes: png, type: "image/png" }));
  expect((await client.send(files)).status).toBe(303);
  return order;
}

type Listed = { id: string; name: string; url: string; removed_at: string | null };
/** By name: files of one post arrive in any sequence. */
const listed = async (command: string[], order: OrderRow) => {
  const { out } = await desk(site, ...command, order.reference, "--json");
  const rows = JSON.parse(out) as Listed[];
  return rows.sort((one, other) => (one.name < other.name ? -1 : 1));
};

function ask({ id: order_id }: OrderRow, text: string, changes: Partial<Record<string, string>>) {
  const id = randomUUID();
  const row = { kind: "changes", files: "[]", requested_at: new Date().toISOString(), ...changes };
  site.execute(...insertion("order_requests", { ...row, id, order_id, text }));
  return id;
}

test("desk orders note keeps what the team wants to remember in the order's history", async () => {
  const { order } = await paidOrder(site);
  const text = "Wants\x1b[2J blue.\nCall her in May.";
  const ran = await act("note", order, ` ${text} `);
  expect([ran.code, ran.out]).toEqual([0, `${order.reference} noted\n`]);
  expect(await shown(order)).toMatch(/ UTC {2}The command line noted: Wants␛\[2J blue. ⏎ Call her/);
  const { code, out, err } = await act("note", order, "x".repeat(2_001));
  expect([code, out, err]).toEqual([2, "", "error: A note has at most 2000 characters.\n"]);
});

test("desk orders assign says who has an order until somebody else or nobody does", async () => {
  const { order } = await paidOrder(site);
  const rows = [
    [["ben@studio.test"], "assigned to ben@studio.test\n", "Assigned to  ben@studio.test"],
    [["ben@studio.test"], "", "Assigned to  ben@studio.test"],
    [["anne@studio.test"], "assigned to anne@studio.test\n", "Assigned to  anne@studio.test"],
    [["--nobody"], "assigned to nobody\n", "noted nowhere"],
  ] as const;
  for (const [words, out, fact] of rows) {
    const ran = await act("assign", order, ...words);
    expect([ran.code, ran.out]).toEqual([0, out && `${order.reference} ${out}`]);
    expect((await shown(order)).replace(/ +/g, "  ").includes(fact.replace(/ +/g, "  "))).toBe(
      words[0] !== "--nobody",
    );
  }
  expect(kinds(order).filter((kind) => kind === "assigned")).toHaveLength(3);
});

test("desk orders link mails the buyer a private link that opens the order as the first one does", async () => {
  const { order, link } = await paidOrder(site);
  const ran = await act("link", order);
  expect([ran.code, ran.out]).toEqual([0, `${order.reference} link sent\n`]);
  const mail = await newestEmail(order);
  expect(mail?.Subject).toBe(`Your private link (${order.reference})`);
  const [another = ""] = /\/order\/[\w-]+/.exec(mail?.TextBody ?? "") ?? [];
  for (const path of [link, another]) {
    expect(await new HttpClient(site.url).page(path)).toContain(order.reference);
  }
});

test("desk orders remind mails the buyer what is missing, except while reminders are paused", async () => {
  const { order } = await paidOrder(site);
  const rows = [
    [["--pause"], 0, "reminders paused"],
    [["--pause"], 0, ""],
    [[], 1, ""],
    [["--resume"], 0, "reminders resumed"],
    [[], 0, "reminded"],
  ] as const;
  for (const [words, code, out] of rows) {
    const ran = await act("remind", order, ...words);
    expect([ran.code, ran.out]).toEqual([code, out && `${order.reference} ${out}\n`]);
    expect(ran.err).not.toBe("");
  }
  expect((await newestEmail(order))?.TextBody).toContain("Your checklist");
  expect(kinds(order)).toEqual(
    expect.arrayContaining(["reminders_paused", "reminders_resumed", "reminded"]),
  );
});

describe("desk orders edits", () => {
  test("lists what the buyer asked for with texts, files and answers, and answers by email", async () => {
    const order = await orderWithFiles();
    expect(await act("edits", order)).toEqual({ code: 0, out: "", err: "None.\n" });
    const [logo] = await listed(["files"], order);
    const id = ask(order, "Another blue,\nplease.", { files: JSON.stringify([logo!.id]) });
    const { out } = await act("edits", order);
    for (const words of [`Changes ${id}`, "not yet", "    | please.", "logo.png", logo!.url]) {
      expect(out).toContain(words);
    }
    const answer = (request: string) =>
      act("edits", order, "--answer", request, "--text", "It is navy now.");
    const ran = await answer(id.slice(0, 8).toUpperCase());
    expect([ran.code, ran.out]).toEqual([0, `${order.reference} answered\n`]);
    expect((await newestEmail(order))?.TextBody).toContain("It is navy now.");
    for (const [request, refusal] of [
      [id, `The request ${id} is answered already.\n`],
      [order.id, `There is no request ${order.id}.\n`],
    ] as const) {
      expect(await answer(request)).toEqual({ code: 1, out: "", err: refusal });
    }
    expect(await listed(["orders", "edits"], order)).toMatchObject([
      { id, kind: "changes", answer: "It is navy now.", files: [{ name: "logo.png" }] },
    ]);
  });
});

describe("desk files", () => {
  test("lists what the buyer sent, takes a file away and puts it back", async () => {
    const order = await orderWithFiles();
    const run = (...more: string[]) => desk(site, "files", order.reference, ...more);
    const [logo, van] = await listed(["files"], order);
    expect((await run()).out).toMatch(/^ID +SIZE +TYPE +NAME +REMOVED +ADDRESS\n/);
    expect((await run()).out).toContain(van!.url);
    const rows = [
      ["--restore", 0, "", null],
      ["--remove", 0, "file removed", expect.any(String)],
      ["--remove", 0, "", expect.any(String)],
      ["--restore", 0, "file restored", null],
    ] as const;
    for (const [option, code, out, removed_at] of rows) {
      const ran = await run(option, logo!.id.slice(0, 8));
      expect([ran.code, ran.out]).toEqual([code, out && `${order.reference} ${out}\n`]);
      expect(await listed(["files"], order)).toMatchObject([
        { id: logo!.id, name: "logo.png", type: "image/png", size: png.length, removed_at },
        { id: van!.id, removed_at: null },
      ]);
    }
    expect(await shown(order)).toMatch(/command line removed logo.png[^]*put logo.png back/);
    const unknown = await run("--remove", order.id);
    expect(unknown).toEqual({ code: 1, out: "", err: `There is no file ${order.id}.\n` });
  });
});

test.each([["link"], ["remind"], ["note", "Call her."]])(
  "desk orders %s is refused for a buyer who was forgotten, and changes nothing",
  async (command, ...more) => {
    const { order, fields } = await paidOrder(site);
    await desk(site, "forget", fields.email, "--yes");
    const before = kinds(order);
    const err = `The buyer of ${order.reference} was forgotten.\n`;
    expect(await act(command!, order, ...more)).toEqual({ code: 1, out: "", err });
    expect(kinds(order)).toEqual(before);
  },
);

test.each(["link", "remind"])("desk orders %s is refused for an unpaid order", async (command) => {
  const { order } = await placeOrder(site);
  const ran = await act(command, order);
  expect([ran.code, ran.out]).toEqual([1, ""]);
  expect(ran.err).toContain("its state is checkout_open");
});
