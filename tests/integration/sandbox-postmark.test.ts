import { Errors, type Message, ServerClient } from "postmark";
import { afterAll, afterEach, expect, test } from "vitest";
import { startSandbox } from "../../sandbox";

const sandbox = await startSandbox({ providers: ["postmark"] });
const postmark = client();

function client(token = sandbox.env.POSTMARK_SERVER_TOKEN ?? "", timeout = 5) {
  const requestHost = new URL(sandbox.env.POSTMARK_API_URL ?? "").host;
  return new ServerClient(token, { useHttps: false, requestHost, timeout });
}

afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const file = { Name: "notes “a”.txt", ContentType: "text/plain", ContentID: null };
const mail: Message = {
  From: '"Sitewright, Orders" <orders@example.com>',
  To: "team@example.com",
  ReplyTo: "ann@example.com",
  Subject: "New order <1>",
  TextBody: "Hello\n\n<script>alert(1)</script>",
  HtmlBody: '<img src="cid:a.png">',
  MessageStream: "outbound",
  Attachments: [
    { Name: "a.png", ContentType: "image/png", ContentID: "cid:a.png", Content: "aGk=" },
    { ...file, Content: Buffer.from("some notes").toString("base64") },
  ],
};

async function refusal(work: Promise<unknown>) {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof Errors.PostmarkError)) throw new Error("it was not refused");
  return error;
}

test("the Postmark stand-in accepts an email and shows it in its inbox, with attachments, pictures and sandboxed HTML", async () => {
  const answer = await postmark.sendEmail(mail);
  expect(answer).toMatchObject({ ErrorCode: 0, Message: "OK", To: "team@example.com" });
  const stored = sandbox.postmark.mails.at(-1);
  expect(stored).toMatchObject({ id: answer.MessageID, Subject: "New order <1>" });

  const inbox = `${sandbox.frontUrl}/sandbox/inbox`;
  const list = await (await fetch(inbox)).text();
  expect(list).toContain("New order &lt;1&gt;");
  const page = await (await fetch(`${inbox}/${answer.MessageID}`)).text();
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).toContain(`src="/sandbox/inbox/${answer.MessageID}/html"`);
  const html = await fetch(`${inbox}/${answer.MessageID}/html`);
  expect(html.headers.get("content-security-policy")).toMatch(/^sandbox;/);
  expect(await html.text()).toBe('<img src="data:image/png;base64,aGk=">');
  const file = await fetch(`${inbox}/${answer.MessageID}/attachments/0`);
  expect(file.headers.get("content-disposition")).toContain("notes%20%E2%80%9Ca%E2%80%9D.txt");
  expect(await file.text()).toBe("some notes");
  const json = (await (await fetch(`${inbox}.json`)).json()) as { id: string }[];
  expect(json.at(-1)?.id).toBe(answer.MessageID);
});

test("the Postmark stand-in refuses a wrong token", async () => {
  const error = await refusal(client("other").sendEmail(mail));
  expect(error).toMatchObject({ statusCode: 401, code: 10 });
});

test.each([
  ["a missing sender", { From: "" }, 300],
  ["a malformed sender", { From: "orders" }, 300],
  ["an unquoted comma in the sender's name", { From: "Smith, Joe <joe@example.com>" }, 300],
  ["no recipient", { To: "" }, 300],
  ["a malformed recipient", { To: "ann@example.com, bob" }, 300],
  ["more than 50 recipients", { To: Array(51).fill("a@example.com").join(",") }, 300],
  ["a malformed reply address", { ReplyTo: "ann@" }, 300],
  ["a line break in the subject", { Subject: "Hello\r\nBcc: x@example.com" }, 300],
  ["no body", { TextBody: "", HtmlBody: "" }, 300],
  ["a text over 5 MB", { TextBody: "x".repeat(5 * 2 ** 20 + 1) }, 300],
  ["an inactive recipient", { To: "bob@inactive.test" }, 406],
  ["an unknown stream", { MessageStream: "elsewhere" }, 1235],
  ["an unknown property", { Colour: "red" }, 403],
  ["a forbidden attachment", { Attachments: [{ ...file, Name: "a.exe", Content: "aGk=" }] }, 411],
  ["an attachment that is not base64", { Attachments: [{ ...file, Content: "a!" }] }, 300],
  ["an attachment without a type", { Attachments: [{ Name: "a.txt", Content: "aGk=" }] }, 403],
])("the Postmark stand-in refuses an email with %s", async (_, change, code) => {
  const before = sandbox.postmark.mails.length;
  const message = Object.assign({}, mail, change);
  expect(await refusal(postmark.sendEmail(message))).toMatchObject({ statusCode: 422, code });
  expect(sandbox.postmark.mails).toHaveLength(before);
});

test("the Postmark stand-in refuses an email over 10 MB, attachments included", async () => {
  const Content = Buffer.alloc(8 * 2 ** 20).toString("base64");
  const large = { ...file, Content };
  const error = await refusal(postmark.sendEmail({ ...mail, Attachments: [large] }));
  expect(error.statusCode).toBe(413);
  const fits = { ...large, Content: Content.slice(0, 10 * 2 ** 20 - 1024) };
  expect((await postmark.sendEmail({ ...mail, Attachments: [fits] })).ErrorCode).toBe(0);
});

test("the Postmark stand-in refuses bodies that are not JSON, and answers an unknown call with its name", async () => {
  const headers = { "x-postmark-server-token": sandbox.env.POSTMARK_SERVER_TOKEN ?? "" };
  const call = async (path: string, type: string, body: string) => {
    const init = { method: "POST", headers: { ...headers, "content-type": type }, body };
    const answer = await fetch(`${sandbox.postmark.url}${path}`, init);
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await call("/email", "text/plain", "{}")).toMatch(/^415 /);
  expect(await call("/email", "application/json", "{")).toContain('"ErrorCode":402');
  expect(await call("/email", "application/json", "[]")).toContain('"ErrorCode":403');
  expect(await call("/templates", "application/json", "{}")).toMatch(/^404 .*POST \/templates/);
});

test("the Postmark stand-in reports the bounces of emails to Postmark's test addresses, the newest first and in pages", async () => {
  const send = (name: string) =>
    postmark.sendEmail({ ...mail, To: `${name}@bounce-testing.postmarkapp.com` });
  const hard = await send("HardBounce+ann");
  await send("nobody");
  const soft = await send("softbounce");
  const now = new Date().toISOString();
  const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString();
  const found = await postmark.getBounces({ count: 500, offset: 0, fromDate: "2026-01-01" });
  expect(found.TotalCount).toBe(2);
  expect(found.Bounces).toMatchObject([
    { Type: "SoftBounce", TypeCode: 4096, Inactive: false, MessageID: soft.MessageID },
    { Type: "HardBounce", TypeCode: 1, Inactive: true, MessageID: hard.MessageID },
  ]);
  expect(Date.parse(found.Bounces[0]!.BouncedAt)).toBeLessThanOrEqual(Date.parse(now) + 1000);
  const second = await postmark.getBounces({ count: 1, offset: 1 });
  expect(second.Bounces.map(({ MessageID }) => MessageID)).toEqual([hard.MessageID]);
  for (const filter of [{ fromDate: tomorrow.slice(0, 10) }, { messageStream: "broadcast" }]) {
    expect((await postmark.getBounces({ count: 1, offset: 0, ...filter })).Bounces).toEqual([]);
  }
  for (const filter of [{ count: 501 }, { offset: 9_999 }, { tag: "x" }, { fromDate: "soon" }]) {
    const refused = await refusal(postmark.getBounces({ count: 2, offset: 0, ...filter }));
    expect(refused).toMatchObject({ statusCode: 422, code: 300 });
  }
});

test("a planned fault of a stand-in applies to matching requests, as often as planned, before or after their effect", async () => {
  const { mails, requests } = sandbox.postmark;
  for (const [fault, sent] of [
    [{ match: "POST /email", status: 503 }, 0],
    [{ match: /\/email$/, status: 429 }, 0],
    [{ reset: "before" }, 0],
    [{ reset: "after" }, 1],
    [{ garbage: true }, 1],
    [{ match: "GET ", status: 500 }, 1],
  ] as const) {
    const before = mails.length;
    sandbox.postmark.fail({ ...fault, times: 1 });
    await postmark.sendEmail(mail).catch(() => undefined);
    expect(mails.length - before, JSON.stringify(fault)).toBe(sent);
  }
  expect(requests.map(({ status }) => status)).toEqual([503, 429, 0, 0, 200, 200]);
});
