/**
 * `npm run dev`: the site in development, with the sandbox standing in for each provider without credentials.
 * The sandbox runs in this process, so it survives rebuilds of the site.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { stripePrices } from "../app/content/stripe-prices";
import { type Provider, startSandbox } from "../sandbox";

const CREDENTIALS: Record<Provider, readonly string[]> = {
  stripe: ["STRIPE_SECRET_KEY", "STRIPE_API_URL"],
  postmark: ["POSTMARK_SERVER_TOKEN", "POSTMARK_API_URL"],
  s3: ["AWS_ACCESS_KEY_ID", "AWS_ENDPOINT_URL_S3"],
};

if (existsSync(".env")) process.loadEnvFile(".env");
const port = process.env.PORT || "3000";
const siteUrl = process.env.SITE_URL || `http://localhost:${port}`;

const sandbox = await startSandbox({
  providers: unsetProviders(process.env),
  publicUrl: siteUrl,
  webhookUrl: `http://127.0.0.1:${port}/webhooks/stripe`,
  shop: stripePrices,
});
if (unsetProviders(process.env).length === 3) {
  (await import("./demonstration")).announceStandIns(sandbox.env);
}
console.log(`The site:    ${siteUrl}\nThe sandbox: ${siteUrl}/sandbox/`);

// What the site reads for every document in development.
const watchers = ["build:inline", "build:content"].map((name) =>
  spawn("npm", ["run", "--silent", name, "--", "--watch"], {
    stdio: ["pipe", "inherit", "inherit"],
  }),
);
const site = spawn(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "dev"], {
  stdio: "inherit",
  env: { ...process.env, ...sandbox.env, NODE_ENV: "development", PORT: port },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => site.kill(signal));
}
site.on("exit", (code) => {
  for (const { stdin } of watchers) stdin.end();
  void sandbox.close().finally(() => process.exit(code ?? 0));
});

/** Providers without credentials, for which the sandbox stands in. */
function unsetProviders(env: NodeJS.ProcessEnv): Provider[] {
  return (Object.keys(CREDENTIALS) as Provider[]).filter((provider) =>
    CREDENTIALS[provider].every((name) => !env[name]),
  );
}
