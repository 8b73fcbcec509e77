/** By itself, so that a dynamic import of it brings this part of the framework alone. */
export { RemixBrowser } from "@remix-run/react";
