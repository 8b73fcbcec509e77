import type { Command } from "commander";
import { example, type Run, withProviders } from "./run";

/** Backups: made beside the running site, restored with or without one. */
export function addBackupCommands(program: Command, run: Run, anyhow: Run): void {
  program
    .command("backup")
    .option("--json", "print an object for machines")
    .description("make an encrypted backup, check it, and delete those that are outdated")
    .addHelpText("after", example("backup"))
    .action((options: { json?: true }) =>
      run(() => withProviders(async () => (await import("./backup.server")).backup(options))),
    );

  program
    .command("restore")
    .argument("[name]", "a backup's name; without it, the newest")
    .option("--yes", "do it; without it, the backups are listed and nothing is changed")
    .option("--json", "list them as an array for machines")
    .description("lay a backup ready for the next start of the site")
    .addHelpText("after", example("restore --yes"))
    .action((name: string | undefined, options: { yes?: true; json?: true }) =>
      anyhow(() =>
        withProviders(async () => (await import("./restore.server")).restore(name, options)),
      ),
    );
}
