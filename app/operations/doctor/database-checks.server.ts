import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { config } from "~/server/config/config.server";
import * as Disk from "~/server/database/disk-space.server";
import { failed, ok, warning, type Check, type Verdict } from "./check";

const RESTORE = "stop the site and restore a backup: npm run desk -- restore --yes";

// Imported after the check that the file exists, because the connection would create it.
const load = async () => ({
  ...(await import("~/server/database/connection.server")),
  ...(await import("~/server/database/migrate.server")),
  ...(await import("~/server/email/outbox.repository.server")),
  BouncedOrders: await import("~/orders/bounced-orders.repository.server"),
});

export const schemaCheck = {
  name: "Database schema",
  run: checkSchema,
  next: [
    { name: "Outbox", run: checkOutbox },
    { name: "Buyers' addresses", run: checkAddresses },
  ],
};

export const fileCheck: Check = {
  name: "Database",
  run: checkFile,
  next: [
    schemaCheck,
    { name: "Database is whole", run: checkIntegrity },
    { name: "Database can be written", run: checkWritable },
  ],
};

async function checkFile(): Promise<Verdict> {
  if (!existsSync(join(config.dataDir, "site.db"))) {
    return failed("There is no site.db in DATA_DIR: look at DATA_DIR, or start the site once.");
  }
  try {
    const { isAnswering } = await load();
    if (await isAnswering()) return ok;
  } catch {
    // What is wrong with the file matters less than what to do.
  }
  return failed(`site.db cannot be read as the site's database: ${RESTORE}`);
}

const schemaVerdicts = {
  same: ok,
  older: failed("Migrations are pending: start the site of this version once."),
  newer: failed("A later version has migrated the database: deploy that version again."),
};

async function checkSchema(): Promise<Verdict> {
  const { db, schemaState } = await load();
  return schemaVerdicts[await schemaState(db)];
}

async function checkIntegrity(): Promise<Verdict> {
  const { sqlite } = await load();
  const result = sqlite!.pragma("quick_check(1)", { simple: true });
  return result === "ok" ? ok : failed(`site.db is damaged: ${RESTORE}`);
}

async function checkWritable(): Promise<Verdict> {
  const { sqlite } = await load();
  try {
    sqlite!.exec("begin immediate; rollback");
    return ok;
  } catch (error) {
    const { code } = error as { code?: string };
    return failed(
      code === "SQLITE_BUSY"
        ? "Another program holds the database's lock: find it with fuser site.db in DATA_DIR, and end it."
        : `The database cannot be written (${code}): see "When the disk is full" in docs/running.md.`,
    );
  }
}

async function checkOutbox(): Promise<Verdict> {
  const { countStuck, db } = await load();
  const { failed: givenUp, waiting } = await countStuck(db);
  if (givenUp > 0) {
    return warning(
      `Mails that were given up: ${givenUp}. Read why with npm run desk -- outbox --failed, mend it ` +
        "(a sender that Postmark refuses is confirmed there under Sender Signatures), then outbox retry or outbox drop each.",
    );
  }
  if (waiting > 0) {
    return warning(
      `Mails that have waited for more than an hour: ${waiting}. Read why with npm run desk -- outbox; they are sent by the running site alone.`,
    );
  }
  return ok;
}

const MAX_NAMED = 5;

async function checkAddresses(): Promise<Verdict> {
  const { BouncedOrders, db } = await load();
  const orders = await BouncedOrders.count(db);
  if (orders === 0) return ok;
  const named = (await BouncedOrders.findAll(db, MAX_NAMED)).map(({ reference }) => reference);
  return warning(
    `Orders whose buyer the emails do not reach: ${orders} (${named.join(", ")}${orders > named.length ? ", …" : ""}). ` +
      'See "Emails that come back" in docs/operating.md, then npm run desk -- orders email <id> <address>.',
  );
}

const MB = 1_000_000;
const NO_RESERVE =
  "What deletes on a full disk has no reserve yet: the running site makes the file within an hour. If not, look for its log line";

export const dataFolderChecks: readonly Check[] = [
  { name: "Owner of the data", run: checkOwner },
  {
    name: "Free disk space",
    run: async () => judgeSpace(await Disk.diskSpace(config.dataDir), await Disk.reserveBytes()),
  },
];

export function judgeSpace({ free, total }: Disk.DiskSpace, reserve: number): Verdict {
  const left = `${Math.floor(free / MB)} MB are free on the disk of DATA_DIR`;
  const more = config.onFly ? "fly volumes extend <id> --size <GB>" : "make the disk larger";
  const advice = `${left}: delete what else lies there, or ${more}`;
  if (free < Disk.LOW_BYTES.paid) {
    return failed(`${advice}. Until then no orders and no assets are taken`);
  }
  if (free < Disk.LOW_BYTES.orders) {
    return failed(`${advice}. Until then no orders are taken, and assets for paid ones alone`);
  }
  if (free < Disk.LOW_BYTES.assets) {
    return failed(`${advice}. Until then assets are taken for paid orders alone`);
  }
  if (free < 200 * MB || free < total / 5) return warning(advice);
  return reserve < Disk.RESERVE_BYTES ? warning(NO_RESERVE) : ok;
}

/** SQLite creates its files as the user that runs the site, and cannot write those of another user. */
async function checkOwner(): Promise<Verdict> {
  const { uid } = await stat(config.dataDir);
  const repair = `chown -R ${uid} "$DATA_DIR"`;
  const owners = await Promise.all(["site.db", "site.db-wal", "site.db-shm"].map(ownerOf));
  if (owners.some((owner) => owner !== undefined && owner !== uid)) {
    return failed(`The database has another owner than DATA_DIR: stop the site, then ${repair}`);
  }
  // Windows has no such ids.
  const self = process.getuid?.() ?? uid;
  if (self === uid) return ok;
  return failed(`DATA_DIR belongs to another user: run this as the user that serves, or ${repair}`);
}

async function ownerOf(name: string): Promise<number | undefined> {
  return (await stat(join(config.dataDir, name)).catch(() => undefined))?.uid;
}
