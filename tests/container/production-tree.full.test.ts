/** The image's files, made by the Dockerfile's own steps and run as the image runs them; it takes minutes. */
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { mailCalls, openForm, placeOrder, validOrder } from "../support/orders/order-visitor";
import { startSite, type Site } from "../support/site";
import { freePort } from "../support/free-port";
import { until } from "../support/until";
import { environmentOf, execForm, only } from "../support/container/dockerfile";
import {
  filesIn,
  makeProductionTree,
  type ProductionTree,
} from "../support/container/production-tree";

let tree: ProductionTree;
let site: Site | undefined;

beforeAll(() => {
  tree = makeProductionTree();
}, 900_000);
afterAll(() => tree?.remove());
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

/** The site of the tree, which can write only to its database's folder. */
async function startThere(): Promise<Site> {
  const { NODE_ENV = "" } = environmentOf(tree.stage);
  const nowhere = join(tree.folder, "no-temporary-files");
  site = await startSite({
    tree: { cwd: tree.folder, ...tree.user },
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
    cwd: tree.folder,
    ...tree.user,
    env: env as NodeJS.ProcessEnv,
    encoding: "utf8",
  });
}

test("the image holds no build or test tools, no sources and no secrets", () => {
  for (const name of ["typescript", "vitest", "@remix-run/dev", "esbuild"]) {
    expect(existsSync(join(tree.folder, "node_modules", name)), name).toBe(false);
  }
  const files = filesIn(tree.folder);
  expect(files.filter((file) => /\.(map|d\.[cm]?ts|c|h|o|a)$/.test(file))).toEqual([]);
  const own = files.filter((file) => !file.startsWith("node_modules/"));
  expect(new Set(own.map((file) => file.split("/")[0]))).toEqual(
    new Set(["package.json", "build", "public"]),
  );
  expect(own.filter((file) => /metafile|\.env|\.db|\.git/.test(file))).toEqual([]);
});

test("the image's files are smaller than 70 MB without the base", () => {
  const bytes = filesIn(tree.folder).map((file) => lstatSync(join(tree.folder, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(70_000_000);
});

test("the image's user cannot write to the application", () => {
  const { status } = runThere(["node", "-e", "require('fs').writeFileSync('build/x', '')"], {});
  expect(status).not.toBe(0);
});

test("the image passes its health check, takes an order and lists it with the desk, writing only to its data folder", async () => {
  const check = execForm(only(tree.stage, "HEALTHCHECK"));
  expect(runThere(check, { PORT: String(await freePort()) }).status).toBe(1);

  const { env, ...there } = await startThere();
  expect(runThere(check, { PORT: env.PORT }).status).toBe(0);
  const { order } = await placeOrder({ env, ...there });
  const desk = runThere(["node", "build/desk.js", "orders"], env);
  expect([desk.status, desk.stdout]).toEqual([0, expect.stringContaining(order.reference)]);
});

test("the image finishes requests in flight at SIGTERM and exits with 0", async () => {
  expect(execForm(only(tree.stage, "CMD"))).toEqual(["node", "build/start.js"]);
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
  const { status, stderr } = runThere(execForm(only(tree.stage, "CMD")), environmentOf(tree.stage));
  expect(status).toBe(1);
  for (const name of [
    ...["SITE_URL", "SUPPORT_EMAIL", "EMAIL_FROM", "EMAIL_TO", "SESSION_SECRET"],
    ...["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "POSTMARK_SERVER_TOKEN"],
    ...["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_REGION"],
  ]) {
    expect(stderr).toContain(`${name} is missing`);
  }
});
