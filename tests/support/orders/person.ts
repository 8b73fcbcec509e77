import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { openedClient } from "../assets/onboarding-client";
import { png } from "../assets/upload-samples";
import { type Site } from "../site";
import { onPostgres } from "../this-run";
import { until } from "../until";
import { mailedLink, orderOf, placeOrder } from "./order-visitor";

let people = 0;

/** A person's input, in words that occur nowhere else. */
export function person() {
  const n = ++people;
  const traces: string[] = [];
  const word = (stem: string) => {
    traces.push(`${stem}${n}x`);
    return traces.at(-1)!;
  };
  return {
    order: {
      name: word("Okapi"),
      email: `${word("Zoe")}@forget.test`,
      project: `${word("Quagga")} pipes in the north of the town.`,
      assets: word("Dodo"),
      timeline: "week",
      budget: word("Aurochs"),
    },
    assets: {
      businessName: word("Thylacine"),
      email: `${word("Moa")}@forget.test`,
      websiteUrl: `https://${word("auk")}.test`,
      brandColors: word("Tarpan"),
      textContent: `${word("Bluebuck")} since 1988.`,
      socialLinks: word("Huia"),
    },
    /** What the buyer asked for later, the team's answer, and a note of the team's. */
    asked: word("Kea"),
    answer: word("Kakapo"),
    note: word("Weka"),
    file: { name: `${word("Solitaire")}.png`, bytes: png },
    traces,
  };
}

export type Person = ReturnType<typeof person>;

export function tracesIn(site: Site, { traces }: Person): string[] {
  const stored = (onPostgres ? JSON.stringify(allRows(site)) : filesOf(site)).toLowerCase();
  return traces.filter((word) => stored.includes(word.toLowerCase()));
}

export function allRows({ rows, env }: Pick<Site, "rows" | "env">): [string, unknown[]][] {
  const tables = rows<{ name: string }>(
    env.DATABASE_URL
      ? "select table_name as name from information_schema.tables where table_schema = current_schema() order by name"
      : "select name from sqlite_master where type = 'table' order by name",
  );
  return tables.map(({ name }) => [name, rows(`select * from "${name}" order by 1`)]);
}

function filesOf({ dataDir }: Site): string {
  const files = ["site.db", "site.db-wal"].map((name) => join(dataDir, name)).filter(existsSync);
  return files.map((path) => readFileSync(path, "latin1")).join("\n");
}

export const mailedTo = (site: Site, address: string) =>
  site.sandbox.postmark.mails.filter(({ To }) => To === address);

export async function allMailsSent(site: Site, order?: { id: string }): Promise<void> {
  const pending = "select order_id as id from outbox where state = 'pending'";
  const waiting = () =>
    site.rows<{ id: string }>(pending).filter(({ id }) => id === (order?.id ?? id));
  await until("no email waits", () => waiting().length === 0);
}

export async function customer(site: Site, who: Person) {
  const placed = await placeOrder(site, { ...who.order, budget: "other" });
  await placed.visitor.send(who.order);
  const sessionId = orderOf(site, who.order).stripe_session_id!;
  await site.sandbox.stripe.pay(sessionId);
  const link = await mailedLink(site, who.order, "/onboarding");
  const client = await openedClient(site, link);
  // Saved first with another text, so that the row is written twice.
  const brandColors = `${who.assets.brandColors} once`;
  await client.send([], { ...who.assets, brandColors, intent: "save" });
  await client.open(link);
  expect((await client.send([who.file], who.assets)).status).toBe(303);
  await allMailsSent(site);
  const order = orderOf(site, who.order);
  const ids = [randomUUID(), order.id];
  const now = new Date().toISOString();
  site.execute(
    `insert into order_requests (id, order_id, kind, text, files, requested_at, answered_at, answer)
      values (?, ?, 'changes', ?, '[]', ?, ?, ?)`,
    ...[...ids, who.asked, now, now, who.answer],
  );
  site.execute(
    `insert into order_events (id, order_id, happened_at, kind, actor, facts, version)
      values (?, ?, ?, 'note', 'command line', ?, 1)`,
    ...[...ids, now, JSON.stringify({ text: who.note })],
  );
  return { order, sessionId, link };
}
