import { fork } from "node:child_process";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A process that works on request, so that its time and memory are not the measured process's. */
export interface HelperProcess {
  pid: number;
  /** Sends a message and waits for the answer; one at a time. */
  ask: <Answer>(message: object) => Promise<Answer>;
  stop: () => void;
}

const OUT = join("build", "bench");

/**
 * Starts a module of this folder, by its name, as a process. It is compiled first, since a loader would count as its
 * memory. The module answers with {@link answerAsks}.
 */
export async function startHelper(
  name: string,
  env: Record<string, string> = {},
): Promise<HelperProcess> {
  // Imported here, because the helpers import this module too and do not need it.
  const { build } = await import("esbuild");
  await build({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
    outdir: OUT,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    outExtension: { ".js": ".mjs" },
    logLevel: "warning",
  });
  const child = fork(join(OUT, `${name}.mjs`), {
    execArgv: [],
    env: { ...process.env, NODE_NO_WARNINGS: "1", ...env },
  });
  const ended = once(child, "exit").then(() => {
    throw new Error(`${name} ended`);
  });
  ended.catch(() => undefined);
  await Promise.race([once(child, "message"), ended]);
  return {
    pid: child.pid!,
    ask: async <Answer>(message: object) => {
      child.send(message);
      const [answer] = (await Promise.race([once(child, "message"), ended])) as [
        { error: string } | { value: Answer },
      ];
      if ("error" in answer) throw new Error(`${name}: ${answer.error}`);
      return answer.value;
    },
    stop: () => void child.kill("SIGKILL"),
  };
}

/** Called by a helper process: reports that it is ready, answers each message, and exits with its parent. */
export function answerAsks<Message>(answer: (message: Message) => Promise<unknown>): void {
  process.on("message", (message: Message) => {
    answer(message).then(
      (value) => process.send?.({ value }),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });
  process.on("disconnect", () => process.exit());
  process.send?.("ready");
}

/** Lets a helper's server listen on a free port; resolves with its origin. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
