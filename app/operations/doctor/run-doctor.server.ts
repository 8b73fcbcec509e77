import { environment } from "~/config/environment.server";
import { failed, ok, runChecks, type Finding } from "./check";

/** Checks everything the site needs; the environment first, because the other checks depend on it. */
export async function runDoctor(): Promise<Finding[]> {
  if (!environment.ok) {
    return environment.problems.map((problem) => ({
      check: "Environment",
      ...failed(`${problem}: see .env.example; on Fly.io, fly secrets set ${nameIn(problem)}=…`),
    }));
  }
  const { exclusiveChecks, checkMs, parallelChecks } = await import("./checks.server");
  return [
    { check: "Environment", ...ok },
    ...(await runChecks(exclusiveChecks, checkMs)),
    ...(await runChecks(parallelChecks, checkMs)),
  ];
}

function nameIn(problem: string): string {
  return problem.split(" ", 1)[0] ?? "";
}
