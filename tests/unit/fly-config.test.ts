import { readFileSync } from "node:fs";
import { parse } from "toml";
import { expect, test } from "vitest";
import { pages } from "~/content/pages";
import { parseConfig } from "~/config/environment.server";
import { DRAIN_MS } from "~/lifecycle/shutdown.server";
import { environmentOf, readDockerfile } from "../support/container/dockerfile";

interface FlyConfig {
  kill_signal: string;
  kill_timeout: string;
  swap_size_mb: number;
  deploy: { strategy: string; release_command?: string };
  env: Record<string, string>;
  mounts: Record<string, string | number>;
  http_service: {
    internal_port: number;
    force_https: boolean;
    auto_stop_machines: string;
    min_machines_running: number;
    checks: { method: string; path: string; interval: string; timeout: string }[];
  };
  metrics: { port: number; path: string };
  vm: { size: string; memory: string }[];
}

const fly = parse(readFileSync("fly.toml", "utf8")) as FlyConfig;
const image = environmentOf(readDockerfile().stages.at(-1)!);
const seconds = (text: string) => Number(/^(\d+)s$/.exec(text)?.[1]);

test("Fly waits longer before it kills the process than the site needs to shut down", () => {
  expect(fly.kill_signal).toBe("SIGTERM");
  expect(seconds(fly.kill_timeout)).toBeGreaterThanOrEqual(DRAIN_MS / 1000 + 10);
  expect(seconds(fly.kill_timeout)).toBeLessThanOrEqual(300);
});

test("Fly keeps one machine running and never stops it", () => {
  const { auto_stop_machines, min_machines_running } = fly.http_service;
  expect({ auto_stop_machines, min_machines_running }).toEqual({
    auto_stop_machines: "off",
    min_machines_running: 1,
  });
});

test("a deployment replaces the machine in place, without a release command that would lack the volume", () => {
  expect(fly.deploy).toEqual({ strategy: "rolling" });
});

test("the volume is mounted where the image keeps its database, with snapshots and room to grow", () => {
  expect(fly.mounts.destination).toBe(image.DATA_DIR);
  expect(fly.env.DATA_DIR).toBe(image.DATA_DIR);
  expect(fly.mounts.snapshot_retention).toBe(14);
  const growth = [
    "auto_extend_size_threshold",
    "auto_extend_size_increment",
    "auto_extend_size_limit",
  ];
  for (const name of growth) expect(fly.mounts).toHaveProperty(name);
});

test("visitors reach the image's port over HTTPS only", () => {
  expect(fly.http_service.force_https).toBe(true);
  expect(String(fly.http_service.internal_port)).toBe(image.PORT);
  expect(fly.env.PORT).toBe(image.PORT);
});

test("Fly's health check asks a route that exists, with a timeout shorter than its interval", () => {
  const [check, ...more] = fly.http_service.checks;
  expect(more).toEqual([]);
  expect(pages.some(({ path, methods }) => path === check?.path && methods?.includes("GET"))).toBe(
    true,
  );
  expect(check?.method).toBe("GET");
  expect(seconds(check!.timeout)).toBeLessThan(seconds(check!.interval));
});

test("Fly scrapes the metrics on a port that visitors cannot reach", () => {
  expect(String(fly.metrics.port)).toBe(fly.env.METRICS_PORT);
  expect(fly.metrics.path).toBe("/metrics");
  expect(fly.metrics.port).not.toBe(fly.http_service.internal_port);
});

test("the machine has 512 MB of memory and 512 MB of swap", () => {
  expect(fly.vm).toEqual([{ size: "shared-cpu-1x", memory: "512mb" }]);
  expect(fly.swap_size_mb).toBe(512);
});

test("fly.toml contains no secret, and together with the secrets it is a valid configuration", () => {
  const secrets = {
    ...{ SITE_URL: "https://example.com", SUPPORT_EMAIL: "help@example.com" },
    ...{ EMAIL_FROM: "hello@example.com", EMAIL_TO: "team@example.com", SESSION_SECRET: "s" },
    ...{ STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "whsec", POSTMARK_SERVER_TOKEN: "token" },
    // Those that `fly storage create` sets.
    ...{ AWS_ACCESS_KEY_ID: "tid", AWS_SECRET_ACCESS_KEY: "tsec", BUCKET_NAME: "bucket" },
    AWS_ENDPOINT_URL_S3: "https://fly.storage.tigris.dev",
  };
  expect(Object.keys(fly.env).filter((name) => name in secrets)).toEqual([]);
  const parsed = parseConfig({ ...image, ...fly.env, ...secrets });
  expect(parsed).toMatchObject({
    ok: true,
    config: { port: 3000, clientIpHeader: "fly-client-ip", metricsPort: 9091, dataDir: "/data" },
  });
});
