import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { HttpClient, textOf } from "../support/http/http-client";
import { ofThisRun } from "../support/this-run";
import { released, restore } from "../upgrades/dump";
import { orderId, reference, sessionId } from "../upgrades/rows";
import {
  emptyBucket,
  nameFrom,
  put,
  restartedSite,
  encryptBackup,
} from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import { orderOf, paidOrder } from "../support/orders/order-visitor";

const site = await restartedSite();
beforeEach(() => emptyBucket(site));

test.each(ofThisRun(released, (schema) => schema === released[0]))(
  "a backup made by the release with %s can be restored, and the site takes orders on it",
  async (schema) => {
    const path = join(mkdtempSync(join(tmpdir(), "sitewright-old-")), "site.db");
    restore(path, schema, new Date());
    const name = nameFrom(1000);
    await put(site, name, await encryptBackup(path));
    const { code, err } = await desk(site, "restore", name, "--yes");
    expect([code, err]).toEqual([0, expect.stringContaining("Restart the site")]);
    await site.kill("SIGKILL");
    await site.restart();
    const page = await new HttpClient(site.url).page(`/thank-you?session_id=${sessionId("paid")}`);
    expect(textOf(page)).toContain(reference("paid"));
    expect(site.rows("select id from orders where id = ?", orderId("received"))).toHaveLength(1);
    const { fields } = await paidOrder(site);
    expect(orderOf(site, fields).state).toBe("paid");
  },
);
