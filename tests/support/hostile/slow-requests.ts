import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { openedClient } from "../assets/onboarding-client";
import type { Site } from "../site";

export function expectTooSlow(answer: string): void {
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(answer).toContain("That took too long");
}

export async function fileArrivesSlowly(
  site: Site,
  line: { size: number; piece: number; everyMs: number },
): Promise<void> {
  const client = await openedClient(site);
  async function* bytes() {
    yield Buffer.from("GIF89a");
    for (let sent = 0; sent < line.size; sent += line.piece) {
      yield await pause(line.everyMs, Buffer.alloc(line.piece));
    }
  }
  expect((await client.send([{ name: "slow.gif", bytes: bytes() }])).status).toBe(303);
  expect(site.sandbox.s3.objects().some(({ key }) => key.endsWith("slow.gif"))).toBe(true);
}
