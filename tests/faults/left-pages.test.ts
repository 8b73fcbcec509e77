import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, modes, sharedBrowser } from "../support/browser";
import { visit } from "../support/visit";
import { keyedName } from "../support/assets/onboarding-client";
import { sharedSite } from "../support/site";
import { until } from "../support/until";
import { large, ownFiles } from "../support/faults/broken-uploads";

/** Bytes a second: the file takes half a minute. */
const SLOW_LINE = 512 * 1024;

const site = await sharedSite();
const folder = mkdtempSync(join(tmpdir(), "sitewright-photos-"));
const [photos] = ownFiles(large);
const path = join(folder, photos!.name);
beforeAll(() => writeFileSync(path, photos!.bytes));
afterAll(() => rmSync(folder, { recursive: true }));

const rows = () =>
  site.rows<{ state: string }>("select state from uploads where name = ?", photos!.name);
const objects = () =>
  site.sandbox.s3.objects().filter(({ key }) => keyedName(key) === photos!.name);

const departures = [
  ["goes to another page", (page: Page) => page.goto("/")],
  ["closes the tab", (page: Page) => page.close()],
] as const;

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: SLOW_LINE,
  });
}

describe.each(modes)("$mode", ({ scripts }) => {
  test.each(departures)(
    "a visitor who %s during an upload leaves no row and no object",
    async (_, depart) => {
      const { page, expectQuiet } = await visit(await sharedBrowser(), {
        scripts,
        baseURL: site.url,
      });
      await page.goto("/onboarding");
      await hydrated(page, scripts);
      await slowDown(page);
      await page.getByLabel("Choose files").setInputFiles(path);
      // Unlike the other button, this one sends the files even when fields are missing.
      const save = page.getByRole("button", { name: "Save and finish later" });
      if (!scripts) await save.click({ noWaitAfter: true });
      await until("the site receives the file", () => {
        return rows().some(({ state }) => state === "receiving");
      });
      await depart(page);
      await until("its row is deleted", () => rows().length === 0);
      expect(objects()).toEqual([]);
      expectQuiet();
    },
  );
});
