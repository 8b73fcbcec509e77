import { Argument, Option, type Command } from "commander";
import { parseAddress, takesSince, takesState, type ExportOptions } from "./arguments";
import { example, type Run, withProviders } from "./run";

type What = "orders" | "inquiries";
interface Formats {
  csv?: true;
  jsonl?: true;
}

/** What concerns the stored data as a whole. */
export function addDataCommands(program: Command, run: Run): void {
  takesState(takesSince(program.command("export")))
    .addArgument(new Argument("<what>", "what to write out").choices(["orders", "inquiries"]))
    .addOption(new Option("--csv", "for a spreadsheet").conflicts("jsonl"))
    .option("--jsonl", "one JSON object a line")
    .description("write out orders or inquiries, the oldest first")
    .addHelpText("after", example("export orders --csv > orders.csv"))
    .action((what: What, { csv, jsonl, ...chosen }: Formats & ExportOptions, command: Command) => {
      if (!csv && !jsonl) command.error("error: give --csv or --jsonl");
      const format = csv ? "csv" : "jsonl";
      return run(async () => {
        const { exportInquiries, exportOrders } = await import("./export.server");
        return (what === "orders" ? exportOrders : exportInquiries)(format, chosen);
      });
    });

  program
    .command("reconcile")
    .option("--json", "print an object for machines")
    .description("ask Stripe about orders that were left open, and close what must not be paid")
    .addHelpText("after", example("reconcile"))
    .action((options: { json?: true }) =>
      run(() => withProviders(async () => (await import("./reconcile.server")).reconcile(options))),
    );

  program
    .command("forget")
    .argument("<email>", "the address of the person, in any case", parseAddress)
    .option("--yes", "do it; without it, nothing is changed")
    .description("remove a person: what they sent is deleted, paid orders stay without their data")
    .addHelpText("after", example("forget ann@example.com --yes"))
    .action((email: string, { yes }: { yes?: true }) =>
      run(async () => {
        const { forget, foretell } = await import("./forget.server");
        return yes ? withProviders(() => forget(email)) : foretell(email);
      }),
    );
}
