/** By itself, so that only the pages that are handed to the framework load it. */
export { RemixBrowser } from "@remix-run/react";
