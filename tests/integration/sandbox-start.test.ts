import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

test("the sandbox by itself prints the environment variables of its client, and exits on a signal", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", "sandbox/start.ts"], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const env = new Map<string, string>();
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith("#")) break;
    const [name = "", value = ""] = line.split(/=(.*)/);
    env.set(name, value);
  }
  expect(env.get("STRIPE_SECRET_KEY")).toMatch(/^sk_test_/);
  const pages = await fetch(`${env.get("SANDBOX_URL")}/sandbox/`);
  expect(await pages.text()).toContain("Checkout sessions");
  for (const name of ["STRIPE_API_URL", "POSTMARK_API_URL", "AWS_ENDPOINT_URL_S3"]) {
    // Each answers, and refuses a call without credentials.
    const { status } = await fetch(env.get(name)!, { method: "POST" });
    expect([401, 403]).toContain(status);
  }
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
