import { pages } from "~/content/pages";

/** The paths of all HTML pages. */
export const htmlPages: readonly string[] = pages
  .filter(({ path, methods }) => methods.includes("GET") && !/\.|^\/healthz$/.test(path))
  .map(({ path }) => path);
