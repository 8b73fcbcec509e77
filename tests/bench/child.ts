import { fork } from "node:child_process";
import { once } from "node:events";

/** A program of the benchmark in a process of its own, which answers each message with one. */
export interface Child {
  pid: number;
  ask: <Answer>(message: object) => Promise<Answer>;
  end: () => Promise<void>;
}

/** Runs a module of this folder with this environment and nothing of ours; it answers its first message once it is ready. */
export function startChild(
  module: string,
  env: Record<string, string | undefined> = {},
  runWith: string[] = ["--import", "tsx"],
): Child {
  const child = fork(new URL(module, import.meta.url), {
    execArgv: runWith,
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: "1", NODE_ENV: "production", ...env },
  });
  return {
    pid: child.pid!,
    ask: async <Answer>(message: object) => {
      const ended = new AbortController();
      const onExit = () => ended.abort(new Error(`${module} has ended`));
      child.once("exit", onExit);
      try {
        child.send(message);
        const [answer] = (await once(child, "message", { signal: ended.signal })) as [Answer];
        return answer;
      } finally {
        child.off("exit", onExit);
      }
    },
    end: async () => {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
    },
  };
}
