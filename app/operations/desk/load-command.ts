import { site } from "~/content/site";
import { failed, type ExitCode } from "./terminal";

export type Run = (work: () => Promise<ExitCode>) => Promise<void>;

/** Imports a command's work, which takes the arguments and options, only when it runs: help needs no environment. */
type Load = () => Promise<(...given: never[]) => Promise<ExitCode>>;

export type Act = (load: Load) => (...given: unknown[]) => Promise<void>;

/** The order of the examples. */
export const REFERENCE = `${site.referencePrefix}-7K3Q9PXM`;

export function example(words: string): string {
  return `\nExample:\n  npm run desk -- ${words}`;
}

export function actBy(run: Run): Act {
  return (load) =>
    (...given) =>
      run(async () => (await load())(...(given as never[])));
}

/** For work that calls providers; fails with a demonstration that does not run. */
export function withProviders(load: Load): Load {
  return async () => {
    const { SANDBOX_UNREACHABLE, sandboxUnreachable } =
      await import("~/server/config/config.server");
    return sandboxUnreachable ? () => Promise.resolve(failed(SANDBOX_UNREACHABLE)) : load();
  };
}
