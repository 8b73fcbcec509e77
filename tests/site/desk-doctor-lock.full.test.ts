import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { complaintOf, site, failed } from "../support/operations/doctor";

test("doctor reports a database that another program has locked as not writable", async () => {
  const other = new Sqlite(join(site.dataDir, "site.db"));
  other.exec("begin immediate");
  const complaint = await complaintOf("Database can be written");
  other.close();
  expect(complaint).toEqual(failed("holds the database's lock"));
});
