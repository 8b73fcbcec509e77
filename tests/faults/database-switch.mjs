/**
 * Loaded ahead of the site's own code: runs pragmas on the site's own connection when a test says so over IPC,
 * at once or right before the next statement that holds certain words.
 */
import Sqlite from "better-sqlite3";

const { pragma, prepare } = Sqlite.prototype;
/** The site opens one connection, and sets its pragmas at once. */
const opened = new Set();
let waiting;

Sqlite.prototype.pragma = function (...given) {
  opened.add(this);
  return pragma.apply(this, given);
};

Sqlite.prototype.prepare = function (sql) {
  if (waiting && sql.includes(waiting.before)) {
    run(waiting.source);
    waiting = undefined;
  }
  return prepare.call(this, sql);
};

function run(source) {
  const [connection] = opened;
  return pragma.call(connection, source, { simple: true });
}

process.on("message", ({ source, before }) => {
  waiting = before ? { source, before } : undefined;
  process.send({ value: before ? undefined : run(source) });
});
// A test that has gone keeps no site alive.
process.channel.unref();
