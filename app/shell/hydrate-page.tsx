import { RemixBrowser } from "@remix-run/react";
import { hydrate } from "./hydrate";
import { PAGE_ID } from "./page-id";

/** Hands a page to the framework, from where the server left it. */
export function hydratePage(): void {
  hydrate(PAGE_ID, <RemixBrowser />);
}
