import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect } from "vitest";

/** Requests a URL as a browser with Brotli does, and leaves the body encoded. */
export function requestCompressed(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, resolve).on("error", reject);
  });
}

/** The transferred bytes of each URL, by its path. */
export async function weigh(urls: Iterable<string>): Promise<Record<string, number>> {
  const weights = [...new Set(urls)].map(async (url) => {
    const response = await requestCompressed(url);
    expect(response.statusCode, url).toBe(200);
    return [new URL(url).pathname, (await buffer(response)).length] as const;
  });
  return Object.fromEntries(await Promise.all(weights));
}

export const heavierThan = (weights: Record<string, number>, limit: number) =>
  Object.entries(weights)
    .filter(([, bytes]) => bytes > limit)
    .map(([path, bytes]) => `${path}: ${bytes}`);
