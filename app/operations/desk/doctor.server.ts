import { logToStandardError } from "~/observability/log.server";
import { runDoctor } from "~/operations/doctor/run-doctor.server";
import type { Finding } from "~/operations/doctor/check";
import { type ExitCode, failed, jsonText, note, oneLine, print } from "./terminal";
import { table } from "./text-layout";

/** `doctor`: checks everything the site needs, and says what to do where a check fails. */
export async function doctor({ json }: { json?: true }): Promise<ExitCode> {
  logToStandardError();
  const findings = await runDoctor();
  await print(`${json ? jsonText(findings, 2) : withAdvice(findings)}\n`);
  const count = (state: Finding["state"]) => findings.filter((one) => one.state === state).length;
  const summary = `${findings.length} checks: ${count("failed")} failed, ${count("warning")} with a warning.`;
  if (count("failed") > 0) return failed(summary);
  note(summary);
  return 0;
}

/** A line for each check, and its advice below, not cut, so that a command can be copied. */
function withAdvice(findings: readonly Finding[]): string {
  const rows = findings.map(({ check, state }) => [check, state]);
  const [heading, ...lines] = table([{ title: "CHECK" }, { title: "STATE" }], rows).split("\n");
  return [
    heading,
    ...lines.flatMap((line, at) => {
      const { advice } = findings[at]!;
      return advice === null ? [line] : [line, `  ${oneLine(advice)}`];
    }),
  ].join("\n");
}
