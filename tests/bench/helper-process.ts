import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** A process that does what it is asked, so that its work and its memory are not those of what is measured. */
export interface HelperProcess {
  pid: number;
  /** Sends a message and waits for the answer; one at a time. */
  ask: <Answer>(message: object) => Promise<Answer>;
  stop: () => void;
}

const OUT = join("build", "bench");

/**
 * Starts a module of this folder, by its name, as a process. Compiled beforehand: a loader inside it would count as
 * its memory. The module answers by `answerAsks`.
 */
export async function startHelper(
  name: string,
  env: Record<string, string> = {},
): Promise<HelperProcess> {
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
  await once(child, "message");
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
