import { existsSync } from "node:fs";
import { pages } from "~/content/pages";

export const htmlPages: readonly string[] = pages
  .filter(
    ({ path, methods, optional, team }) =>
      !team &&
      (!optional || existsSync("app/content/legal/imprint.md")) &&
      methods.includes("GET") &&
      !/\.|^\/(healthz|invoice)$/.test(path),
  )
  .map(({ path }) => path);
