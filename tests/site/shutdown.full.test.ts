import { existsSync } from "node:fs";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startSite, type Site } from "../support/site";
import { until } from "../support/until";
import { mailCalls, openForm, orderOf, validOrder } from "../support/orders/order-visitor";

// shutdown.test.ts covers an idle site at SIGTERM.
let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

const lines = () => site.output().split("\n").filter(Boolean);

test("an idle site exits at SIGINT at once despite open connections, with its database closed", async () => {
  const { hostname, port, host } = new URL(site.url);
  const [idle, silent] = [connect(Number(port), hostname), connect(Number(port), hostname)];
  const closed = [idle, silent].map((socket) => once(socket, "close"));
  let received = "";
  idle.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  idle.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await until("it is answered", () => received.includes('"ok"'));

  const started = Date.now();
  site.signal("SIGINT");
  expect(await site.ended()).toBe(0);
  expect(Date.now() - started).toBeLessThan(4000);
  await Promise.all(closed);
  expect(existsSync(join(site.dataDir, "site.db-wal"))).toBe(false);
  for (const line of lines()) expect(() => JSON.parse(line) as unknown).not.toThrow();
  expect(lines().at(-1)).toContain('"stopped"');
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "a request in flight is answered after %s before the site exits",
  async (signal) => {
    const visitor = await openForm(site);
    const fields = validOrder();
    site.sandbox.postmark.fail({ match: "POST /email", delayMs: 800, times: 1 });
    const answer = visitor.send(fields);
    await until("the email is being sent", () => mailCalls(site).length > 0);
    site.signal(signal);
    const answered = await answer;
    expect([answered.status, answered.headers.get("Connection")]).toEqual([303, "close"]);
    expect(await site.ended()).toBe(0);
    const { id } = orderOf(site, fields);
    expect(site.rows("select state from outbox where order_id = ?", id)).toEqual([
      { state: "sent" },
    ]);
  },
);
