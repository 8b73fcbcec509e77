import { Argument, Command, CommanderError, Option } from "commander";
import {
  parseAddress,
  parseDate,
  parseIdPrefix,
  parseOrderId,
  parseReason,
  addListOptions,
  addSinceOption,
  addStateOption,
  type ExportOptions,
} from "./arguments";
import { actBy, example, REFERENCE, withProviders, type Act, type Run } from "./load-command";
import { addOrderCommands } from "./order-commands";
import type { ExitCode } from "./terminal";

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

/** All commands. `runAlways` runs those that need no migrated database. */
export function deskProgram(whenMigrated: Run, runAlways: Run): Command {
  const program = new Command("desk")
    .description("The operator's commands, to be run beside the running site.")
    .addHelpText("after", example("orders --state paid --since 2026-01-31"))
    // The --json of "orders" is not that of "orders edits".
    .enablePositionalOptions()
    .showHelpAfterError("Add --help to read how it is used.")
    .exitOverride();
  addOrderCommands(program, actBy(whenMigrated));
  addListCommands(program, actBy(whenMigrated));
  addSiteCommands(program, actBy(whenMigrated), actBy(runAlways));
  return program;
}

function addListCommands(program: Command, act: Act): void {
  const inquiries = addStateOption(addListOptions(program.command("inquiries")))
    .description("list what was sent for websites, the newest first")
    .addHelpText("after", example("inquiries --state assets_received --since 2026-01-31"))
    .action(act(async () => (await import("./orders.server")).listInquiries));

  inquiries
    .command("link")
    .argument("<id>", "an inquiry's id, or its first characters", parseIdPrefix)
    .argument("[order]", "an order's id or its reference", parseOrderId)
    .option("--undo", "take it back from its order")
    .description("give an order what was sent without one, as if its buyer had sent it for it")
    .addHelpText("after", example(`inquiries link 3f2a91c0 ${REFERENCE}`))
    .action((id: string, order: string | undefined, { undo }: { undo?: true }, own: Command) => {
      if (Boolean(undo) === Boolean(order)) own.error("error: give an order, or --undo");
      return act(async () => (await import("./inquiries.server")).link)(id, order);
    });

  program
    .command("show")
    .argument("<id>", "an order's reference, or the id of an order or inquiry", parseOrderId)
    .option("--json", "print an object for machines")
    .description(
      "tell an order's story: its money, history, requests, files and mails; or an inquiry",
    )
    .addHelpText("after", example(`show ${REFERENCE}`))
    .action(act(async () => (await import("./show.server")).show));

  const outbox = addListOptions(program.command("outbox"))
    .description("list mails, the newest first")
    .option("--failed", "only those that were given up")
    .addHelpText("after", example("outbox --failed"))
    .action(act(async () => (await import("./outbox.server")).listEmails));
  const mail = (command: string) =>
    outbox.command(command).argument("<id>", "a mail's id, or its first characters", parseIdPrefix);
  mail("retry")
    .description("send a mail that failed, or that waits for its next try")
    .addHelpText("after", example("outbox retry 3f2a91c0"))
    .action(act(async () => (await import("./outbox.server")).retry));
  mail("drop")
    .requiredOption("--why <reason>", "kept with the mail", parseReason)
    .description("stop trying to send a mail; retry takes it up again")
    .addHelpText("after", example('outbox drop 3f2a91c0 --why "the buyer rang"'))
    .action(act(async () => (await import("./outbox.server")).drop));
}

function addSiteCommands(program: Command, act: Act, actAlways: Act): void {
  addStateOption(addSinceOption(program.command("export")))
    .addArgument(
      new Argument("<what>", "what to write out").choices(["orders", "inquiries", "ledger"]),
    )
    .addOption(new Option("--csv", "for a spreadsheet").conflicts("jsonl"))
    .option("--jsonl", "one JSON object a line")
    .description("write out orders, inquiries or the ledger of all money, the oldest first")
    .addHelpText("after", example("export orders --csv > orders.csv"))
    .action((what: "orders" | "inquiries" | "ledger", options: ExportOptions, command: Command) => {
      if (!options.csv && !options.jsonl) command.error("error: give --csv or --jsonl");
      return act(async () => (await import("./export.server")).exportRows)(what, options);
    });

  const sessions = program
    .command("sessions")
    .description("the team's sign-ins in browsers, at /desk")
    .addHelpText("after", example("sessions end --all"));
  sessions
    .command("link")
    .argument("<email>", "an address in DESK_EMAILS, in any case", parseAddress)
    .description("print a link that signs in as it, where no emailed link can be had")
    .addHelpText("after", example("sessions link ann@example.com"))
    .action(act(async () => (await import("./sessions.server")).printLink));
  sessions
    .command("end")
    .requiredOption("--all", "everybody's")
    .description("sign everybody out in every browser, and end the links that were not used")
    .addHelpText("after", example("sessions end --all"))
    .action(act(async () => (await import("./sessions.server")).endSessions));

  program
    .command("reconcile")
    .option("--json", "print an object for machines")
    .description("ask Stripe about orders that were left open, and close what must not be paid")
    .addHelpText("after", example("reconcile"))
    .action(act(withProviders(async () => (await import("./orders.server")).reconcile)));

  program
    .command("forget")
    .argument("<email>", "the address of the person, in any case", parseAddress)
    .option("--yes", "do it; without it, nothing is changed")
    .description("remove a person: what they sent is deleted, paid orders stay without their data")
    .addHelpText("after", example("forget ann@example.com --yes"))
    .action(act(withProviders(async () => (await import("./forget.server")).forget)));

  program
    .command("backup")
    .option("--json", "print an object for machines")
    .description("make an encrypted backup, check it, and delete those that are outdated")
    .addHelpText("after", example("backup"))
    .action(act(withProviders(async () => (await import("./backup.server")).backup)));

  program
    .command("restore")
    .argument("[name]", "a backup's name; without it, the newest")
    .option("--yes", "do it; without it, the backups are listed and nothing is changed")
    .option("--json", "list them as an array for machines")
    .description("lay a backup ready for the next start of the site")
    .addHelpText("after", example("restore --yes"))
    .action(actAlways(withProviders(async () => (await import("./backup.server")).restore)));

  program
    .command("move-to-postgres")
    .option("--json", "print an array for machines")
    .description("copy the stopped site's site.db into the empty database of DATABASE_URL")
    .addHelpText("after", example("move-to-postgres"))
    .action(actAlways(async () => (await import("./move.server")).moveToPostgres));

  program
    .command("erasures")
    .description("repeat erasures after a restore by other means than the desk's")
    .addHelpText("after", example("erasures replay --since 2026-01-31T09:30Z"))
    .command("replay")
    .requiredOption("--since <date>", "the moment to which the database was restored", parseDate)
    .option("--json", "print an object for machines")
    .description("erase again everybody whom forget has erased since, by the bucket's records")
    .addHelpText("after", example("erasures replay --since 2026-01-31T09:30Z"))
    .action(act(withProviders(async () => (await import("./forget.server")).replay)));

  program
    .command("doctor")
    .option("--live", "check also what must not go live, such as samples and test keys")
    .option("--json", "print an array for machines")
    .description(
      "check the environment, the database, the disk and all providers, and say what to mend",
    )
    .addHelpText("after", example("doctor"))
    .action(actAlways(async () => (await import("./doctor.server")).doctor));
}
