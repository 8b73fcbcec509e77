import { environment, type Config } from "./environment.server";

/** The configuration. If variables are missing or malformed, the process prints them and ends here. */
export const config: Config = load();

/** In a demonstration the sandbox runs inside the site's process, where the desk's process cannot reach it. */
export const sandboxUnreachable =
  config.sandbox.demonstration && config.storage.endpoint === undefined;

export const SANDBOX_UNREACHABLE =
  "The stand-ins for Stripe, Postmark and the bucket live inside the site and cannot be asked from here: for real orders, unset SANDBOX and set their credentials.";

function load(): Config {
  if (environment.ok) return environment.config;
  process.stderr.write(
    `The site cannot start. Set these environment variables (see .env.example):\n` +
      environment.problems.map((problem) => `  - ${problem}\n`).join(""),
  );
  process.exit(1);
}
