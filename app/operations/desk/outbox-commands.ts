import type { Command } from "commander";
import { parseIdPrefix, parseReason, takesListOptions, type ListOptions } from "./arguments";
import { example, type Run } from "./run";

const ID = "a mail's id, or its first characters";

/** The mails that wait, were sent or failed. */
export function addOutboxCommands(program: Command, run: Run): void {
  const outbox = takesListOptions(program.command("outbox"))
    .description("list mails, the newest first")
    .option("--failed", "only those that were given up")
    .addHelpText("after", example("outbox --failed"))
    .action((options: ListOptions & { failed?: true }) =>
      run(async () => (await import("./outbox.server")).listMails(options)),
    );
  outbox
    .command("retry")
    .argument("<id>", ID, parseIdPrefix)
    .description("send a mail that failed, or that waits for its next try")
    .addHelpText("after", example("outbox retry 3f2a91c0"))
    .action((id: string) => run(async () => (await import("./outbox.server")).retry(id)));
  outbox
    .command("drop")
    .argument("<id>", ID, parseIdPrefix)
    .requiredOption("--why <reason>", "kept with the mail", parseReason)
    .description("give a mail up for good")
    .addHelpText("after", example('outbox drop 3f2a91c0 --why "the buyer rang"'))
    .action((id: string, { why }: { why: string }) =>
      run(async () => (await import("./outbox.server")).drop(id, why)),
    );
}
