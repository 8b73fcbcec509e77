import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { buildContext } from "./build-context";
import { only, readDockerfile, type Instruction, type Stage } from "./dockerfile";

export interface ProductionTree {
  /** A copy of the image's working folder, read-only. */
  folder: string;
  /** The user who runs it; not its owner, if the test runs as root. */
  user: { uid?: number; gid?: number };
  stage: Stage;
  remove: () => void;
}

/**
 * Makes the image's files without Docker: carries out the Dockerfile's COPY and RUN instructions in
 * temporary folders with this machine's Node. Packages of `apt-get` are the machine's own.
 */
export function makeProductionTree(): ProductionTree {
  const { stages } = readDockerfile();
  const base = mkdtempSync(join(tmpdir(), "sitewright-container-"));
  // The other user must be able to enter.
  chmodSync(base, 0o755);
  const remove = () => {
    allow(base, "u+w");
    rmSync(base, { recursive: true, force: true });
  };
  const roots = new Map<string, string>();
  for (const [index, stage] of stages.entries()) {
    const root = join(base, stage.name || `stage-${index}`);
    roots.set(stage.name, root);
    carryOut(stage, root, roots);
  }
  const stage = stages.at(-1)!;
  const folder = join(roots.get(stage.name)!, only(stage, "WORKDIR").rest);
  allow(folder, "a-w,a+rX");
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  return { folder, user, stage, remove };
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => !lstatSync(join(folder, file)).isDirectory(),
  );
}

function carryOut(stage: Stage, root: string, roots: ReadonlyMap<string, string>): void {
  let folder = root;
  for (const instruction of stage.instructions) {
    if (instruction.name === "WORKDIR") {
      folder = join(root, instruction.rest);
      mkdirSync(folder, { recursive: true });
    } else if (instruction.name === "COPY") {
      copy(instruction, folder, roots);
    } else if (instruction.name === "RUN" && !instruction.rest.startsWith("apt-get ")) {
      run(instruction.rest, folder);
    }
  }
}

function copy({ rest, flags }: Instruction, folder: string, roots: ReadonlyMap<string, string>) {
  const words = rest.split(/\s+/);
  const to = words.pop()!;
  const put = (source: string, target: string) => {
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target, { recursive: true, verbatimSymlinks: true });
  };
  for (const from of words) {
    // As Docker does: into the folder when the target ends with a slash, else to that name.
    const target = join(folder, to, to.endsWith("/") && from !== "." ? basename(from) : "");
    if (flags.from) put(join(roots.get(flags.from)!, from), target);
    else if (from === ".") for (const file of buildContext()) put(file, join(folder, file));
    else put(from, target);
  }
}

function run(command: string, cwd: string): void {
  // Without the tests' mode and the variables that npm sets for this project's scripts.
  const foreign = /^(NODE_ENV|VITEST.*|npm_(?!config_).*|npm_config_local_prefix)$/;
  const env = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command], {
    cwd,
    env: Object.fromEntries(env) as NodeJS.ProcessEnv,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}\n${stderr}`);
}

function allow(folder: string, mode: string): void {
  spawnSync("chmod", ["-R", mode, folder]);
}
