import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { webhookEvents } from "~/payments/webhook.server";

test("docs/deploying.md names exactly the Stripe events that the webhook handles", () => {
  const guide = readFileSync("docs/deploying.md", "utf8");
  const list = /the events below\.[^]*?\n((?: {2,}[- ] .*\n)+)/.exec(guide)?.[1] ?? "";
  const named = [...list.matchAll(/`([\w.]+)`/g)].map(([, name]) => name);
  expect([...named].sort()).toEqual([...webhookEvents].sort());
});
