import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { laterMigrations, makeDatabase } from "../support/database/other-versions";
import {
  backupSite,
  backupsOf,
  drop,
  nameFrom,
  put,
  encryptBackup,
  withoutBackups,
} from "../support/operations/backups";
import { desk } from "../support/operations/desk";

const site = await backupSite();
const staged = join(site.dataDir, "staged");
const folder = mkdtempSync(join(tmpdir(), "sitewright-refused-"));
const intact = join(folder, "whole.db");
await makeDatabase(intact);
const encrypted = await encryptBackup(intact);

beforeEach(() => withoutBackups(site));
afterAll(() => rmSync(folder, { recursive: true }));

const restore = (...more: string[]) => desk(site, "restore", ...more);

test("desk restore without --yes lists the backups, the newest first, changes nothing and exits with 2", async () => {
  expect((await desk(site, "backup")).code).toBe(0);
  await put(site, nameFrom(3 * 24 * 60 * 60_000), "x".repeat(1500));
  await put(site, "site-notes.txt", "not a backup");
  const [older = "", newer = ""] = backupsOf(site).filter((name) => name.endsWith(".age"));
  const { code, out, err } = await restore();
  expect(code).toBe(2);
  const [heading, ...rows] = out.trimEnd().split("\n");
  expect(heading).toMatch(/^name +size +age$/);
  expect(rows.map((row) => row.split(/ {2,}/))).toEqual([
    [newer, expect.stringMatching(/^\d+\.\d kB$/), "0 minutes"],
    [older, "1.5 kB", "3 days"],
  ]);
  expect(err).toContain(`To lay ${newer} ready for the next start, add --yes.`);
  expect(existsSync(staged)).toBe(false);

  const json = await restore(older, "--json");
  expect(json.code).toBe(2);
  expect(JSON.parse(json.out)).toMatchObject([{ name: newer }, { name: older, bytes: 1500 }]);
  expect(json.err).toContain(`To lay ${older} ready`);
});

describe("desk restore is refused with its reason and leaves nothing behind", () => {
  const refused = async (words: string, env: object = {}, ...name: string[]) => {
    const elsewhere = { env: { ...site.env, ...env } };
    const { code, out, err } = await desk(elsewhere, "restore", ...name, "--yes");
    expect([code, out, err]).toEqual([1, "", expect.stringContaining(words)]);
    expect(existsSync(staged)).toBe(false);
  };

  test("when there is no backup, or none of that name", async () => {
    await refused("There is no backup in the bucket");
    await put(site, nameFrom(0), encrypted);
    await refused("There is no backup site-1", {}, "site-1");
  });

  test.each([
    ["no key", { BACKUP_KEY: "" }, "BACKUP_KEY is not set"],
    ["no key that fits", { BACKUP_KEY: "another" }, "No secret in BACKUP_KEY opens the backup"],
    ["no bucket", { BACKUP_BUCKET: "elsewhere" }, "The bucket elsewhere failed: NoSuchBucket"],
  ])("when there is %s", async (_, env, words) => {
    await put(site, nameFrom(0), encrypted);
    await refused(words, env);
  });

  test("when erasures since the backup were recorded under another key", async () => {
    await put(site, nameFrom(1000), encrypted);
    const record = `forgotten/${nameFrom(0).slice(5, 29)}-${"0".repeat(64)}`;
    await put(site, record, "");
    await refused("because their key is not in BACKUP_KEY: 1.");
    await drop(site, record);
    expect((await restore("--yes")).code).toBe(0);
  });

  test.each([
    ["is down", { status: 503 }],
    // A garbled list of erasures would look like one without erasures.
    ["answers garbage to the list of erasures", { match: "forgotten", garbage: true }],
  ] as const)("while the bucket %s", async (_, fault) => {
    await put(site, nameFrom(0), encrypted);
    const heal = site.sandbox.s3.fail(fault);
    await refused("The bucket project-backups failed");
    heal();
    expect((await restore("--yes")).code).toBe(0);
  });

  test.each([
    [
      "changed in the middle",
      (bytes: Buffer) => bytes.fill(0, bytes.length - 500, bytes.length - 490),
      "was changed",
    ],
    ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length - 1), "was changed"],
    ["changed in its head", (bytes: Buffer) => bytes.fill("A", 40, 44), "or it is damaged"],
    ["something else", () => Buffer.from("This is no backup."), "or it is damaged"],
  ])("when the backup was %s", async (_, change, words) => {
    await put(site, nameFrom(0), change(Buffer.from(encrypted)));
    await refused(words);
  });

  test("when a newer version made the backup", async () => {
    const path = join(folder, "newer.db");
    await makeDatabase(path, laterMigrations);
    await put(site, nameFrom(0), await encryptBackup(path));
    await refused("newer version of the site");
  });
});
