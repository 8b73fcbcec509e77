import { parseConfig, type Config } from "./config-schema";

/** The configuration, read once from the environment. The only reader of `process.env` in the application. */
export const config: Config = load();

function load(): Config {
  const result = parseConfig(process.env);
  if (result.ok) return result.config;
  process.stderr.write(
    `The site cannot start. Set these environment variables (see .env.example):\n` +
      result.problems.map((problem) => `  - ${problem}\n`).join(""),
  );
  process.exit(1);
}
