import type { Config } from "./config-schema";
import { environment } from "./environment.server";

/** The configuration. Without a whole one the process ends here, saying what is wrong. */
export const config: Config = load();

function load(): Config {
  if (environment.ok) return environment.config;
  process.stderr.write(
    `The site cannot start. Set these environment variables (see .env.example):\n` +
      environment.problems.map((problem) => `  - ${problem}\n`).join(""),
  );
  process.exit(1);
}
