import { readFileSync } from "node:fs";
import { parse } from "toml";
import { describe, expect, test } from "vitest";
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
  mounts?: Record<string, string | number>;
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

const read = (file: string) => parse(readFileSync(file, "utf8")) as FlyConfig;
const ofOne = read("fly.toml");
const ofTwo = read("fly.postgres.toml");
const image = environmentOf(readDockerfile().stages.at(-1)!);
const seconds = (text: string) => Number(/^(\d+)s$/.exec(text)?.[1]);

describe("fly.toml", () => {
  test("keeps one machine running and never stops it", () => {
    expect(ofOne.http_service).toMatchObject({
      auto_stop_machines: "off",
      min_machines_running: 1,
    });
  });

  test("replaces the machine in place, without a release command that would lack the volume", () => {
    expect(ofOne.deploy).toEqual({ strategy: "rolling" });
  });

  test("mounts the volume where the image keeps its database, with snapshots and room to grow", () => {
    expect(ofOne.mounts?.destination).toBe(image.DATA_DIR);
    expect(ofOne.env.DATA_DIR).toBe(image.DATA_DIR);
    expect(ofOne.mounts?.snapshot_retention).toBe(14);
    const growth = [
      "auto_extend_size_threshold",
      "auto_extend_size_increment",
      "auto_extend_size_limit",
    ];
    for (const name of growth) expect(ofOne.mounts).toHaveProperty(name);
  });
});

describe("fly.postgres.toml", () => {
  test("keeps two machines running and never stops them", () => {
    expect(ofTwo.http_service).toMatchObject({
      auto_stop_machines: "off",
      min_machines_running: 2,
    });
  });

  test("starts the new machines before the old ones end, which a volume would prevent", () => {
    expect(ofTwo.deploy).toEqual({ strategy: "bluegreen" });
    expect(ofTwo.mounts).toBeUndefined();
    expect(ofTwo.env.DATA_DIR).toBe("/tmp");
  });

  test("differs from fly.toml only in what several machines need", () => {
    const inCommon = ({
      deploy: _deploy,
      mounts: _mounts,
      env,
      http_service,
      ...rest
    }: FlyConfig) => ({
      ...rest,
      env: { ...env, DATA_DIR: undefined },
      http_service: { ...http_service, min_machines_running: undefined },
    });
    expect(inCommon(ofTwo)).toEqual(inCommon(ofOne));
  });
});

describe.each([
  ["fly.toml", ofOne],
  ["fly.postgres.toml", ofTwo],
])("by %s", (_, fly) => {
  test("Fly waits longer before it kills a process than the site needs to shut down", () => {
    expect(fly.kill_signal).toBe("SIGTERM");
    expect(seconds(fly.kill_timeout)).toBeGreaterThanOrEqual(DRAIN_MS / 1000 + 10);
    expect(seconds(fly.kill_timeout)).toBeLessThanOrEqual(300);
  });

  test("visitors reach the image's port over HTTPS only", () => {
    expect(fly.http_service.force_https).toBe(true);
    expect(String(fly.http_service.internal_port)).toBe(image.PORT);
    expect(fly.env.PORT).toBe(image.PORT);
  });

  test("Fly's health check asks a route that exists, with a timeout shorter than its interval", () => {
    const [check, ...more] = fly.http_service.checks;
    expect(more).toEqual([]);
    expect(
      pages.some(({ path, methods }) => path === check?.path && methods?.includes("GET")),
    ).toBe(true);
    expect(check?.method).toBe("GET");
    expect(seconds(check!.timeout)).toBeLessThan(seconds(check!.interval));
  });

  test("Fly scrapes the metrics on a port that visitors cannot reach", () => {
    expect(String(fly.metrics.port)).toBe(fly.env.METRICS_PORT);
    expect(fly.metrics.path).toBe("/metrics");
    expect(fly.metrics.port).not.toBe(fly.http_service.internal_port);
  });

  test("a machine has 512 MB of memory and 512 MB of swap", () => {
    expect(fly.vm).toEqual([{ size: "shared-cpu-1x", memory: "512mb" }]);
    expect(fly.swap_size_mb).toBe(512);
  });

  test("no secret is public, and together with the secrets the configuration is valid", () => {
    const secrets = {
      ...{ SITE_URL: "https://example.com", SUPPORT_EMAIL: "help@example.com" },
      ...{ EMAIL_FROM: "hello@example.com", EMAIL_TO: "team@example.com", SESSION_SECRET: "s" },
      ...{
        STRIPE_SECRET_KEY: "sk",
        STRIPE_WEBHOOK_SECRET: "whsec",
        POSTMARK_SERVER_TOKEN: "token",
      },
      // Those that `fly storage create` sets.
      ...{ AWS_ACCESS_KEY_ID: "tid", AWS_SECRET_ACCESS_KEY: "tsec", BUCKET_NAME: "bucket" },
      AWS_ENDPOINT_URL_S3: "https://fly.storage.tigris.dev",
      ...(fly === ofTwo && { DATABASE_URL: "postgres://site@direct.example.flympg.net/site" }),
    };
    expect(Object.keys(fly.env).filter((name) => name in secrets)).toEqual([]);
    const parsed = parseConfig({ ...image, ...fly.env, ...secrets });
    expect(parsed).toMatchObject({
      ok: true,
      config: {
        port: 3000,
        clientIpHeader: "fly-client-ip",
        metricsPort: 9091,
        dataDir: fly.env.DATA_DIR,
      },
    });
  });
});
