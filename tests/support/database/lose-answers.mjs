/**
 * Loaded before the application: when a test says so over IPC, the next commit of a transaction with a statement that
 * contains certain words is done, but its answer is lost, as where the line to PostgreSQL breaks.
 */
import pg from "pg";

const { query } = pg.Client.prototype;
/** What each connection's open transaction has run. */
const statements = new WeakMap();
let words;

pg.Client.prototype.query = function (statement, ...more) {
  const sql = statement?.text ?? String(statement);
  if (sql === "commit" && words && statements.get(this)?.includes(words)) {
    words = undefined;
    return query.call(this, statement, ...more).then(() => {
      this.connection.stream.destroy();
      throw Object.assign(new Error("the answer is lost, by plan of a test"), {
        code: "ECONNRESET",
      });
    });
  }
  statements.set(this, sql.startsWith("begin") ? "" : `${statements.get(this)}${sql}\n`);
  return query.call(this, statement, ...more);
};

process.on("message", (message) => {
  words = message.words;
  process.send({});
});
// The IPC channel must not keep the site alive after its test.
process.channel.unref();
