import { afterEach, beforeEach, expect, test } from "vitest";
import { HttpClient, hiddenFields } from "../support/http/http-client";
import { filledIn, namesListed, read } from "../support/assets/onboarding-client";
import { logo } from "../support/assets/upload-samples";
import { paidOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite({ env: { RATE_LIMIT: "on", CLIENT_IP_HEADER: "Fly-Client-IP" } });
const MEGABYTE = 1024 * 1024;
const COPY = "copy.png";

beforeEach(() => {
  for (const table of ["drafts", "uploads"]) site.execute(`update ${table} set network = null`);
});
afterEach(() => {
  site.execute("delete from uploads where name = ?", COPY);
});

/** Sends a file with the form of a newly opened page from a network. */
async function sendFrom(address: string, path = "/onboarding") {
  const client = new HttpClient(site.url);
  const fields = { ...hiddenFields(await client.page(path)), ...filledIn, intent: "upload" };
  const from = { "Fly-Client-IP": address };
  return read(await client.postFiles("/onboarding", fields, [logo], from));
}

/** Stores copies of the newest file, as of many submissions of its network. */
function copyNewest(times: number): void {
  const newest = "from uploads order by created_at desc limit 1";
  const columns = Object.keys(site.rows<Record<string, unknown>>(`select * ${newest}`)[0]!);
  const values = columns.map((column) => {
    if (column === "id" || column === "key") return `file.${column} || n`;
    return column === "name" ? `'${COPY}'` : `file.${column}`;
  });
  site.execute(
    `insert into uploads (${columns.join(", ")})
     with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${times})
     select ${values.join(", ")} from numbers, (select * ${newest}) as file`,
  );
}

test("one network can store 2,500 files, however small they are, without an order", async () => {
  const address = "198.51.100.50";
  expect((await sendFrom(address)).status).toBe(200);
  copyNewest(2_498);
  expect((await sendFrom(address)).status).toBe(200);
  expect((await sendFrom(address)).status).toBe(422);
  expect((await sendFrom("198.51.100.51")).status).toBe(200);
});

test("a small file counts as 1 MB beside the large ones of all networks, and a paid order stores beyond their limit", async () => {
  expect((await sendFrom("198.51.100.52")).status).toBe(200);
  copyNewest(999);
  const all = 20 * 50 * 50 * MEGABYTE;
  site.execute(
    "update uploads set size = ? where network is not null and name <> ?",
    all - 1_000 * MEGABYTE,
    COPY,
  );
  expect((await sendFrom("198.51.100.53")).status).toBe(200);
  expect((await sendFrom("198.51.100.53")).status).toBe(503);

  const { link } = await paidOrder(site);
  const ofOrder = await sendFrom("198.51.100.53", link);
  expect([ofOrder.status, namesListed(ofOrder.body)]).toEqual([200, ["logo.png"]]);
});
