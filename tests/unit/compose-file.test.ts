import { readFileSync } from "node:fs";
import { parse as parseToml } from "toml";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { parseConfig } from "~/server/config/environment.server";
import { DRAIN_MS } from "~/server/jobs/shutdown.server";
import { all, environmentOf, only, readDockerfile } from "../support/container/dockerfile";

interface Service {
  environment: Record<string, string>;
  [setting: string]: unknown;
}

const text = readFileSync("compose.yaml", "utf8");
const { services, volumes } = parseYaml(text) as {
  services: Record<"site" | "caddy", Service>;
  volumes: object;
};
const { site, caddy } = services;
const image = readDockerfile().stages.at(-1)!;
const port = environmentOf(image).PORT;
const fly = parseToml(readFileSync("fly.toml", "utf8")) as { swap_size_mb: number; vm: object[] };
const proxy = readFileSync("Caddyfile", "utf8");

/** Where the environment does not name a variable, Compose takes the default behind `:-`. */
const inOwnEnvironment = (value: string) => value.replace(/^\$\{\w+:-(.*)\}$/, "$1");

test("compose.yaml and the Caddyfile know only variables of .env.example", () => {
  const known = [...readFileSync(".env.example", "utf8").matchAll(/^(\w+)=/gm)].map(([, n]) => n);
  const used = [...`${text}${proxy}`.matchAll(/\$\{(\w+)|\{\$(\w+)/g)].map(([, a, b]) => a ?? b);
  const set = [site, caddy].flatMap(({ environment }) => Object.keys(environment));
  expect(used).toContain("SITE_URL");
  expect([...used, ...set].filter((name) => !known.includes(name))).toEqual([]);
});

test("by compose.yaml the site has the image's port, health check and volume, and reads the proxy's header", () => {
  const own = Object.entries(site.environment).map(([name, value]) => [
    name,
    inOwnEnvironment(value),
  ]);
  const env = { ...environmentOf(image), ...Object.fromEntries(own), SANDBOX: "1" };
  expect(parseConfig(env)).toMatchObject({
    config: { port: Number(port), clientIpHeader: "x-forwarded-for", dataDir: "/data" },
  });
  expect(site).toMatchObject({ build: ".", env_file: ".env" });
  expect(site).not.toHaveProperty("healthcheck");
  expect(all(image, "HEALTHCHECK")).toHaveLength(1);
  expect(site.volumes).toEqual([`data:${only(image, "VOLUME").rest}`]);
  expect(Object.keys(volumes)).toEqual(["data", "certificates"]);
});

test("by compose.yaml the site is reached through the proxy only, at the port that the Caddyfile names", () => {
  expect(site.ports).toEqual([`127.0.0.1:${port}:${port}`]);
  expect(caddy).not.toHaveProperty("ports");
  expect(caddy.network_mode).toBe("host");
  expect(proxy).toContain(`reverse_proxy 127.0.0.1:{$PORT:${port}}`);
});

test("by compose.yaml the site has the memory of fly.toml, and longer to stop than it needs", () => {
  const [, seconds] = /^(\d+)s$/.exec(String(site.stop_grace_period)) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(DRAIN_MS / 1000 + 10);
  expect(fly).toMatchObject({ vm: [{ memory: `${String(site.mem_limit)}b` }], swap_size_mb: 512 });
  expect(site.memswap_limit).toBe("1g");
});

describe.each(Object.entries(services))("by compose.yaml %s", (_, service) => {
  test("restarts by itself, writes to its volumes only, gains no rights and keeps its log small", () => {
    expect(service).toMatchObject({
      ...{ restart: "unless-stopped", read_only: true, cap_drop: ["ALL"] },
      ...{ security_opt: ["no-new-privileges:true"], mem_limit: expect.stringMatching(/^\d+m$/) },
      logging: { driver: "local", options: { "max-size": "20m", "max-file": "10" } },
    });
  });
});
