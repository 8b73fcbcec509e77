import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** A script of any other type is a data block, to which no policy applies. */
const EXECUTABLE = /^(module|text\/javascript|application\/javascript)?$/i;

/** The hash sources of a Content-Security-Policy that allow exactly the inline scripts of a page. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !/\ssrc\s*=/i.test(attributes) && isExecutable(attributes))
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}

function isExecutable(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? "";
  return EXECUTABLE.test(type);
}
