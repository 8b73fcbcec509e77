import { failed, type ExitCode } from "./output";

/** Does work that asks a provider, unless it would ask real ones on behalf of a demonstration. */
export async function withProviders(work: () => Promise<ExitCode>): Promise<ExitCode> {
  // Not at the top: help needs no environment.
  const { OUT_OF_REACH, standInsOutOfReach } = await import("~/config/stand-ins.server");
  return standInsOutOfReach ? failed(OUT_OF_REACH) : work();
}
