import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { HttpClient, textOf } from "../http-client";
import { startSite, type Site } from "../site";
import { released, restore } from "../upgrades/dump";
import { orderId, reference, sessionId } from "../upgrades/rows";
import { backupEnv, nameFrom, put, sealBackup } from "./backups";
import { desk } from "./desk";
import { orderOf, paidOrder } from "./order-visitor";

// The desk runs, and the site starts again.
vi.setConfig({ testTimeout: 60_000 });

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: backupEnv });
});
afterAll(() => site.stop());

test.each(released)(
  "a backup made by the version of %s is restored and goes on",
  async (schema) => {
    const path = join(mkdtempSync(join(tmpdir(), "sitewright-old-")), "site.db");
    restore(path, schema, new Date());
    const name = nameFrom(1000);
    await put(site, name, await sealBackup(path));
    const { code, err } = await desk(site, "restore", name, "--yes");
    expect([code, err]).toEqual([0, expect.stringContaining("Restart the site")]);
    await site.kill();
    await site.restart();
    const page = await new HttpClient(site.url).page(`/thank-you?session_id=${sessionId("paid")}`);
    expect(textOf(page)).toContain(reference("paid"));
    expect(site.rows("select id from orders where id = ?", orderId("received"))).toHaveLength(1);
    const { fields } = await paidOrder(site);
    expect(orderOf(site, fields).state).toBe("paid");
  },
);
