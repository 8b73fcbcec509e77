import { redirect, redirectDocument } from "@remix-run/node";

/** Redirects after a post to another page of the site; never cached. */
export function redirect303(path: string, headers?: HeadersInit) {
  return redirect(path, { status: 303, headers: uncached(headers) });
}

/** As {@link redirect303}, but Remix in the browser loads the target as a document. */
export function redirectDocument303(url: string, headers?: HeadersInit) {
  return redirectDocument(url, { status: 303, headers: uncached(headers) });
}

function uncached(init?: HeadersInit): Headers {
  const headers = new Headers(init);
  headers.set("Cache-Control", "no-store");
  return headers;
}
