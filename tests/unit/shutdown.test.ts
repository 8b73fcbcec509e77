import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DRAIN_MS } from "~/platform/shutdown.server";

test("the time to finish is shorter than the time the machine gives", () => {
  const seconds = Number(/kill_timeout = "(\d+)s"/.exec(readFileSync("fly.toml", "utf8"))?.[1]);
  expect(DRAIN_MS / 1000).toBeLessThanOrEqual(seconds - 10);
});
