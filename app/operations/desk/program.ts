import { Command, CommanderError } from "commander";
import {
  addBackupCommands,
  addDataCommands,
  addDoctorCommand,
  addOrderCommands,
  addOutboxCommands,
  addPostgresCommands,
  example,
  type Run,
} from "./commands";
import type { ExitCode } from "./terminal";

/** Runs the operator's command line; resolves with the exit code. Help and wrong usage need no environment. */
export async function runDesk(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = 0;
  const whenMigrated: Run = async (work) => {
    code = await (await import("./when-migrated.server")).whenMigrated(work);
  };
  const runAlways: Run = async (work) => {
    code = await work();
  };
  try {
    await deskProgram(whenMigrated, runAlways).parseAsync(words, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Help that the operator asked for is a success.
    return error.exitCode === 0 ? 0 : 2;
  }
  return code;
}

/** All commands. `runAlways` runs those that need no migrated database: the doctor, a restore, and the
 * move to PostgreSQL. */
export function deskProgram(whenMigrated: Run, runAlways: Run): Command {
  const program = new Command("desk")
    .description("The operator's commands, to be run beside the running site.")
    .addHelpText("after", example("orders --state paid --since 2026-01-31"))
    .showHelpAfterError("Add --help to read how it is used.")
    .exitOverride();
  addOrderCommands(program, whenMigrated);
  addOutboxCommands(program, whenMigrated);
  addDataCommands(program, whenMigrated);
  addBackupCommands(program, whenMigrated, runAlways);
  addPostgresCommands(program, whenMigrated, runAlways);
  addDoctorCommand(program, runAlways);
  return program;
}
