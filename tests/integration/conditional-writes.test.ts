import { Readable } from "node:stream";
import { afterAll, beforeEach, expect, test } from "vitest";
import type * as backupsModule from "~/storage/backup-objects.server";
import type * as bucketModule from "~/storage/bucket.server";
import { startSandbox } from "../../sandbox";
import { importWith } from "../support/other-environment";
import { until } from "../support/until";

type Bucket = typeof bucketModule;
type Backups = typeof backupsModule;

const sandbox = await startSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

/** The application's bucket as a new process has it, before the store has told anything. */
const newBucket = () => importWith<Bucket>(sandbox.env, "storage/bucket.server");

const SMALL = 10;
const LARGE = 2 * 1024 * 1024;

const put = ({ putObject }: Bucket, key: string, size: number) => {
  const about = { type: "text/plain", name: "note.txt", sender: "ann", size };
  return putObject(key, about, Readable.from([Buffer.alloc(size)]));
};

/** A store that knows no conditions refuses the first write that has one. */
const knowsNoConditions = () => sandbox.s3.fail({ match: "PUT ", status: 501, times: 1 });

const sizeOf = (key: string) => sandbox.s3.objects().find((object) => object.key === key)?.size;
const writes = () =>
  sandbox.s3.requests
    .filter(({ method }) => method === "PUT")
    .map(({ headers }) => headers["if-none-match"] ?? "none");

test.each([
  ["small", SMALL],
  ["large", LARGE],
])(
  "a %s file is stored where the store knows no conditions, and later ones at once",
  async (...row) => {
    const [kind, size] = row;
    const bucket = await newBucket();
    knowsNoConditions();
    await put(bucket, `first ${kind}`, size);
    await put(bucket, `later ${kind}`, SMALL);
    await put(bucket, `last ${kind}`, LARGE);
    expect(["first", "later", "last"].map((key) => sizeOf(`${key} ${kind}`))).toEqual([
      size,
      SMALL,
      LARGE,
    ]);
    const conditions = writes();
    expect(conditions[0]).toBe("*");
    expect(new Set(conditions.slice(1))).toEqual(new Set(["none"]));
  },
);

test("a backup is stored where the store knows no conditions", async () => {
  const { putBackupObject } = await importWith<Backups>(
    sandbox.env,
    "storage/backup-objects.server",
  );
  knowsNoConditions();
  await putBackupObject("backups/a", LARGE, Readable.from([Buffer.alloc(LARGE)]));
  expect(sizeOf("backups/a")).toBe(LARGE);
});

test("a store that is not known yet is asked once, before a large file, and nothing is left of it", async () => {
  const bucket = await newBucket();
  await put(bucket, "one", LARGE);
  await put(bucket, "two", LARGE);
  expect(writes()).toEqual(["*", "*", "*"]);
  await until("what it was asked by is gone", () =>
    sandbox.s3.objects().every(({ key }) => !key.endsWith("-probe")),
  );
});

test("a store that knows conditions keeps them when it answers 501 once", async () => {
  const bucket = await newBucket();
  await put(bucket, "known", SMALL);
  knowsNoConditions();
  await expect(put(bucket, "refused", SMALL)).rejects.toThrow();
  await put(bucket, "again", SMALL);
  expect(writes()).toEqual(["*", "*", "*"]);
});
