/**
 * Loaded ahead of the site's own code: runs pragmas on the site's own connection when a test says so over IPC,
 * at once or right before the next statement that contains certain words.
 */
import Sqlite from "better-sqlite3";

const { pragma } = Sqlite.prototype;
/** The prototype of all statements; the package does not export their class. */
const Statement = Object.getPrototypeOf(new Sqlite(":memory:").prepare("select 1"));
/** The site's connection: it opens one and sets its pragmas at once. */
const opened = new Set();
let waiting;

Sqlite.prototype.pragma = function (...given) {
  opened.add(this);
  return pragma.apply(this, given);
};

for (const name of ["run", "get", "all"]) {
  const execute = Statement[name];
  Statement[name] = function (...values) {
    if (waiting && this.source.includes(waiting.before)) {
      const { source } = waiting;
      waiting = undefined;
      run(source);
    }
    return execute.apply(this, values);
  };
}

function run(source) {
  const [connection] = opened;
  return pragma.call(connection, source, { simple: true });
}

process.on("message", ({ source, before }) => {
  waiting = before ? { source, before } : undefined;
  process.send({ value: before ? undefined : run(source) });
});
// The IPC channel must not keep the site alive after its test.
process.channel.unref();
