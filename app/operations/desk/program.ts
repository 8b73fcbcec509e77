import { Command, CommanderError } from "commander";
import { addBackupCommands } from "./backup-commands";
import { addDataCommands } from "./data-commands";
import { addDoctorCommand } from "./doctor-command";
import { addOrderCommands } from "./order-commands";
import { addOutboxCommands } from "./outbox-commands";
import type { ExitCode } from "./output";
import { example, type Run } from "./run";

/** Runs the operator's command line; resolves with the exit code. Help and wrong usage need no environment. */
export async function runDesk(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = 0;
  const whenMigrated: Run = async (work) => {
    code = await (await import("./assert-migrated.server")).whenMigrated(work);
  };
  const anyhow: Run = async (work) => {
    code = await work();
  };
  try {
    await deskProgram(whenMigrated, anyhow).parseAsync(words, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Help that was asked for is a result.
    return error.exitCode === 0 ? 0 : 2;
  }
  return code;
}

/** All commands. `anyhow` runs those that are there to say what the others lack, or to bring it back. */
export function deskProgram(whenMigrated: Run, anyhow: Run): Command {
  const program = new Command("desk")
    .description("The operator's commands, to be run beside the running site.")
    .addHelpText("after", example("orders --state paid --since 2026-01-31"))
    .showHelpAfterError("Add --help to read how it is used.")
    .exitOverride();
  addOrderCommands(program, whenMigrated);
  addOutboxCommands(program, whenMigrated);
  addDataCommands(program, whenMigrated);
  addBackupCommands(program, whenMigrated, anyhow);
  addDoctorCommand(program, anyhow);
  return program;
}
