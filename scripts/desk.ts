/** `npm run desk -- …`: the operator's commands. They run beside the site, with its environment variables. */
import "./check-node.mjs";
import { statSync } from "node:fs";
import { resolve } from "node:path";

process.chdir(`${import.meta.dirname}/..`);
process.env.NODE_ENV = "production";
becomeOwner(resolve(process.env.DATA_DIR || "./data"));
if (process.env.SANDBOX === "1") (await import("./demonstration")).joinDemonstration();

// A reader such as `head` may close the pipe early.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
const { runDesk } = await import("~/operations/desk/program");
process.exitCode = await runDesk(process.argv.slice(2));

/** `fly ssh console` runs as root; the site could not write database files that root creates. */
function becomeOwner(folder: string): void {
  const owner = process.getuid?.() === 0 && statSync(folder, { throwIfNoEntry: false });
  if (!owner || owner.uid === 0) return;
  process.setgroups?.([]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}
