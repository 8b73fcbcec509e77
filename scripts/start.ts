/**
 * `npm start`: the production server. remix-serve runs in this process, so that it gets the signals; with SANDBOX=1 the
 * sandbox does too, for a demonstration.
 */
import "./check-node.mjs";
import { setFlagsFromString } from "node:v8";
import { checkSite } from "../app/content/check-site";
import { stripePrices } from "../app/content/stripe-prices";

/** Credentials; other AWS_ variables, such as AWS_CA_BUNDLE, are settings of the machine. */
const CREDENTIALS = /^(STRIPE_(?!TAX_RATE$)|POSTMARK_|AWS_(ACCESS|SECRET|SESSION|ENDPOINT))/;

// For a machine of 256 MB, V8 collects buffers earlier: its young generation has 2 MB instead of up to 64, and it collects
// the old one once the heap has grown by half. 2.5 GB of uploads take 60 MB less (docs/benchmarks.md). These two of V8's
// memory options take effect in a running process.
setFlagsFromString("--semi-space-growth-factor=1");
setFlagsFromString("--heap-growing-percent=50");

process.chdir(`${import.meta.dirname}/..`);
process.env.NODE_ENV = "production";
process.env.PORT ||= "3000";
checkSite();

if (process.env.SANDBOX === "1") await startDemonstration();
const { lockDataFolder, warnOfNewDatabase } = await import("~/server/database/data-folder.server");
lockDataFolder();
const { applyStagedRestore } = await import("~/operations/backup/staged-restore.server");
applyStagedRestore();
warnOfNewDatabase();
process.argv = [process.argv[0]!, "remix-serve", "build/index.js"];
await import("@remix-run/serve/dist/cli.js");

async function startDemonstration(): Promise<void> {
  const set = Object.keys(process.env).filter(
    (name) => CREDENTIALS.test(name) && process.env[name],
  );
  if (set.length > 0) {
    process.stderr.write(
      `SANDBOX=1 is for demonstrations without credentials, but these are set: ${set.join(", ")}\n`,
    );
    process.exit(1);
  }
  const { startSandbox } = await import("../sandbox");
  const port = process.env.PORT;
  const sandbox = await startSandbox({
    publicUrl: process.env.SITE_URL || `http://localhost:${port}`,
    webhookUrl: `http://127.0.0.1:${port}/webhooks/stripe`,
    shop: stripePrices,
  });
  Object.assign(process.env, sandbox.env);
}
