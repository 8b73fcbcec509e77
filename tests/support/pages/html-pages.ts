import { pages } from "~/content/pages";

export const htmlPages: readonly string[] = pages
  .filter(
    ({ path, methods, optional }) =>
      !optional && methods.includes("GET") && !/\.|^\/(healthz|invoice)$/.test(path),
  )
  .map(({ path }) => path);
