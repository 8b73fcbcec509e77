/**
 * Loaded before the application: fails the first commit of every transaction as PostgreSQL does when another transaction
 * came first, so that the transaction's work runs twice. Migrations, which are not repeated, are spared.
 */
import pg from "pg";

const { query } = pg.Client.prototype;
/** The connections whose next commit succeeds. */
const spared = new WeakSet();

pg.Client.prototype.query = function (statement, ...more) {
  if (statement === "commit" && !spared.delete(this)) {
    spared.add(this);
    return query.call(this, "rollback").then(() => {
      throw Object.assign(new Error("could not serialize access, by plan of a test"), {
        code: "40001",
      });
    });
  }
  if (typeof statement === "string" && statement.includes("kysely_migration")) spared.add(this);
  return query.call(this, statement, ...more);
};
