import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
  dev?: true;
  devOptional?: true;
  optional?: true;
  dependencies?: object;
  devDependencies?: object;
  optionalDependencies?: object;
}

interface Manifest {
  dependencies: Record<string, string>;
  overrides: Record<string, Record<string, string>>;
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;

const manifest = read<Manifest>("package.json");
const { packages: locked } = read<{ packages: Record<string, LockedPackage> }>("package-lock.json");
const packages = Object.entries(locked)
  // The empty path is the project itself.
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({
    name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
    ...entry,
  }));
const shipped = packages.filter(
  ({ dev, devOptional, optional }) => !dev && !devOptional && !optional,
);

test("the lockfile has a SHA-512 hash for every package, each from a registry over HTTPS", () => {
  for (const { name, integrity, resolved = "https://" } of packages) {
    expect(integrity, name).toMatch(/^sha512-/);
    expect(resolved, name).toMatch(/^https:\/\//);
  }
});

test("the lockfile contains every dependency for every platform, as npm ci requires", () => {
  const missing = Object.entries(locked).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies })
      .filter((name) => !foldersAbove(path).some((folder) => `${folder}${name}` in locked))
      .map((name) => `${path} asks for ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Where Node looks for a package's dependencies: in its own node_modules, then in each one further up. */
function foldersAbove(path: string): string[] {
  const ends = [...path.matchAll(/\/node_modules\/|$/g)].map(({ index }) => index);
  return ["node_modules/", ...ends.map((end) => `${path.slice(0, end)}/node_modules/`)];
}

test("npm runs no script of a package at its installation", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

test("the decisions give a reason for every dependency and override", () => {
  const reasons = readFileSync("docs/decisions/008-dependencies.md", "utf8");
  const overridden = Object.values(manifest.overrides).flatMap((change) => Object.keys(change));
  for (const name of [...Object.keys(manifest.dependencies), ...overridden]) {
    expect(reasons).toContain(`\`${name}\``);
  }
});

const atLeast = (version: string, least: string) =>
  version.localeCompare(least, "en", { numeric: true }) >= 0;

test.each([
  // Earlier releases accepted a cross-site post as same-site.
  [/^@remix-run\/(node|react|serve|server-runtime|express)$/, "2.17.3"],
  // Earlier releases could be made to repeat ids.
  [/^nanoid$/, "3.3.8"],
])("no release of %s with a known vulnerability is installed in production", (name, least) => {
  const found = shipped.filter((entry) => name.test(entry.name));
  expect(found).not.toEqual([]);
  for (const { version } of found) expect(atLeast(version, least)).toBe(true);
});
