/** Loaded before the site's code: appends each statement that the process prepares to the file STATEMENTS. */
import { appendFileSync } from "node:fs";
import Sqlite from "better-sqlite3";

const { prepare } = Sqlite.prototype;
const seen = new Set();

Sqlite.prototype.prepare = function (sql) {
  if (!seen.has(sql)) {
    seen.add(sql);
    appendFileSync(process.env.STATEMENTS, `${JSON.stringify(sql)}\n`);
  }
  return prepare.call(this, sql);
};
