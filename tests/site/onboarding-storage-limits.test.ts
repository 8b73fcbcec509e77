import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import {
  type ChosenFile,
  fieldValues,
  filledIn,
  namesListed,
  OnboardingClient,
  openedClient,
  read,
} from "../support/assets/onboarding-client";
import { bytesOf, logo } from "../support/assets/upload-samples";
import { paidOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite({ env: { RATE_LIMIT: "on", CLIENT_IP_HEADER: "Fly-Client-IP" } });
const MEGABYTE = 1024 * 1024;
const GIGABYTES_2_5 = 50 * 50 * MEGABYTE;

beforeEach(() => {
  for (const table of ["drafts", "uploads"]) site.execute(`update ${table} set network = null`);
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
  const from = { "Fly-Client-IP": address };
  const answer = await client.postFiles("/onboarding", { ...hidden, ...fields }, files, from);
  return { client, ...(await read(answer)) };
}

const setPoints = (limit: string, points: number) =>
  site.execute("update rate_limits set points = ? where key like ?", points, `${limit}:%`);
const drafts = () => site.rows<{ n: number }>("select count(*) as n from drafts")[0]!.n;
const needsOrder = "We need your order first";

/** Sets the size of the newest file, and with it of all that is stored. */
function weigh(bytes: number): void {
  const newest = "select id from uploads order by created_at desc limit 1";
  site.execute(`update uploads set size = ? where id = (${newest})`, bytes);
}

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

  // Of what is submitted, only the files count.
  site.execute("update drafts set state = 'submitted' where network is not null");
  expect((await sendFrom(address)).status).toBe(200);
});

test("a page takes no more files once retention has forgotten the network that had submitted it", async () => {
  const address = "198.51.100.4";
  const { client, body } = await sendFrom(address, [logo]);
  const submitted = { ...hiddenFields(body), ...filledIn };
  expect((await sendAgain(client, submitted, address, [], {})).status).toBe(303);
  const more = { ...logo, name: "more.png" };
  const sendMore = () => sendAgain(client, submitted, address, [more], { intent: "upload" });
  site.execute("update drafts set network = null where state = 'submitted'");
  const refused = await sendMore();
  expect([refused.status, namesListed(refused.body)]).toEqual([422, ["logo.png"]]);
});

test("of twenty-five drafts that one network sends at once twenty are stored", async () => {
  const all = await Promise.all(Array.from({ length: 25 }, () => sendFrom("198.51.100.3")));
  const sorted = all.map(({ status }) => status).sort();
  expect(sorted).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(422)]);
});

/** Stores copies of the newest draft, as of a network's other visits. */
function copyNewest(times: number): void {
  const same =
    "state, business_name, email, website_url, brand_colors, text_content, social_links, network, created_at, updated_at";
  const newest = "select id from drafts order by created_at desc, id desc limit 1";
  const copy = `insert into drafts (id, ${same}) select ?, ${same} from drafts where id = (${newest})`;
  for (let n = 0; n < times; n += 1) site.execute(copy, randomUUID());
}

test("an IPv6 network of 56 bits can hold twice as many drafts as one of 64, and one of 48 three times as many", async () => {
  const sendTimes = async (times: number, subnet: string) => {
    const { status } = await sendFrom(`2001:db8:7:${subnet}::1`);
    if (status === 200) copyNewest(times - 1);
    return status;
  };
  expect(await sendTimes(20, "aa01")).toBe(200);
  expect(await sendTimes(1, "aa01")).toBe(422);
  expect(await sendTimes(20, "aa02")).toBe(200);
  expect(await sendTimes(1, "aa03")).toBe(422);
  expect(await sendTimes(20, "bb01")).toBe(200);
  expect(await sendTimes(1, "cc01")).toBe(422);
  expect((await sendFrom("2001:db8:8:aa01::1")).status).toBe(200);
});

test("a paid order's posts pass where its network has sent too many, and count by themselves", async () => {
  const address = "198.51.100.20";
  const { link } = await paidOrder(site);
  expect((await sendFrom(address)).status).toBe(200);
  const setPosts = () => setPoints("asset post", 2_000);
  setPosts();
  expect((await sendFrom(address)).status).toBe(429);
  const sent = await sendFrom(address, [logo], link);
  expect(sent.status).toBe(200);
  expect(namesListed(sent.body)).toEqual(["logo.png"]);
  setPosts();
  expect((await sendAgain(sent.client, hiddenFields(sent.body), address, [])).status).toBe(429);
  setPoints("asset post", 0);
});

test("a network can submit thirty times a day without an order", async () => {
  const submit = async () => {
    const client = await openedClient(site);
    return sendAgain(client, client.hidden, "198.51.100.9", [], filledIn);
  };
  expect((await submit()).status).toBe(303);
  const ofLimit = "where key like 'asset submission:%'";
  site.execute(`update rate_limits set points = 29 ${ofLimit}`);
  expect((await submit()).status).toBe(303);
  const { status, headers } = await submit();
  expect(status).toBe(429);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(22 * 60 * 60);
  site.execute(`delete from rate_limits ${ofLimit}`);
});

test.each([
  ["posts", "asset post", 3 * 2_000, { intent: "upload" }, 200],
  ["submissions", "asset submission", 3 * 30, {}, 303],
  ["invalid submissions", "invalid post", 3 * 100, { email: "nobody" }, 422],
])("%s are also counted by the larger IPv6 networks", async (_, limit, most, fields, status) => {
  const client = await openedClient(site);
  const send = async (address: string) =>
    (await sendAgain(client, client.hidden, address, [], { ...filledIn, ...fields })).status;
  expect(await send("2001:db8:9:aa01::1")).toBe(status);
  setPoints(limit, most);
  await client.open();
  expect(await send("2001:db8:9:bb01::1")).toBe(429);
  expect(await send("2001:db8:a:bb01::1")).toBe(status);
  setPoints(limit, 0);
});

test("the files of one network may have the size of one full submission, and removing a file makes room", async () => {
  const address = "198.51.100.4";
  const first = await sendFrom(address, [logo]);
  weigh(GIGABYTES_2_5 - MEGABYTE);
  // Counts as 1 MB.
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

/** Submits a page, then sends it again with another text each time; each changed text is an email. */
async function changeTimes(times: number, address: string, path?: string) {
  const client = await openedClient(site, path);
  const { hidden } = client;
  const answers = [];
  for (let n = 0; n <= times; n += 1) {
    const fields = { ...filledIn, textContent: `Text ${n}` };
    answers.push(await sendAgain(client, hidden, address, [], fields));
  }
  return answers;
}

test("a page submitted without an order takes three changes, and a further one is shown again without being stored", async () => {
  const emails = () => site.rows<{ n: number }>("select count(*) as n from outbox")[0]!.n;
  const before = emails();
  const answers = await changeTimes(4, "198.51.100.30");
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 422]);
  const { body } = answers.at(-1)!;
  expect(textOf(body)).toContain(needsOrder);
  expect(fieldValues(body).textContent).toBe("Text 4");
  expect(emails()).toBe(before + 4);
  const newest = "select project_description as text from inquiries order by created_at desc";
  expect(site.rows<{ text: string }>(newest)[0]!.text).toBe("Text 3");

  const { link } = await paidOrder(site);
  for (const { status } of await changeTimes(4, "198.51.100.30", link)) expect(status).toBe(303);
});

test("all networks together have a limit, beyond which drafts without an order are answered 503 and orders still work", async () => {
  expect((await sendFrom("198.51.100.5", [logo])).status).toBe(200);
  weigh(GIGABYTES_2_5 * 20);
  site.execute("update drafts set state = 'submitted' where network is not null");
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

test("a draft without an order stores its network as a keyed hash for the 7 days of its cookie, one with an order stores none, and its cookie lasts 90", async () => {
  const maxAge = (headers: Headers) =>
    Number(/draft=.*Max-Age=(\d+)/.exec(headers.get("Set-Cookie") ?? "")?.[1]) / (24 * 60 * 60);
  const newest = () =>
    site.rows("select network, order_id from drafts order by created_at desc limit 1")[0];
  expect(maxAge((await sendFrom("198.51.100.7")).headers)).toBe(7);
  const keyedHash = expect.stringMatching(/^[\w-]{43}$/) as string;
  expect(newest()).toEqual({ network: keyedHash, order_id: null });

  const { link, order } = await paidOrder(site);
  expect(maxAge((await sendFrom("198.51.100.7", [], link)).headers)).toBe(90);
  expect(newest()).toEqual({ network: null, order_id: order.id });
  const opened = await new OnboardingClient(site).request(link);
  expect(maxAge(opened.headers)).toBe(90);
});
