import { readdirSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

/** As Chromium asks. */
export const ACCEPT_ENCODING = "gzip, deflate, br, zstd";

/** What a server answered, byte for byte, without what its connection added. */
export interface Recorded {
  path: string;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

const OF_THE_CONNECTION = ["connection", "date", "keep-alive", "transfer-encoding"];

export async function record(url: string, path: string): Promise<Recorded> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url + path, { headers: { "Accept-Encoding": ACCEPT_ENCODING } }, resolve).on(
      "error",
      reject,
    );
  });
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  const body = await buffer(answer);
  return { path, headers: kept(answer.headers, body), body };
}

/** Everything that the pages may load, but no script of theirs. */
export async function recordPublicFiles(url: string): Promise<Recorded[]> {
  return Promise.all(publicFiles().map((path) => record(url, path)));
}

/** The paths of all public files, but the built scripts. */
export function publicFiles(): string[] {
  return readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${join(entry.parentPath, entry.name).split("\\").join("/").slice("public/".length)}`,
    )
    .filter((path) => !/^\/build\/.*\.js(\.map)?$/.test(path));
}

/** The HTML of a recorded page. */
export function htmlOf({ headers, body }: Recorded): string {
  if (headers["content-encoding"] !== "br") throw new Error("The page did not come as brotli.");
  return brotliDecompressSync(body).toString();
}

/** The same answer with other HTML in it, compressed as hard as brotli can. */
export function withHtml(recorded: Recorded, html: string): Recorded {
  const body = brotliCompressSync(html);
  return {
    ...recorded,
    headers: { ...recorded.headers, "content-length": String(body.length) },
    body,
  };
}

/** Writes answers for servers/recorded.mjs. */
export function writeRecording(file: string, answers: readonly Recorded[]): void {
  const lines = answers.map((answer) => ({ ...answer, body: answer.body.toString("base64") }));
  writeFileSync(file, JSON.stringify(lines));
}

function kept(headers: IncomingHttpHeaders, body: Buffer): Recorded["headers"] {
  const entries = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
  return {
    ...(Object.fromEntries(entries) as Recorded["headers"]),
    "content-length": String(body.length),
  };
}
