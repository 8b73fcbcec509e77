import { beforeEach, expect, test } from "vitest";
import { HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import {
  fieldValues,
  filledIn,
  namesListed,
  OnboardingClient,
  read,
  type ChosenFile,
} from "../support/assets/onboarding-client";
import { bytesOf, png } from "../support/assets/upload-samples";
import { paidOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite({ env: { RATE_LIMIT: "on", CLIENT_IP_HEADER: "Fly-Client-IP" } });
const GIGABYTES_2_5 = 50 * 50 * 1024 * 1024;

beforeEach(() => {
  site.execute("update drafts set network = null");
});

/** Sends the form of a newly opened page from a network. */
async function sendFrom(address: string, files: ChosenFile[] = [], path = "/onboarding") {
  const client = new HttpClient(site.url);
  const page = await client.page(path);
  return sendAgain(client, hiddenFields(page), address, files);
}

async function sendAgain(
  client: HttpClient,
  hidden: Record<string, string>,
  address: string,
  files: ChosenFile[],
  fields: Record<string, string> = { ...filledIn, intent: "upload" },
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...hidden, ...fields })) body.append(name, value);
  for (const { name, bytes } of files) body.append("files", new File([bytes], name));
  const init = { method: "POST", body, headers: { "Fly-Client-IP": address } };
  const answer = await read(await client.request("/onboarding", init));
  return { client, ...answer };
}

const drafts = () => site.rows<{ n: number }>("select count(*) as n from drafts")[0]!.n;
const logo = { name: "logo.png", bytes: png };
const needsOrder = "We need your order first";

/** Sets the size of the newest file, and with it of all that is stored. */
const weigh = (bytes: number) =>
  site.execute(
    "update uploads set size = ? where id = (select id from uploads order by created_at desc limit 1)",
    bytes,
  );

test("one network can hold twenty drafts without an order, and a further form is shown again without being stored", async () => {
  const address = "198.51.100.1";
  for (let count = 1; count <= 20; count += 1) {
    expect((await sendFrom(address)).status).toBe(200);
  }
  const before = drafts();
  const answer = await sendFrom(address, [logo]);
  expect(answer.status).toBe(422);
  expect(textOf(answer.body)).toContain(needsOrder);
  expect(fieldValues(answer.body)).toEqual(filledIn);
  expect(namesListed(answer.body)).toEqual([]);
  expect(drafts()).toBe(before);
  expect((await sendFrom("198.51.100.2", [logo])).status).toBe(200);

  // Submissions count as well.
  site.execute("update drafts set state = 'submitted' where network is not null");
  expect((await sendFrom(address)).status).toBe(422);
});

test("of twenty-five drafts that one network sends at once twenty are stored", async () => {
  const all = await Promise.all(Array.from({ length: 25 }, () => sendFrom("198.51.100.3")));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(all.filter(({ status }) => status === 422)).toHaveLength(5);
});

test("the files of one network may have the size of one full submission, and removing a file makes room", async () => {
  const address = "198.51.100.4";
  const first = await sendFrom(address, [logo]);
  weigh(GIGABYTES_2_5 - 5);
  const note = { name: "note.txt", bytes: bytesOf("five!") };
  const fitting = await sendFrom(address, [note]);
  expect(fitting.status).toBe(200);
  expect(namesListed(fitting.body)).toEqual(["note.txt"]);

  const objects = site.sandbox.s3.objects().length;
  const refused = await sendFrom(address, [note, { ...note, name: "more.txt" }]);
  expect(refused.status).toBe(422);
  expect(textOf(refused.body)).toContain(needsOrder);
  expect(namesListed(refused.body)).toEqual([]);
  expect(fieldValues(refused.body)).toEqual(filledIn);
  expect(site.sandbox.s3.objects()).toHaveLength(objects);

  const remove = /name="intent" value="(remove:[^"]*)"/.exec(first.body)![1]!;
  const hidden = hiddenFields(first.body);
  await sendAgain(first.client, hidden, address, [], { intent: remove });
  expect((await sendFrom(address, [logo])).status).toBe(200);
});

test("all networks together have a limit, beyond which drafts without an order are answered 503 and orders still work", async () => {
  expect((await sendFrom("198.51.100.5", [logo])).status).toBe(200);
  weigh(GIGABYTES_2_5 * 20);
  const answer = await sendFrom("198.51.100.6", [logo]);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("3600");
  expect(textOf(answer.body)).toContain("We cannot keep more right now");
  expect(fieldValues(answer.body)).toEqual(filledIn);

  const { link } = await paidOrder(site);
  const ofOrder = await sendFrom("198.51.100.5", [logo], link);
  expect(ofOrder.status).toBe(200);
  expect(namesListed(ofOrder.body)).toEqual(["logo.png"]);
});

test("a draft without an order stores its network as a keyed hash, one with an order stores none", async () => {
  await sendFrom("198.51.100.7");
  const { link } = await paidOrder(site);
  await sendFrom("198.51.100.7", [], link);
  const networks = site.rows<{ network: string | null; order_id: string | null }>(
    "select network, order_id from drafts order by created_at desc limit 2",
  );
  expect(networks[0]).toMatchObject({ network: null, order_id: expect.any(String) });
  expect(networks[1]).toMatchObject({ network: expect.stringMatching(/^[\w-]{43}$/) });
});

test("the cookie of a draft without an order lasts 7 days, that of an order's draft 90", async () => {
  const maxAge = (headers: Headers) =>
    /draft=.*Max-Age=(\d+)/.exec(headers.get("Set-Cookie") ?? "")?.[1];
  const days = (count: number) => String(count * 24 * 60 * 60);
  expect(maxAge((await sendFrom("198.51.100.8")).headers)).toBe(days(7));
  const { link } = await paidOrder(site);
  expect(maxAge((await sendFrom("198.51.100.8", [], link)).headers)).toBe(days(90));
  const client = new OnboardingClient(site);
  const opened = await client.request(link);
  expect(maxAge(opened.headers)).toBe(days(90));
});
