import { expect, test } from "vitest";
import { flyer, logo, pdf, png } from "../support/assets/upload-samples";
import { elements } from "../support/http/html-elements";
import { HttpClient, type SentFile, textOf } from "../support/http/http-client";
import { placeOrder } from "../support/orders/order-visitor";
import { ready } from "../support/orders/own-page";
import { pageWithSentFiles, van } from "../support/orders/page-with-files";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const virus = { name: "virus.exe", bytes: Buffer.from("MZ") };

const pageWithFiles = (files?: SentFile[], ...steps: (readonly string[])[]) =>
  pageWithSentFiles(site, files, ...steps);

const requests = (id: string) =>
  site
    .rows<{ text: string; files: string }>("select * from order_requests where order_id = ?", id)
    .map(({ text, files }) => ({ text, files: JSON.parse(files) as string[] }));

const checkboxes = (html: string) =>
  elements(html, "input").flatMap(({ attributes: { type, name, value } }) =>
    type === "checkbox" ? [[name, value]] : [],
  );

const isTextAtFault = (html: string) =>
  elements(html, "textarea").some(({ attributes }) => attributes["aria-invalid"] === "true");

test("a sent file is shown, removed and put back, each told to the team and the order's address", async () => {
  const { act, html, path, idOf, mailsAbout } = await pageWithFiles();
  const upload = idOf("logo.png");
  expect(await html()).toContain(`${path}/picture/${upload}`);
  expect(await html()).not.toContain(`${path}/picture/${idOf("flyer.pdf")}`);
  const status = async (fields: Record<string, string>) => (await act(fields)).status;
  for (const code of [303, 303]) expect(await status({ intent: "remove", upload })).toBe(code);
  expect(textOf(await html())).toMatch(/Removed\. Kept until .+ Put back logo\.png/);
  for (const code of [303, 303]) expect(await status({ intent: "restore", upload })).toBe(code);
  expect(textOf(await html())).not.toContain("Removed.");
  expect(await status({ intent: "remove", upload: "unknown" })).toBe(422);
  for (const mails of await mailsAbout(/^A file is/)) expect(mails).toHaveLength(2);
  site.execute("update uploads set state = 'discarded', sha256 = null where id = ?", upload);
  expect(textOf(await html())).toContain("1 file is no longer kept here");
  expect(await status({ intent: "remove", upload })).toBe(422);
});

test("files are added to what was sent, once where the post comes twice, and told to the team and the order's address", async () => {
  const { send, html, path, used, mailsAbout, device } = await pageWithFiles();
  for (const place of ["#sent", "#sent"]) {
    const added = await send({ intent: "add" }, van);
    expect([added.status, added.headers.get("location")]).toEqual([303, path + place]);
  }
  expect(used()).toEqual(["flyer.pdf", "logo.png", "van.png"]);
  expect(textOf(await html())).toContain("van.png");
  const [toTeam = [], toBuyer = []] = await mailsAbout(/files/);
  expect([toTeam.length, toBuyer.length]).toEqual([1, 1]);
  expect(toTeam[0]!.TextBody).toMatch(/van\.png: http/);
  const [own = ""] = /\/order\/\S+/.exec(toBuyer[0]!.TextBody ?? "") ?? [];
  expect((await device.request(own)).status).toBe(200);
});

test("a file of a post that the buyer was told to repeat goes to the team once it is sent again, and with no other one", async () => {
  const { send, used, idOf, mailsAbout } = await pageWithFiles([logo]);
  expect((await send({ intent: "add" }, van)).status).toBe(303);
  // As where the database did not answer whether it has the file.
  site.execute("update uploads set state = 'stored' where id = ?", idOf("van.png"));
  expect((await send({ intent: "add" }, flyer)).status).toBe(303);
  expect(used()).toEqual(["flyer.pdf", "logo.png"]);
  expect((await send({ intent: "add" }, van)).status).toBe(303);
  expect(used()).toEqual(["flyer.pdf", "logo.png", "van.png"]);
  const [toTeam = []] = await mailsAbout(/More files/);
  const named = toTeam.map(({ TextBody = "" }) => TextBody.match(/\w+\.\w{3}(?=: http)/g));
  expect(named).toEqual([["van.png"], ["flyer.pdf"], ["van.png"]]);
});

test("of several files the allowed ones are added, which the page says, and the others named", async () => {
  const { send, used } = await pageWithFiles();
  const answer = await send({ intent: "add" }, virus, van);
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toMatch(
    /virus\.exe: File type not allowed.*What else you sent has arrived/,
  );
  expect(used()).toEqual(["flyer.pdf", "logo.png", "van.png"]);
});

test("of too many files none is added, and the page says so", async () => {
  const { send, used } = await pageWithFiles();
  const many = Array.from({ length: 50 }, (_, n) => ({ name: `${n}.png`, bytes: png }));
  const answer = await send({ intent: "add" }, ...many);
  expect(answer.status).toBe(422);
  const text = textOf(await answer.text());
  expect(text).toContain("slots remaining");
  expect(text).not.toContain("has arrived");
  expect(used()).toEqual(["flyer.pdf", "logo.png"]);
});

test("a file is replaced by another, also after one that was not taken, and the former one can be put back", async () => {
  const { send, act, html, used, idOf, mailsAbout } = await pageWithFiles();
  const upload = idOf("logo.png");
  const refused = await (await send({ intent: "replace", upload }, virus)).text();
  const open = elements(refused, "details").filter(({ attributes }) => "open" in attributes);
  expect(open.map(({ text }) => text)).toEqual([expect.stringContaining("Replace logo.png")]);
  for (const code of [303, 303]) {
    expect((await send({ intent: "replace", upload }, van)).status).toBe(code);
  }
  expect(used()).toEqual(["flyer.pdf", "van.png"]);
  expect(textOf(await html())).toMatch(/Removed\. Kept until .+ Put back logo\.png/);
  for (const mails of await mailsAbout(/^A file is replaced/)) expect(mails).toHaveLength(1);
  expect((await act({ intent: "restore", upload })).status).toBe(303);
  expect(used()).toEqual(["flyer.pdf", "logo.png", "van.png"]);
});

test("a file can be replaced by itself corrected, and where as many are sent as there may be", async () => {
  const most = Array.from({ length: 50 }, (_, i) => ({ name: `${i}.pdf`, bytes: pdf }));
  const { send, used, idOf } = await pageWithFiles(most);
  const corrected = {
    name: "7.pdf",
    bytes: Buffer.from(String(pdf).replace("Catalog", "catalog")),
  };
  const upload = idOf("7.pdf");
  expect((await send({ intent: "replace", upload }, corrected)).status).toBe(303);
  expect(used()).toHaveLength(50);
  expect((await send({ intent: "add" }, van)).status).toBe(422);
  expect(used()).not.toContain("van.png");
});

test("changes take files, also those of a post that had to be corrected, but not those that are left out", async () => {
  const { send, html, order, uploads, idOf, used, mailsAbout } = await pageWithFiles([logo], ready);
  const tooLong = await send({ intent: "changes", text: "x".repeat(2_001) }, van, flyer);
  expect(tooLong.status).toBe(422);
  const corrections = await tooLong.text();
  expect(isTextAtFault(corrections)).toBe(true);
  const offered = ["van.png", "flyer.pdf"].map((name) => ["kept", idOf(name)]);
  expect(checkboxes(corrections).sort()).toEqual(offered.sort());
  expect(used()).toEqual(["logo.png"]);
  const photo = { name: "photo.png", bytes: Buffer.concat([png, Buffer.from("photo")]) };
  const corrected = {
    intent: "changes",
    text: "Use the van.",
    kept: idOf("van.png"),
    offered: idOf("flyer.pdf"),
  };
  expect((await send(corrected, photo)).status).toBe(303);
  expect(requests(order().id)).toEqual([
    { text: corrected.text, files: [idOf("van.png"), idOf("photo.png")] },
  ]);
  expect(used()).toEqual(["logo.png", "photo.png", "van.png"]);
  expect(checkboxes(await html())).toEqual([]);
  expect(uploads().filter(({ state }) => state === "stored")).toEqual([]);
  expect(textOf(await html())).toMatch(/Use the van\. With van\.png With photo\.png/);
  // A line that breaks after the post has arrived makes a browser send it again.
  expect((await send({ intent: "changes", text: corrected.text }, van, photo)).status).toBe(303);
  expect(requests(order().id)).toHaveLength(1);
  for (const mails of await mailsAbout(/changes/i)) expect(mails).toHaveLength(1);
});

test("a request takes its own device's files alone, and leaves those that wait for another's correction", async () => {
  const { send, used, idOf } = await pageWithFiles([logo], ready);
  const waiting = { intent: "changes", text: "x".repeat(2_001) };
  expect((await send(waiting, flyer)).status).toBe(422);
  expect((await send({ intent: "changes", text: "Use the van." }, van)).status).toBe(303);
  const corrected = { intent: "changes", text: "And the flyer.", kept: idOf("flyer.pdf") };
  expect((await send(corrected)).status).toBe(303);
  expect(used()).toEqual(["flyer.pdf", "logo.png", "van.png"]);
});

test.each([
  [
    "six files with changes",
    "changes",
    [1, 2, 3, 4, 5, 6].map((n) => ({ ...van, name: `${n}.png` })),
  ],
  ["a program with changes", "changes", [virus]],
  ["no file to add", "add", []],
  ["a program to add", "add", [virus]],
] as [string, string, SentFile[]][])(
  "%s is answered 422, and nothing is sent to the team",
  async (_, intent, files) => {
    const { send, order, used } = await pageWithFiles([logo], ready);
    const { version } = order();
    const answer = await send({ intent, text: "Use these." }, ...files);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    if (intent === "changes") expect(html).toContain("Use these.");
    expect(isTextAtFault(html)).toBe(false);
    expect(order().version).toBe(version);
    expect([used(), requests(order().id)]).toEqual([["logo.png"], []]);
  },
);

test("files for an order that has none, is not paid or is over are not taken", async () => {
  const none = await pageWithFiles([]);
  const over = await pageWithFiles([logo]);
  site.execute("update orders set state = 'refunded' where id = ?", over.order().id);
  for (const { send, uploads, used } of [none, over]) {
    const before = uploads();
    for (const intent of ["add", "changes", "edit"]) {
      expect((await send({ intent, text: "More" }, van)).status, intent).toBe(422);
    }
    expect((await send({ intent: "replace", upload: "unknown" }, van)).status).toBe(422);
    expect([uploads(), used()]).toEqual([before, before.map(({ name }) => name)]);
  }
});

test("who has another order's link can neither replace a file of this one nor send it with changes", async () => {
  const mine = await pageWithFiles([logo], ready);
  const other = await pageWithFiles([flyer], ready);
  const upload = mine.idOf("logo.png");
  expect((await other.send({ intent: "replace", upload }, van)).status).toBe(422);
  const stolen = { intent: "changes", text: "Mine now", kept: upload };
  expect((await other.send(stolen)).status).toBe(422);
  const token = await other.token();
  const forged = await mine.device.postFiles(mine.path, { token, intent: "add" }, [van]);
  expect(forged.status).toBe(422);
  expect([mine.used(), other.used()]).toEqual([["logo.png"], ["flyer.pdf"]]);
});

test("files for an unknown link are refused without being read", async () => {
  const { sessionId } = await placeOrder(site);
  for (const token of ["unknown", sessionId.slice(0, 60)]) {
    const fields = { token, intent: "add" };
    const answer = await new HttpClient(site.url).postFiles(`/order/${token}`, fields, [van]);
    expect(answer.status).toBe(404);
  }
});

test("while the bucket fails, what was typed is shown again, and a later post brings text and file", async () => {
  const { send, order, used } = await pageWithFiles([logo], ready);
  const heal = site.sandbox.s3.fail({ match: "PUT", status: 500 });
  const changes = { intent: "changes", text: "Use the van." };
  const answer = await send(changes, van);
  heal();
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain(changes.text);
  expect(requests(order().id)).toEqual([]);
  expect((await send(changes, van)).status).toBe(303);
  expect(used()).toEqual(["logo.png", "van.png"]);
});
