import { redirect, redirectDocument } from "@remix-run/node";

/** Answers a post by sending the browser on to another page of ours; no cache keeps it. */
export function redirect303(path: string, headers?: HeadersInit) {
  return redirect(path, { status: 303, headers: uncached(headers) });
}

/** The same, to a page that the scripts must load anew. */
export function redirectDocument303(url: string, headers?: HeadersInit) {
  return redirectDocument(url, { status: 303, headers: uncached(headers) });
}

function uncached(init?: HeadersInit): Headers {
  const headers = new Headers(init);
  headers.set("Cache-Control", "no-store");
  return headers;
}
