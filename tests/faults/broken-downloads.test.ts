import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { multipartStream } from "../multipart-stream";
import { filledIn, OnboardingClient } from "../onboarding-client";
import { startSite, until, type Site } from "../site";
import { large, ownFiles, streamed } from "./broken-uploads";
import { handlesAreTold, reportsUsage, usageOf } from "./usage";

const ROUNDS = 10;

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { ...reportsUsage, STORAGE_STALL_MS: "5000" } });
});
afterAll(() => site.stop());

test.skipIf(!handlesAreTold)(
  "downloads from the sandbox that are broken off leave no connection in use",
  async () => {
    const { handles: fresh } = await usageOf(site);
    const client = new OnboardingClient(site);
    await client.open();
    const fields = { ...client.hidden, ...filledIn, intent: "upload" };
    await client.request("/onboarding", multipartStream(fields, streamed(ownFiles(large))));
    const [file] = client.objects();
    for (let round = 0; round < ROUNDS; round += 1) {
      const download = get(`${site.url}/sandbox/files/${file!.bucket}/${file!.key}`);
      const [answer] = (await once(download, "response")) as [IncomingMessage];
      expect(answer.statusCode).toBe(200);
      await once(answer, "data");
      download.destroy();
    }
    await until(
      "its connections are closed",
      async () => (await usageOf(site)).handles! <= fresh!,
      20_000,
    );
  },
);
