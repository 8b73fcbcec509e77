/**
 * `npm run seed`: 31 orders in every stage, for a look at the work with them, in the DATA_DIR of a demonstration or of
 * `npm run dev` that runs.
 */
import "./check-node.mjs";
import { existsSync } from "node:fs";

process.chdir(`${import.meta.dirname}/..`);
if (existsSync(".env")) process.loadEnvFile(".env");
process.env.NODE_ENV = "production";
process.env.SANDBOX = "1";
const { joinDemonstration } = await import("./demonstration");
joinDemonstration();
if (!process.env.STRIPE_API_URL) {
  end("Start `SANDBOX=1 npm start` or `npm run dev` with the same DATA_DIR first.");
}
// Links in emails lead to where it runs.
process.env.SITE_URL ||= new URL(process.env.BUCKET_PUBLIC_URL!).origin;

const { log } = await import("~/server/log/log.server");
log.level = "error";
const { seedOrders } = await import("./seed/orders");
const { closeDatabase } = await import("~/server/database/connection.server");
const made = await seedOrders();
await closeDatabase();
if (!made) end("The orders are there already.");
process.stdout.write(`${made.length} orders:\n${made.map((line) => `  ${line}\n`).join("")}`);

function end(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
