import { hash } from "node:crypto";
import type { Reply } from "../http/reply";
import { Html, markup } from "./html";
import { style } from "./style";

const styleHash = hash("sha256", style, "base64");

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self' data:",
  "frame-src 'self'",
  // Paying redirects to the shop, at any origin.
  "form-action *",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers of every page: no caching, no foreign resources. */
export const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy,
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
};

/** A page of the sandbox. */
export function page(title: string, content: Html, status = 200): Reply {
  const document = markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Sandbox</title>
        <link rel="icon" href="data:," />
        <style>${new Html(style)}</style>
      </head>
      <body>
        <header>
          <p>
            <strong>Sandbox: no real money moves.</strong> <a href="/sandbox/">All sandbox pages</a>
          </p>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `;
  return { status, headers: pageHeaders, body: document.text };
}

/** A 404 page. */
export function notFound(what: string): Reply {
  return page("Not found", markup`<p>${what}</p>`, 404);
}

/** A 303 redirect. */
export function seeOther(location: string): Reply {
  return { status: 303, headers: { location, "cache-control": "no-store" } };
}

/** A moment as people read it, in UTC. */
export function moment(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/** An amount in the currency's smallest unit, as people read it. */
export function money(cents: number, currency: string): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
