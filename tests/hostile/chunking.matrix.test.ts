import { hash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { buckets } from "../../sandbox/credentials";
import { filledIn } from "../support/assets/onboarding-client";
import { exchange } from "../support/hostile/exchange";
import {
  END,
  field,
  fields,
  file,
  MULTIPART,
  PICTURE,
  postAssets,
  token,
} from "../support/hostile/multipart";
import { bytes, request } from "../support/hostile/request";
import { sharedSite } from "../support/site";
import { full } from "../support/this-run";

const RUNS = full ? { numRuns: 150, seed: 20270104 } : { numRuns: 12, seed: 20270102 };
const TEXT = "Call before nine.\r\n--not-a-boundary\r\n\r\n";

const site = await sharedSite();

const form = () =>
  `${token()}${field("x", "\r\n--")}${file('filename="logo.png"')}${fields()}${file('filename="a.txt"', TEXT)}${END}`;

const sha256 = (data: string) => hash("sha256", bytes(data));
const sent = { "a.txt": TEXT, "logo.png": PICTURE };

/** The stored form is the same however its bytes arrived. */
async function expectStored(): Promise<void> {
  const [inquiry] = site.rows<Record<string, string>>(
    "select * from inquiries order by rowid desc limit 1",
  );
  expect(inquiry).toMatchObject({
    name: filledIn.businessName,
    email: filledIn.email,
    project_description: filledIn.textContent,
  });
  const uploads = site.rows<{ key: string }>(
    "select name, size, state, key from uploads where draft_id = ? order by name",
    inquiry?.draft_id,
  );
  expect(uploads).toMatchObject(
    Object.entries(sent).map(([name, { length: size }]) => ({ name, size, state: "claimed" })),
  );
  const { s3 } = site.sandbox;
  const objects = await Promise.all(uploads.map(({ key }) => s3.read(buckets.public, key)));
  expect(objects.map((object) => sha256(object.toString("latin1")))).toEqual(
    Object.values(sent).map(sha256),
  );
}

/** Places to cut a body, in parts of ten thousand of its length: among doubles nearly all would be close to zero. */
const cuts = fc.array(fc.nat(10_000), { maxLength: 40 });

function cutAt(whole: Buffer, shares: readonly number[]): Buffer[] {
  const places = shares
    .map((share) => Math.round((share / 10_000) * whole.length))
    .sort((a, b) => a - b);
  return [0, ...places].map((from, i) => whole.subarray(from, places[i] ?? whole.length));
}

const head = request("POST /onboarding HTTP/1.1", [MULTIPART, "Transfer-Encoding: chunked"]);
const chunk = (data: Buffer) => [bytes(`${data.length.toString(16)}\r\n`), data, bytes("\r\n")];

test.each<[how: string, split: (shares: readonly number[]) => Buffer[]]>([
  ["its bytes are split into packets", (shares) => cutAt(postAssets(form()), shares)],
  [
    "it is split into chunks",
    (shares) => {
      const parts = cutAt(bytes(form()), shares).filter(({ length }) => length > 0);
      return [head, ...parts.flatMap(chunk), bytes("0\r\n\r\n")];
    },
  ],
])("a form is stored the same however %s", async (_, split) => {
  await fc.assert(
    fc.asyncProperty(cuts, async (shares) => {
      const [answer] = await exchange(site.url, split(shares));
      expect(answer?.status).toBe(303);
      await expectStored();
    }),
    RUNS,
  );
});
