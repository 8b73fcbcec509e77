import { expect } from "vitest";
import { rawGet } from "./raw-get";

/** A URL's response for a browser with Brotli, still encoded. */
export const requestCompressed = (url: string) => rawGet(url, { "Accept-Encoding": "br" });

export async function weigh(urls: Iterable<string>): Promise<Record<string, number>> {
  const weights = [...new Set(urls)].map(async (url) => {
    const { status, body } = await requestCompressed(url);
    expect(status, url).toBe(200);
    return [new URL(url).pathname, body.length] as const;
  });
  return Object.fromEntries(await Promise.all(weights));
}

export const heavierThan = (weights: Record<string, number>, limit: number) =>
  Object.entries(weights)
    .filter(([, bytes]) => bytes > limit)
    .map(([path, bytes]) => `${path}: ${bytes}`);
