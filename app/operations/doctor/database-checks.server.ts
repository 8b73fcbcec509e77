import { existsSync } from "node:fs";
import { join } from "node:path";
import { config } from "~/config/config.server";
import { failed, ok, warning, type Check, type Verdict } from "./check";

const RESTORE = "stop the site and restore a backup: npm run desk -- restore --yes";

// The connection makes a file where there is none, so it comes after the check for one.
const load = async () => ({
  ...(await import("~/database/connection.server")),
  ...(await import("~/database/migrate.server")),
  ...(await import("~/email/outbox.repository.server")),
});

export const databaseCheck: Check = {
  name: "Database",
  run: checkFile,
  next: [
    { name: "Database schema", run: checkSchema, next: [{ name: "Outbox", run: checkOutbox }] },
    { name: "Database is whole", run: checkWhole },
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
    // What cannot even be opened is no database.
  }
  return failed(`site.db cannot be read as the site's database: ${RESTORE}`);
}

async function checkSchema(): Promise<Verdict> {
  const { db, schemaState } = await load();
  switch (await schemaState(db)) {
    case "same":
      return ok;
    case "older":
      return failed("Migrations are pending: start the site of this version once.");
    case "newer":
      return failed("A later version has migrated the database: deploy that version again.");
  }
}

async function checkWhole(): Promise<Verdict> {
  const { sqlite } = await load();
  const told = sqlite.pragma("quick_check(1)", { simple: true });
  return told === "ok" ? ok : failed(`site.db is damaged: ${RESTORE}`);
}

/** Takes the lock of a write and gives it back. */
async function checkWritable(): Promise<Verdict> {
  const { sqlite } = await load();
  try {
    sqlite.exec("begin immediate; rollback");
    return ok;
  } catch (error) {
    const { code } = error as { code?: string };
    return failed(
      code === "SQLITE_BUSY"
        ? "Another program holds the database's lock: find it with fuser site.db in DATA_DIR, and end it."
        : `The database cannot be written (${code}): see "When the disk is full" in docs/operating.md.`,
    );
  }
}

async function checkOutbox(): Promise<Verdict> {
  const { countStuck, db } = await load();
  const { failed: given, waiting } = await countStuck(db);
  if (given > 0) {
    return warning(
      `Mails that were given up: ${given}. Read why with npm run desk -- outbox --failed, mend it ` +
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
