import { expect, test } from "vitest";
import { openedClient } from "../support/assets/onboarding-client";
import { flyer, logo, pdf, png } from "../support/assets/upload-samples";
import { faultRows, shortTimeouts } from "../support/faults/fault-rows";
import { heldFile } from "../support/http/generated-files";
import { HttpClient, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { ready } from "../support/orders/own-page";
import { pageWithSentFiles, van } from "../support/orders/page-with-files";
import { validOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite();

type Page = Awaited<ReturnType<typeof pageWithSentFiles>>;

const stored = ({ uploads }: Page) => uploads().filter(({ state }) => state === "stored");

/** Longer than the first bytes, after which a file is recorded. */
const beginning = Buffer.concat([png.subarray(0, 33), Buffer.alloc(10_000)]);

/** Posts a file that stops in the middle while something else happens. */
async function sendDuring(
  page: Page,
  fields: Record<string, string>,
  work: () => Promise<unknown>,
) {
  const file = heldFile("slow.png", [beginning], png.subarray(33));
  const answer = page.send(fields, file);
  await until("the file arrives", () => page.uploads().some(({ state }) => state === "receiving"));
  await work();
  file.finish();
  return answer;
}

test("a file stays where the files in its place are too many", async () => {
  const most = Array.from({ length: 49 }, (_, i) => ({ name: `${i}.pdf`, bytes: pdf }));
  const page = await pageWithSentFiles(site, [logo, ...most]);
  const upload = page.idOf("logo.png");
  expect((await page.send({ intent: "replace", upload }, van, flyer)).status).toBe(422);
  expect([page.used().length, page.used(), stored(page)]).toEqual([
    50,
    expect.arrayContaining(["logo.png"]),
    [],
  ]);
});

test.each(faultRows(["answers 503 once", "is slow", "answers garbage"]))(
  "while the bucket $fault, a replacement is stored, or refused and the former file stays: the failure is $seen",
  async ({ plan, seen }) => {
    const faulty = await sharedSite({ env: shortTimeouts });
    const page = await pageWithSentFiles(faulty);
    const replace = { intent: "replace", upload: page.idOf("logo.png") };
    const replaced = ["flyer.pdf", "van.png"];
    const lift = faulty.sandbox.s3.fail({ match: "PUT", ...plan });
    expect((await page.send(replace, van)).status).toBe(seen === "reported" ? 502 : 303);
    lift();
    expect(page.used()).toEqual(seen === "reported" ? ["flyer.pdf", "logo.png"] : replaced);
    for (const code of [303, 303]) expect((await page.send(replace, van)).status).toBe(code);
    expect([page.used(), stored(page)]).toEqual([replaced, []]);
    for (const mails of await page.mailsAbout(/replaced/)) expect(mails).toHaveLength(1);
  },
);

test("a file in place of one that is not there is not kept", async () => {
  const page = await pageWithSentFiles(site);
  expect((await page.send({ intent: "replace", upload: "unknown" }, van)).status).toBe(422);
  expect([page.used(), stored(page)]).toEqual([["flyer.pdf", "logo.png"], []]);
});

test("a file that arrives while the form for assets is sent once more is added", async () => {
  const page = await pageWithSentFiles(site);
  const answer = await sendDuring(page, { intent: "add" }, async () => {
    const form = await openedClient(site, `${page.link}&more=1`);
    expect((await form.send([{ name: "more.pdf", bytes: pdf }])).status).toBe(303);
  });
  expect(answer.status).toBe(303);
  expect(page.used()).toEqual(["flyer.pdf", "logo.png", "more.pdf", "slow.png"]);
  expect(textOf(await page.html())).toContain("slow.png");
});

const endings: Record<string, (page: Page) => unknown> = {
  "is erased": ({ fields }) => desk(site, "forget", fields.email, "--yes"),
  "has another address": ({ order }) =>
    desk(site, "orders", "email", order().reference, validOrder().email),
  "is refunded": ({ order }) =>
    site.execute("update orders set state = 'refunded' where id = ?", order().id),
};

test.each([
  ["more files", "add", "is erased", 404],
  ["more files", "add", "has another address", 404],
  ["more files", "add", "is refunded", 422],
  ["changes", "changes", "is erased", 404],
  ["changes", "changes", "has another address", 404],
])(
  "%s (%s) of an order that %s while they arrive are answered %i",
  async (_, intent, end, status) => {
    const page = await pageWithSentFiles(site, [logo], ready);
    const { id } = page.order();
    const about = { intent, text: "A larger logo, please." };
    const answer = await sendDuring(page, about, async () => endings[end]!(page));
    expect(answer.status).toBe(status);
    // What was typed is not lost with the page that it was typed in.
    if (status === 404) expect(textOf(await answer.text())).toContain(about.text);
    const kept = site.rows(
      "select uploads.id from uploads join drafts on drafts.id = draft_id where order_id = ? and name = 'slow.png' and uploads.state <> 'discarded'",
      id,
    );
    const asked = site.rows("select id from order_requests where order_id = ?", id);
    expect([kept, asked]).toEqual([[], []]);
  },
);

test("a kept file's id with a character that no database stores is refused", async () => {
  const page = await pageWithSentFiles(site, [logo], ready);
  const answer = await page.send({ intent: "changes", text: "More", kept: "a\0b" });
  expect(answer.status).toBe(422);
});

test("a file that was replaced by one of its name and size can be put back", async () => {
  const page = await pageWithSentFiles(site);
  const upload = page.idOf("flyer.pdf");
  const corrected = {
    name: "flyer.pdf",
    bytes: Buffer.from(String(pdf).replace("Catalog", "catalog")),
  };
  expect((await page.send({ intent: "replace", upload }, corrected)).status).toBe(303);
  expect((await page.act({ intent: "restore", upload })).status).toBe(303);
  expect(page.used()).toEqual(["flyer.pdf", "flyer.pdf", "logo.png"]);
});

test("who removes and puts back files too often waits, and still decides about the preview", async () => {
  const limited = await sharedSite({ env: { RATE_LIMIT: "on" } });
  const page = await pageWithSentFiles(limited, [logo], ready);
  const token = await page.token();
  const act = async (fields: Record<string, string>) =>
    page.device.post(page.path, { token, ...fields });
  const upload = page.idOf("logo.png");
  let answer = await act({ intent: "remove", upload });
  for (let n = 1; n <= 20; n += 1) answer = await act({ intent: "remove", upload });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await act({ intent: "approve" })).status).toBe(303);
});

test("what is posted twice at the same moment is done and told once", async () => {
  const page = await pageWithSentFiles(site, [logo], ready);
  const { id } = page.order();
  const token = await page.token();
  const twice = async (fields: Record<string, string>, ...files: (typeof van)[]) => {
    const posts = [1, 2].map(() =>
      new HttpClient(site.url).postFiles(page.path, { token, ...fields }, files),
    );
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([303, 303]);
  };
  await twice({ intent: "approve" });
  await twice({ intent: "changes", text: "Use the van." }, van);
  expect(site.rows("select * from order_requests where order_id = ?", id)).toHaveLength(1);
  await twice({ intent: "add" }, flyer);
  await twice({ intent: "replace", upload: page.idOf("logo.png") }, { ...van, name: "new.png" });
  await twice({ intent: "remove", upload: page.idOf("flyer.pdf") });
  expect(page.used()).toEqual(["new.png", "van.png"]);
  expect(stored(page)).toEqual([]);
  for (const subject of [
    /put your website live|approved/,
    /changes/i,
    /files/,
    /replaced/,
    /removed/,
  ]) {
    for (const mails of await page.mailsAbout(subject))
      expect(mails, String(subject)).toHaveLength(1);
  }
});
