import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HttpClient, textOf } from "../http-client";
import { fieldValues, OnboardingClient } from "../onboarding-client";
import { logoPng } from "../sample-files";
import { freePort, startSite, until, type Site } from "../site";
import { dumpOf, released, restore } from "../upgrades/dump";
import { linkToken, orderId, reference, sessionId, waitingMails } from "../upgrades/rows";
import { runNode } from "./desk";
import { orderOf, paidOrder } from "./order-visitor";

describe.each(released)("a site that takes up a database of %s", (name) => {
  let site: Site;
  beforeAll(async () => {
    const prepare = (dataDir: string) => restore(join(dataDir, "site.db"), name, new Date());
    site = await startSite({ prepare });
  });
  afterAll(() => site.stop());

  test("serves its pages", async () => {
    for (const path of ["/", "/contact", "/onboarding", "/healthz"]) {
      expect((await fetch(site.url + path)).status, path).toBe(200);
    }
  });

  test("sends the mails that waited, and no other", async () => {
    await until("they have gone", () => site.sandbox.postmark.mails.length >= waitingMails.length);
    const subjects = site.sandbox.postmark.mails.map(({ Subject }) => Subject);
    expect(subjects).toEqual(expect.arrayContaining(waitingMails));
    expect(subjects).not.toContain("Was given up");
    expect(subjects).not.toContain("Was sent");
  });

  test("tells a buyer who paid before of their order", async () => {
    const path = `/thank-you?session_id=${sessionId("paid")}`;
    const page = textOf(await new HttpClient(site.url).page(path));
    expect(page).toContain("Thank you");
    expect(page).toContain(reference("paid"));
    expect(page).toContain("Total paid $1,626");
  });

  test("opens the draft behind a private link, with what was saved, and takes its assets", async () => {
    const client = new OnboardingClient(site);
    const page = await client.open(`/onboarding?link=${linkToken}`);
    expect(fieldValues(page)).toMatchObject({
      businessName: "O'Hara & Söhne",
      textContent: "We fix boilers.\nSince 1988; 'honestly'.",
    });
    expect((await client.send([{ name: "new.png", bytes: logoPng }])).status).toBe(303);
    expect(site.rows("select state from orders where id = ?", orderId("paid"))).toEqual([
      { state: "assets_received" },
    ]);
  });

  test("takes a new order and its payment", async () => {
    const { fields } = await paidOrder(site);
    expect(orderOf(site, fields).state).toBe("paid");
  });
});

describe("a start", () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "sitewright-start-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  /** Starts a site that is expected to end by itself, on a database of a released schema changed by `sql`. */
  async function startOn(name: string, sql: string) {
    const file = join(dataDir, "data", "site.db");
    mkdirSync(join(dataDir, "data"));
    restore(file, name);
    const contents = () => {
      const sqlite = new Sqlite(file);
      const dump = dumpOf(sqlite);
      sqlite.close();
      return dump;
    };
    const sqlite = new Sqlite(file);
    sqlite.exec(sql);
    sqlite.close();
    const before = contents();
    const env = {
      ...{ NODE_ENV: "production" as const, PATH: process.env.PATH, SANDBOX: "1" },
      ...{ PORT: String(await freePort()), DATA_DIR: join(dataDir, "data") },
    };
    const ran = await runNode(env, ["build/start.js"]);
    const desk = await runNode(env, ["build/desk.js", "orders"]);
    return { ...ran, desk, changed: contents() !== before };
  }

  test("is refused in plain words on a database of a newer version, which stays as it is", async () => {
    const newest = released.at(-1) ?? "";
    const later = "insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')";
    const { code, out, changed, desk } = await startOn(newest, later);
    expect(code).toBe(1);
    expect(out).toContain("the database was changed by a newer version of the site");
    expect(out).toContain("999-later");
    expect([desk.code, desk.out]).toEqual([1, ""]);
    expect(desk.err).toContain("another schema");
    expect(changed).toBe(false);
  });

  test("ends with 1 when a migration fails, and the database is as it was", async () => {
    const { code, out, changed } = await startOn("003-desk", "create table outbox_turn (a text)");
    expect(code).toBe(1);
    expect(out).toContain("the database could not be migrated");
    expect(changed).toBe(false);
  });
});
