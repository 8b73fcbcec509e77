import { once } from "node:events";
import { existsSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { openedClient } from "../support/assets/onboarding-client";
import { startSite } from "../support/site";
import { large, ownFiles } from "../support/faults/broken-uploads";
import { shortTimeouts } from "../support/faults/fault-rows";
import { reportsUsage, usageOf, usageOnce } from "../support/faults/usage";

const ROUNDS = 10;

// Idle connections to the bucket are closed after its timeout.
const site = await startSite({ env: { ...reportsUsage, ...shortTimeouts } });

test.skipIf(!existsSync("/proc/self/fd"))(
  "downloads from the sandbox that are broken off leave no open connections",
  async () => {
    const { handles: fresh } = await usageOf(site);
    const client = await openedClient(site);
    await client.send(ownFiles(large), { intent: "upload" });
    const [file] = client.objects();
    for (let round = 0; round < ROUNDS; round += 1) {
      const download = get(`${site.url}/sandbox/files/${file!.bucket}/${file!.key}`);
      const [answer] = (await once(download, "response")) as [IncomingMessage];
      expect(answer.statusCode).toBe(200);
      await once(answer, "data");
      download.destroy();
    }
    const { handles } = await usageOnce(site, (usage) => usage.handles! <= fresh!);
    expect(handles).toBeLessThanOrEqual(fresh!);
  },
);
