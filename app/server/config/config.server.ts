import { environment, type Config } from "./environment.server";

/** The configuration. If variables are missing or malformed, the process prints them and ends here. */
export const config: Config = load();

/** The desk of a demonstration that does not run: its stand-ins run in the site's process. */
export const sandboxUnreachable = config.sandbox.demonstration && config.sandbox.url === undefined;

export const SANDBOX_UNREACHABLE =
  "The stand-ins for Stripe, Postmark and the bucket run inside the demonstration, which does not run: start it with SANDBOX=1 npm start and the same DATA_DIR. For real orders, unset SANDBOX and set their credentials.";

function load(): Config {
  if (environment.ok) return environment.config;
  process.stderr.write(
    `The site cannot start. Set these environment variables (see .env.example):\n` +
      environment.problems.map((problem) => `  - ${problem}\n`).join(""),
  );
  process.exit(1);
}
