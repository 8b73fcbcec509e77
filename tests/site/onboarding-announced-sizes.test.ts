import { createHash, hash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { zeroFilled } from "../support/http/generated-files";
import { textOf, type SentFile } from "../support/http/http-client";
import {
  keyedName,
  type OnboardingClient,
  openedClient,
  SCRIPTS,
} from "../support/assets/onboarding-client";
import { draftOf } from "../support/assets/onboarding-tokens";
import { until } from "../support/until";
import { png, zip } from "../support/assets/upload-samples";
import { shortTimeouts } from "../support/faults/fault-rows";
import { sharedSite } from "../support/site";

const MEGABYTE = 1024 * 1024;
const site = await sharedSite({ env: shortTimeouts });
let client: OnboardingClient;
beforeEach(async () => {
  client = await openedClient(site);
});

const photo = (size: number) => ({ name: "photo.png", bytes: zeroFilled(png, size) });

/** Sends a file as the scripts do, its size ahead of it. */
const send = (size: string, ...files: SentFile[]) =>
  client.send(files, { intent: "upload", size }, SCRIPTS);

const writes = () =>
  site.sandbox.s3.requests.filter(({ method }) => method !== "DELETE" && method !== "GET");

/** The objects and multipart uploads written since the test began. */
const written = () => {
  const paths = writes().map(({ path }) => decodeURIComponent(path));
  const all = [...site.sandbox.s3.objects(), ...site.sandbox.s3.uploads()];
  return all.filter(({ key }) => paths.some((path) => path.includes(key)));
};

async function expectNothingLeft() {
  const draft = draftOf(client.hidden.token!);
  await until("the file's row is deleted", () => {
    return site.rows("select 1 from uploads where draft_id = ?", draft).length === 0;
  });
  expect(written()).toEqual([]);
}

test("an announced size applies to the first file of a post only", async () => {
  const first = { name: "first.png", bytes: zeroFilled(png, 1000) };
  const second = { name: "second.png", bytes: zeroFilled(png, 2000) };
  expect((await send("1000", first, second)).status).toBe(200);
});

describe("a large file with its announced size", () => {
  const size = 12 * MEGABYTE;
  const sendWhole = () => send(String(size), photo(size));

  // tests/hostile/tables/multipart-files.ts has small files, which are held in memory.
  test.each([
    ["one byte too small", size - 1],
    ["one byte too large", size + 1],
    ["half of the real one", size / 2],
    ["zero", 0],
  ])("that is %s is not stored and leaves no object or row", async (_, announcedSize) => {
    const answer = await send(String(announcedSize), photo(size));
    expect(answer.status).toBe(422);
    expect(answer.body).toContain("photo.png: Please choose it again.");
    await expectNothingLeft();
  });

  test("is refused before its last bytes reach the bucket when it ends as another type", async () => {
    const disguised = [...zeroFilled(png, size - zip.length), zip];
    const answer = await send(String(size), { name: "photo.png", bytes: disguised });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain("photo.png: File type not allowed.");
    for (const { bodyBytes } of writes()) expect(bodyBytes).toBeLessThan(size);
    await expectNothingLeft();
  });

  test("reaches the bucket byte for byte in one request", async () => {
    expect((await sendWhole()).status).toBe(200);
    expect(writes().map(({ method }) => method)).toEqual(["PUT"]);
    const [object, ...others] = written();
    expect(others).toEqual([]);
    expect(keyedName(object!.key)).toBe("photo.png");
    const bytes = await site.sandbox.s3.read("project-assets", object!.key);
    const sha256 = createHash("sha256");
    for (const chunk of zeroFilled(png, size)) sha256.update(chunk);
    expect(hash("sha256", bytes)).toBe(sha256.digest("hex"));
  });

  test.each([
    ["refuses the write", { match: "PUT ", status: 403 }],
    ["fails", { match: "PUT ", status: 500 }],
    ["ends the connection before the write", { match: "PUT ", reset: "before" }],
    ["ends the connection after the write", { match: "PUT ", reset: "after" }],
    ["never answers", { match: "PUT ", hang: true }],
  ] as const)("is written once when the bucket %s, and can be sent again", async (_, fault) => {
    site.sandbox.s3.fail(fault);
    const answer = await sendWhole();
    expect(answer.status).toBe(502);
    expect(textOf(answer.body)).toContain("photo.png: Please choose it again.");
    expect(writes()).toHaveLength(1);
    site.sandbox.reset();
    expect((await sendWhole()).status).toBe(200);
    expect(writes()).toHaveLength(1);
  });
});

describe("a second file with the same name and size", () => {
  const size = 2 * MEGABYTE;
  const other = { name: "photo.png", bytes: [...zeroFilled(png, size - 1), Buffer.of(1)] };
  const sendFirst = () => send(String(size), photo(size));
  const storedFiles = () =>
    site.rows<{ sha256: string | null }>(
      `select sha256 from uploads where state = 'stored'
        and draft_id = (select draft_id from uploads order by created_at desc limit 1)`,
    );
  const reads = () => site.sandbox.s3.requests.filter(({ method }) => method === "GET");

  test("is dropped when its bytes are the same, for which the first one is read once", async () => {
    await sendFirst();
    expect(storedFiles()).toEqual([{ sha256: null }]);
    for (let again = 0; again < 2; again += 1) expect((await sendFirst()).status).toBe(200);
    expect(storedFiles()).toEqual([{ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string }]);
    expect(reads()).toHaveLength(1);
  });

  test("is stored when its bytes differ", async () => {
    await sendFirst();
    expect((await send(String(size), other)).status).toBe(200);
    expect(new Set(storedFiles().map(({ sha256 }) => sha256)).size).toBe(2);
    expect(reads()).toHaveLength(1);
  });

  test("is recognized as the same when it comes without an announced size", async () => {
    await sendFirst();
    const whole = { name: "photo.png", bytes: Buffer.concat([...zeroFilled(png, size)]) };
    expect((await client.send([whole], { intent: "upload" })).status).toBe(200);
    expect(storedFiles()).toHaveLength(1);
  });

  test("is stored once when both arrive at the same time", async () => {
    const answers = await Promise.all([sendFirst(), sendFirst()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(storedFiles()).toHaveLength(1);
  });

  test("is answered 502 while the bucket cannot be read, and can be sent again", async () => {
    await sendFirst();
    const recover = site.sandbox.s3.fail({ match: "GET ", status: 500 });
    const answer = await sendFirst();
    expect(answer.status).toBe(502);
    expect(answer.body).toContain("photo.png: Please choose it again.");
    recover();
    expect((await sendFirst()).status).toBe(200);
    expect(storedFiles()).toHaveLength(1);
  });
});
