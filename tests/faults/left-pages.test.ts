import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, launchBrowser, modes, visit } from "../browser";
import { startSite, until, type Site } from "../site";
import { large, ownFiles, streamed } from "./broken-uploads";
import { noFileLeftOver } from "./inquiries";

/** Bytes a second: on this line the file takes half a minute. */
const SLOW_LINE = 512 * 1024;

const folder = mkdtempSync(join(tmpdir(), "sitewright-photos-"));
const [photos] = streamed(ownFiles(large));
const path = join(folder, photos!.name);
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  writeFileSync(path, Buffer.concat([...photos!.bytes]));
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true });
});

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
    "a visitor who %s while a file is sent leaves nothing of it",
    async (_, depart) => {
      const { page, expectQuiet } = await visit(browser, { scripts, baseURL: site.url });
      await page.goto("/onboarding");
      await hydrated(page, scripts);
      await page.getByLabel("Choose files").setInputFiles(path);
      await slowDown(page);
      // Of the two buttons this one sends the files whatever else is filled in.
      const save = page.getByRole("button", { name: "Save and finish later" });
      await save.click({ noWaitAfter: true });
      await until("the site receives the file", () => {
        return site.rows("select 1 from uploads where state = 'receiving'").length === 1;
      });
      if (scripts) {
        // There is no way to stop it but to leave.
        const remove = page.getByRole("button", { name: /^Remove / });
        expect(await remove.isDisabled()).toBe(true);
      }
      await depart(page);
      await noFileLeftOver(site);
      expect(site.rows("select 1 from uploads")).toEqual([]);
      expectQuiet();
      await page.context().close();
    },
  );
});
