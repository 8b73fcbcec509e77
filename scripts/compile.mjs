/** The Remix build, tried twice: esbuild's Go process may deadlock on a busy machine. */
import { spawnSync } from "node:child_process";

const build = ["node_modules/@remix-run/dev/dist/cli.js", "build"];

for (let tries = 2; tries > 0; tries -= 1) {
  const { status } = spawnSync(process.execPath, build, { stdio: "inherit" });
  if (status === 0) process.exit();
}
process.exit(1);
