import { environment } from "~/config/environment.server";
import { failed, ok } from "./check";
import { runChecks, type Finding } from "./run-checks";

/** Examines everything the site stands on; what is wrong with the environment has to be mended before the rest. */
export async function examine(): Promise<Finding[]> {
  if (!environment.ok) {
    return environment.problems.map((problem) => ({
      check: "Environment",
      ...failed(`${problem}: see .env.example; on Fly.io, fly secrets set ${nameIn(problem)}=…`),
    }));
  }
  const { alone, checkMs, together } = await import("./checks.server");
  return [
    { check: "Environment", ...ok },
    ...(await runChecks(alone, checkMs)),
    ...(await runChecks(together, checkMs)),
  ];
}

function nameIn(problem: string): string {
  return problem.split(" ", 1)[0] ?? "";
}
