import { expect } from "vitest";
import { filledIn, openedClient } from "../assets/onboarding-client";
import { multipartOpening } from "../http/multipart-stream";
import { openClient, postHead, SLOW_MULTIPART, trickle } from "../http/slow-client";
import type { Site } from "../site";

export function expectTooSlow(answer: string): void {
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(answer).toContain("That took too long");
}

interface Line {
  size: number;
  piece: number;
  everyMs: number;
}

export async function fileArrivesSlowly(site: Site, { size, piece, everyMs }: Line): Promise<void> {
  const client = await openedClient(site);
  const bytes = Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(size)]);
  const opening = multipartOpening("slow", { ...client.hidden, ...filledIn }, "slow.gif");
  const body = Buffer.concat([Buffer.from(opening), bytes, Buffer.from("\r\n--slow--\r\n")]);
  const head = postHead(site.url, "/onboarding", SLOW_MULTIPART, body.length);
  const { socket, answer } = openClient(site.url, head);
  trickle(socket, body, piece, everyMs);
  expect(await answer).toMatch(/^HTTP\/1\.1 303 /);
  expect(site.sandbox.s3.objects().some(({ key }) => key.endsWith("slow.gif"))).toBe(true);
}
