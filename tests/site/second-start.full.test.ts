import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { desk, runNode } from "../support/operations/desk";
import { emptyBucket, restartedSite } from "../support/operations/backups";
import type { Site } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await restartedSite();
});
afterEach(() => rmSync(join(site.dataDir, "staged"), { recursive: true, force: true }));
afterAll(() => emptyBucket(site));

test("desk restore says whether the site is running, and so whether to restart or start it", async () => {
  expect((await desk(site, "backup")).code).toBe(0);
  const beside = await desk(site, "restore", "--yes");
  expect(beside.err).toContain(`Restart the site, which runs as process ${site.pid()} on `);
  await site.kill("SIGKILL");
  const alone = await desk(site, "restore", "--yes");
  expect(alone.err).toContain("Start the site: it starts with this backup.");
  await site.restart();
});

test("a start in production without a database warns that the volume may not be mounted", async () => {
  const empty = join(site.dataDir, "not-mounted");
  mkdirSync(empty);
  // A port that is in use ends the start right after it has begun.
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const ran = await runNode({ ...site.env, DATA_DIR: empty, PORT: String(port) }, [
    "build/start.js",
  ]);
  other.close();
  expect(ran.out).toContain("its volume is not mounted");
  expect(site.output()).toContain("its volume is not mounted");
  await site.kill("SIGKILL");
  const before = site.output().length;
  await site.restart();
  expect(site.output().slice(before)).not.toContain("its volume is not mounted");
});
