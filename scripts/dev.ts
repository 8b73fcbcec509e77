/**
 * `npm run dev`: the site in development, with the sandbox standing in for each provider without credentials.
 * The sandbox lives in this process, so it outlasts the rebuilds of the site.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { startSandbox } from "../sandbox";
import { unsetProviders } from "./stand-ins";

if (existsSync(".env")) process.loadEnvFile(".env");
const port = process.env.PORT || "3000";
const siteUrl = process.env.SITE_URL || `http://localhost:${port}`;

const sandbox = await startSandbox({
  providers: unsetProviders(process.env),
  publicUrl: siteUrl,
  webhookUrl: `http://127.0.0.1:${port}/webhooks/stripe`,
});
console.log(`The site:    ${siteUrl}\nThe sandbox: ${siteUrl}/sandbox/`);

// Bundled anew as it is edited, until this process ends; the site reads it for every document.
const inline = spawn("npm", ["run", "--silent", "build:inline", "--", "--watch"], {
  stdio: ["pipe", "inherit", "inherit"],
});
const site = spawn(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "dev"], {
  stdio: "inherit",
  env: { ...process.env, ...sandbox.env, NODE_ENV: "development", PORT: port },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => site.kill(signal));
}
site.on("exit", (code) => {
  inline.stdin.end();
  void sandbox.close().finally(() => process.exit(code ?? 0));
});
