/** The image's files, made by the Dockerfile's own steps and run as the image runs them; it takes minutes. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { png } from "../support/assets/upload-samples";
import { mailCalls, openForm, placeOrder, validOrder } from "../support/orders/order-visitor";
import { startSite, type Site } from "../support/site";
import { freePort } from "../support/free-port";
import { until } from "../support/until";
import { buildContext } from "../support/container/build-context";
import {
  environmentOf,
  execForm,
  only,
  readDockerfile,
  type Instruction,
  type Stage,
} from "../support/container/dockerfile";

const { stages } = readDockerfile();
const image = stages.at(-1)!;
const temporary = mkdtempSync(join(tmpdir(), "sitewright-container-"));
const rootOf = (stageName: string) => join(temporary, stageName || "image");
/** A copy of the image's working folder, read-only. */
const folder = join(rootOf(image.name), only(image, "WORKDIR").rest);
/** The user who runs it; not its owner, if the test runs as root. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
let site: Site | undefined;

// Without Docker: in temporary folders with this machine's Node. Packages of `apt-get` are the machine's own.
beforeAll(() => {
  // The other user must be able to enter.
  chmodSync(temporary, 0o755);
  for (const stage of stages) carryOut(stage);
  allow(folder, "a-w,a+rX");
}, 900_000);
afterAll(() => {
  allow(temporary, "u+w");
  rmSync(temporary, { recursive: true, force: true });
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

function carryOut({ name, instructions }: Stage): void {
  let at = rootOf(name);
  for (const instruction of instructions) {
    if (instruction.name === "WORKDIR") {
      at = join(rootOf(name), instruction.rest);
      mkdirSync(at, { recursive: true });
    } else if (instruction.name === "COPY") {
      copy(instruction, at);
    } else if (instruction.name === "RUN" && !instruction.rest.startsWith("apt-get ")) {
      run(instruction.rest, at);
    }
  }
}

function copy({ rest, flags }: Instruction, at: string): void {
  const words = rest.split(/\s+/);
  const to = words.pop()!;
  const put = (source: string, target: string) => {
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target, { recursive: true, verbatimSymlinks: true });
  };
  for (const from of words) {
    // As Docker does: into the folder when the target ends with a slash, else to that name.
    const target = join(at, to, to.endsWith("/") && from !== "." ? basename(from) : "");
    if (flags.from) put(join(rootOf(flags.from), from), target);
    else if (from === ".") for (const file of buildContext()) put(file, join(at, file));
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

function imageFiles(): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => !lstatSync(join(folder, file)).isDirectory(),
  );
}

/** The site of the tree, which can write only to its database's folder. */
async function startThere(): Promise<Site> {
  const { NODE_ENV = "" } = environmentOf(image);
  const nowhere = join(folder, "no-temporary-files");
  site = await startSite({
    tree: { cwd: folder, ...user },
    env: { NODE_ENV, TMPDIR: nowhere, HOME: nowhere },
  });
  return site;
}

/** Runs a command of the image as the image's user. */
function runThere(
  [command = "", ...words]: readonly string[],
  env: Record<string, string | undefined>,
) {
  const program = command === "node" ? process.execPath : command;
  return spawnSync(program, words, {
    cwd: folder,
    ...user,
    env: env as NodeJS.ProcessEnv,
    encoding: "utf8",
  });
}

test("the image holds no build or test tools, no sources and no secrets", () => {
  for (const name of ["typescript", "vitest", "@remix-run/dev", "esbuild"]) {
    expect(existsSync(join(folder, "node_modules", name)), name).toBe(false);
  }
  const files = imageFiles();
  expect(files.filter((file) => /\.(map|d\.[cm]?ts|c|h|o|a)$/.test(file))).toEqual([]);
  const own = files.filter((file) => !file.startsWith("node_modules/"));
  expect(new Set(own.map((file) => file.split("/")[0]))).toEqual(
    new Set(["package.json", "build", "public"]),
  );
  expect(own.filter((file) => /metafile|\.env|\.db|\.git/.test(file))).toEqual([]);
});

test("the image's files are smaller than 80 MB without the base", () => {
  const bytes = imageFiles().map((file) => lstatSync(join(folder, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(80_000_000);
});

test("the image makes a small picture, with the binaries of its own system alone", () => {
  const binaries = readdirSync(join(folder, "node_modules/@img")).filter(
    (name) => name !== "colour",
  );
  const system = `${process.platform}-${process.arch}`;
  expect(binaries).toEqual([`sharp-libvips-${system}`, `sharp-${system}`]);
  const program = ["build/thumbnail-process.js", String(png.length), "320", "1000"];
  const made = spawnSync(process.execPath, ["--jitless", ...program], {
    ...{ cwd: folder, ...user, env: {} as NodeJS.ProcessEnv, input: png },
  });
  expect([made.status, made.stderr.toString()]).toEqual([0, ""]);
  expect(made.stdout.toString("latin1", 8, 12)).toBe("WEBP");
});

test("the image's user cannot write to the application", () => {
  const { status } = runThere(["node", "-e", "require('fs').writeFileSync('build/x', '')"], {});
  expect(status).not.toBe(0);
});

test("the image passes its health check, takes an order and lists it with the desk, writing only to its data folder", async () => {
  const check = execForm(only(image, "HEALTHCHECK"));
  expect(runThere(check, { PORT: String(await freePort()) }).status).toBe(1);

  const { env, ...there } = await startThere();
  expect(runThere(check, { PORT: env.PORT }).status).toBe(0);
  const { order } = await placeOrder({ env, ...there });
  const desk = runThere(["node", "build/desk.js", "orders"], env);
  expect([desk.status, desk.stdout]).toEqual([0, expect.stringContaining(order.reference)]);
});

test("the image finishes requests in flight at SIGTERM and exits with 0", async () => {
  expect(execForm(only(image, "CMD"))).toEqual(["node", "build/start.js"]);
  const there = await startThere();
  const visitor = await openForm(there);
  there.sandbox.postmark.fail({ match: "POST /email", delayMs: 1500, times: 1 });
  const answer = visitor.send(validOrder());
  await until("the email is being sent", () => mailCalls(there).length > 0);
  there.signal("SIGTERM");
  expect((await answer).status).toBe(303);
  expect(await there.ended()).toBe(0);
});

test("the image refuses to start without credentials and names every missing one", () => {
  const { status, stderr } = runThere(execForm(only(image, "CMD")), environmentOf(image));
  expect(status).toBe(1);
  for (const name of [
    ...["SITE_URL", "SUPPORT_EMAIL", "EMAIL_FROM", "EMAIL_TO", "SESSION_SECRET"],
    ...["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "POSTMARK_SERVER_TOKEN"],
    ...["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_REGION"],
  ]) {
    expect(stderr).toContain(`${name} is missing`);
  }
});
