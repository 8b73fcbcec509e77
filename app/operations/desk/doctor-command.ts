import type { Command } from "commander";
import { example, type Run } from "./run";

/** What tells whether the site has all it needs. */
export function addDoctorCommand(program: Command, run: Run): void {
  program
    .command("doctor")
    .option("--json", "print an array for machines")
    .description(
      "check the environment, the database, the disk and all providers, and say what to mend",
    )
    .addHelpText("after", example("doctor"))
    .action((options: { json?: true }) =>
      run(async () => (await import("./doctor.server")).doctor(options)),
    );
}
