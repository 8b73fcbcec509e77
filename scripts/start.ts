/**
 * `npm start`: the production server. remix-serve runs in this process, so that it gets the signals; with SANDBOX=1 the
 * sandbox does too, for a demonstration.
 */
import "./check-node.mjs";
import { setFlagsFromString } from "node:v8";
import { checkSite } from "../app/content/check-site";

// For a machine of 256 MB, V8 collects buffers earlier: its young generation has 2 MB instead of up to 64, and it collects
// the old one once the heap has grown by half. 2.5 GB of uploads take 60 MB less (docs/benchmarks.md). These two of V8's
// memory options take effect in a running process.
setFlagsFromString("--semi-space-growth-factor=1");
setFlagsFromString("--heap-growing-percent=50");

process.chdir(`${import.meta.dirname}/..`);
process.env.NODE_ENV = "production";
process.env.PORT ||= "3000";
checkSite();

if (process.env.SANDBOX === "1") await (await import("./demonstration")).startDemonstration();
const { lockDataFolder, warnOfNewDatabase } = await import("~/server/database/data-folder.server");
lockDataFolder();
const { applyStagedRestore } = await import("~/operations/backup/staged-restore.server");
applyStagedRestore();
warnOfNewDatabase();
process.argv = [process.argv[0]!, "remix-serve", "build/index.js"];
await import("@remix-run/serve/dist/cli.js");
