import { environment } from "~/server/config/environment.server";
import { logToStandardError } from "~/server/log/log.server";
import * as Check from "~/operations/doctor/check";
import { type ExitCode, failed, jsonText, note, oneLine, print } from "./terminal";
import { table } from "./text-layout";

/** `doctor`; with `--live` it also checks what must not be there once customers come. */
export async function doctor({ json, live }: { json?: true; live?: true }): Promise<ExitCode> {
  logToStandardError();
  const findings = await findAll(live ?? false);
  await print(`${json ? jsonText(findings, 2) : withAdvice(findings)}\n`);
  const count = (state: string) => findings.filter((one) => one.state === state).length;
  const summary = `${findings.length} checks: ${count("failed")} failed, ${count("warning")} with a warning.`;
  if (count("failed") > 0) return failed(summary);
  note(summary);
  return 0;
}

async function findAll(live: boolean): Promise<Check.Finding[]> {
  if (!environment.ok) {
    const { problems, onFly } = environment;
    return problems.map((problem) => {
      const repair = onFly ? `, and fly secrets set ${problem.split(" ", 1)[0]}=…` : "";
      return { check: "Environment", ...Check.failed(`${problem}: see .env.example${repair}`) };
    });
  }
  const { exclusiveChecks, checkMs, parallelChecks } =
    await import("~/operations/doctor/checks.server");
  const more = live ? (await import("~/operations/doctor/live-checks.server")).liveChecks : [];
  return [
    { check: "Environment", ...Check.ok },
    ...(await Check.runChecks(exclusiveChecks, checkMs, live)),
    ...(await Check.runChecks([...parallelChecks, ...more], checkMs, live)),
  ];
}

/** A line for each check, and its advice below, not cut, so that a command can be copied. */
function withAdvice(findings: readonly Check.Finding[]): string {
  const rows = findings.map(({ check, state }) => [check, state]);
  const [heading, ...lines] = table(["CHECK", "STATE"], rows).split("\n");
  return [
    heading,
    ...lines.flatMap((line, at) => {
      const { advice } = findings[at]!;
      return advice === null ? [line] : [line, `  ${oneLine(advice)}`];
    }),
  ].join("\n");
}
