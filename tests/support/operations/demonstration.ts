import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { SentMail } from "../../../sandbox/postmark/message";
import { freePort } from "../free-port";
import type { Site } from "../site";
import { until } from "../until";
import { deskHost } from "./desk";

const onlyLoopback = new URL("only-loopback.mjs", import.meta.url);
const runDesk = deskHost(onlyLoopback);

/** For the rest of the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-demonstration-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The environment of a built site as `SANDBOX=1 npm start` runs it. */
export const demonstrationEnv = (port: number, dataDir: string): NodeJS.ProcessEnv => ({
  ...{ NODE_ENV: "production", PATH: process.env.PATH, NODE_NO_WARNINGS: "1" },
  ...{ SANDBOX: "1", PORT: String(port), DATA_DIR: dataDir },
});

/** Starts one; it ends when it connects to another machine. */
export function launch(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ["--import", onlyLoopback.href, "build/start.js"], {
    stdio: ["ignore", "ignore", "pipe"],
    env,
  });
  const printed = text(child.stderr);
  const closed = once(child, "close") as Promise<[code: number | null]>;
  const ended = closed.then(([code]) => code);
  return {
    printed,
    ended,
    end: async (signal: NodeJS.Signals = "SIGTERM") => {
      child.kill(signal);
      await ended;
    },
  };
}

/** A running demonstration, with its desk, for one test. */
export async function demonstrate(more: Record<string, string> = {}) {
  const port = await freePort();
  const dataDir = newFolder();
  const env = { ...demonstrationEnv(port, dataDir), ...more };
  const url = `http://localhost:${port}`;
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  let running = launch(env);
  onTestFinished(() => running.end("SIGKILL"));
  await until("the demonstration answers", answers);
  return {
    ...{ env, url, port, folder: dataDir },
    /** For clients, which need no more of a site. */
    site: { url } as Site,
    stop: () => running.end(),
    restart: async () => {
      await running.end();
      running = launch(env);
      await until("the demonstration answers", answers);
    },
    desk: (...words: string[]) => runDesk(env, words),
    mails: async () => (await (await fetch(`${url}/sandbox/inbox.json`)).json()) as SentMail[],
    page: async (path: string) => (await fetch(url + path)).text(),
  };
}
