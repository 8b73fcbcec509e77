import { readFileSync } from "node:fs";
import { parse } from "toml";
import { describe, expect, test } from "vitest";
import { pages } from "~/content/pages";
import { parseConfig } from "~/server/config/environment.server";
import { POSTS_IN_HAND } from "~/server/http/posts-in-hand.server";
import { REQUESTS_IN_HAND } from "~/server/http/requests-in-hand.server";
import { DRAIN_MS } from "~/server/jobs/shutdown.server";
import { environmentOf, readDockerfile } from "../support/container/dockerfile";

interface FlyConfig {
  kill_timeout: string;
  deploy: object;
  env: Record<string, string>;
  mounts?: object;
  http_service: {
    internal_port: number;
    min_machines_running: number;
    concurrency: object;
    checks: { method: string; path: string; interval: string; timeout: string }[];
  };
}

const read = (file: string) => parse(readFileSync(file, "utf8")) as FlyConfig;
const ofOne = read("fly.toml");
const ofTwo = read("fly.postgres.toml");
const image = environmentOf(readDockerfile().stages.at(-1)!);
const seconds = (text: string) => Number(/^(\d+)s$/.exec(text)?.[1]);

test("fly.toml replaces its one machine in place, with a volume where the image keeps its database", () => {
  // A release command would lack the volume.
  expect(ofOne.deploy).toEqual({ strategy: "rolling" });
  expect(ofOne.http_service.min_machines_running).toBe(1);
  expect(ofOne.env.DATA_DIR).toBe(image.DATA_DIR);
  expect(ofOne.mounts).toMatchObject({
    ...{ destination: image.DATA_DIR, snapshot_retention: 14, auto_extend_size_threshold: 80 },
    ...{ auto_extend_size_increment: "1GB", auto_extend_size_limit: "5GB" },
  });
});

test("fly.postgres.toml starts two new machines before the old ones end, which a volume would prevent", () => {
  expect(ofTwo.deploy).toEqual({ strategy: "bluegreen" });
  expect(ofTwo.http_service.min_machines_running).toBe(2);
  expect(ofTwo.mounts).toBeUndefined();
  expect(ofTwo.env.DATA_DIR).toBe("/tmp");
});

test("fly.postgres.toml differs from fly.toml only in what several machines need", () => {
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

describe.each([
  ["fly.toml", ofOne],
  ["fly.postgres.toml", ofTwo],
])("by %s", (_, fly) => {
  test("a machine of 512 MB never stops, and visitors reach the image's port over HTTPS only", () => {
    expect(fly.env.PORT).toBe(image.PORT);
    expect(fly).toMatchObject({
      vm: [{ size: "shared-cpu-1x", memory: "512mb" }],
      swap_size_mb: 512,
      http_service: {
        ...{ auto_stop_machines: "off", force_https: true, internal_port: Number(image.PORT) },
      },
    });
  });

  test("Fly waits longer before it kills a process than the site needs to shut down", () => {
    expect(fly).toMatchObject({ kill_signal: "SIGTERM" });
    expect(seconds(fly.kill_timeout)).toBeGreaterThanOrEqual(DRAIN_MS / 1000 + 10);
    expect(seconds(fly.kill_timeout)).toBeLessThanOrEqual(300);
  });

  test("Fly lets all requests in, so that the site decides whose wait and whose are refused", () => {
    expect(fly.http_service.concurrency).toEqual({ type: "requests", soft_limit: 100 });
    const posts = Object.values(POSTS_IN_HAND).reduce((sum, size) => sum + size, 0);
    expect(REQUESTS_IN_HAND).toBeGreaterThanOrEqual(2 * posts);
  });

  test("Fly's health check asks a route that exists, with a timeout shorter than its interval", () => {
    const [check, ...more] = fly.http_service.checks;
    expect(more).toEqual([]);
    const page = pages.find(({ path }) => path === check!.path);
    expect(page?.methods).toContain(check!.method);
    expect(seconds(check!.timeout)).toBeLessThan(seconds(check!.interval));
  });

  test("Fly scrapes the metrics on a port that visitors cannot reach", () => {
    expect(fly).toMatchObject({
      metrics: { port: Number(fly.env.METRICS_PORT), path: "/metrics" },
    });
    expect(Number(fly.env.METRICS_PORT)).not.toBe(fly.http_service.internal_port);
  });

  test("no secret is public, and together with the secrets the configuration is valid", () => {
    const secrets = {
      ...{ SITE_URL: "https://example.com", SUPPORT_EMAIL: "help@example.com" },
      ...{ EMAIL_FROM: "hello@example.com", EMAIL_TO: "team@example.com" },
      ...{ SESSION_SECRET: "s".repeat(32), POSTMARK_SERVER_TOKEN: "token" },
      ...{ STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "whsec" },
      // Those that `fly storage create` sets.
      ...{ AWS_ACCESS_KEY_ID: "tid", AWS_SECRET_ACCESS_KEY: "tsec", BUCKET_NAME: "bucket" },
      AWS_ENDPOINT_URL_S3: "https://fly.storage.tigris.dev",
      ...(fly === ofTwo && { DATABASE_URL: "postgres://site@direct.example.flympg.net/site" }),
    };
    expect(Object.keys(fly.env).filter((name) => name in secrets)).toEqual([]);
    expect(parseConfig({ ...image, ...fly.env, ...secrets })).toMatchObject({
      ok: true,
      config: {
        ...{ port: 3000, clientIpHeader: "fly-client-ip", metricsPort: 9091 },
        dataDir: fly.env.DATA_DIR,
      },
    });
  });
});
