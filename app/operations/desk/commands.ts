import { Argument, Option, type Command } from "commander";
import {
  parseAddress,
  parseDate,
  parseIdPrefix,
  parseOrderId,
  parseReason,
  parseUrl,
  addListOptions,
  addSinceOption,
  addStateOption,
  type ExportOptions,
  type ListOptions,
  type OrderListOptions,
} from "./arguments";
import { failed, type ExitCode } from "./terminal";

// Each command imports its work only when it runs, so that help needs no environment.

/** Runs a command's work, and stores the exit code it ends with. */
export type Run = (work: () => Promise<ExitCode>) => Promise<void>;

/** The end of a help text. */
export function example(words: string): string {
  return `\nExample:\n  npm run desk -- ${words}`;
}

/** Runs work that calls providers; fails with a demonstration, whose stand-ins no other process can reach. */
async function withProviders(work: () => Promise<ExitCode>): Promise<ExitCode> {
  const { SANDBOX_UNREACHABLE, sandboxUnreachable } = await import("~/config/config.server");
  return sandboxUnreachable ? failed(SANDBOX_UNREACHABLE) : work();
}

/** Orders and what their buyers sent. */
export function addOrderCommands(program: Command, run: Run): void {
  const orders = addStateOption(addListOptions(program.command("orders")))
    .description("list orders, the newest first")
    .addHelpText("after", example("orders --state flagged"))
    .action((options: OrderListOptions) =>
      run(async () => (await import("./orders.server")).listOrders(options)),
    );
  orders
    .command("release")
    .argument("<id>", "an order's id or its reference", parseOrderId)
    .description("let an order go on that was set aside as spam: its buyer is mailed a link to pay")
    .addHelpText("after", example("orders release SW-7K3Q9PXM"))
    .action((id: string) => run(async () => (await import("./orders.server")).release(id)));
  orders
    .command("resolve")
    .argument("<id>", "an order's id or its reference", parseOrderId)
    .requiredOption("--why <reason>", "kept with the payment", parseReason)
    .description("note that an unexpected payment is refunded, or its buyer written to")
    .addHelpText("after", example('orders resolve SW-7K3Q9PXM --why "refunded"'))
    .action((id: string, { why }: { why: string }) =>
      run(async () => (await import("./orders.server")).resolve(id, why)),
    );
  orders
    .command("ready")
    .argument("<id>", "an order's id or its reference", parseOrderId)
    .requiredOption("--url <url>", "where its website can be looked at, with https", parseUrl)
    .description("mail the buyer where to look at the website before its launch")
    .addHelpText("after", example("orders ready SW-7K3Q9PXM --url https://preview.example.com"))
    .action((id: string, { url }: { url: string }) =>
      run(async () => (await import("./launch.server")).ready(id, url)),
    );
  orders
    .command("launched")
    .argument("<id>", "an order's id or its reference", parseOrderId)
    .description("mail the buyer that the website is live, and what comes next")
    .addHelpText("after", example("orders launched SW-7K3Q9PXM"))
    .action((id: string) => run(async () => (await import("./launch.server")).launched(id)));
  orders
    .command("email")
    .argument("<id>", "an order's id or its reference", parseOrderId)
    .argument("<address>", "the buyer's right address", parseAddress)
    .description("change a paid order's address: the receipt is mailed there with a new link")
    .addHelpText("after", example("orders email SW-7K3Q9PXM ann@example.com"))
    .action((id: string, address: string) =>
      run(async () => (await import("./orders.server")).changeAddress(id, address)),
    );

  addStateOption(addListOptions(program.command("inquiries")))
    .description("list what was sent for websites, the newest first")
    .addHelpText("after", example("inquiries --state assets_received --since 2026-01-31"))
    .action((options: OrderListOptions) =>
      run(async () => (await import("./orders.server")).listInquiries(options)),
    );

  program
    .command("show")
    .argument("<id>", "an order's reference, or the id of an order or inquiry", parseOrderId)
    .option("--json", "print an object for machines")
    .description("show an order or inquiry with its payments, drafts, files and mails")
    .addHelpText("after", example("show SW-7K3Q9PXM"))
    .action((id: string, options: { json?: true }) =>
      run(async () => (await import("./show.server")).show(id, options)),
    );
}

const EMAIL_ID = "a mail's id, or its first characters";

/** Emails that wait, were sent or failed. */
export function addOutboxCommands(program: Command, run: Run): void {
  const outbox = addListOptions(program.command("outbox"))
    .description("list mails, the newest first")
    .option("--failed", "only those that were given up")
    .addHelpText("after", example("outbox --failed"))
    .action((options: ListOptions & { failed?: true }) =>
      run(async () => (await import("./outbox.server")).listEmails(options)),
    );
  outbox
    .command("retry")
    .argument("<id>", EMAIL_ID, parseIdPrefix)
    .description("send a mail that failed, or that waits for its next try")
    .addHelpText("after", example("outbox retry 3f2a91c0"))
    .action((id: string) => run(async () => (await import("./outbox.server")).retry(id)));
  outbox
    .command("drop")
    .argument("<id>", EMAIL_ID, parseIdPrefix)
    .requiredOption("--why <reason>", "kept with the mail", parseReason)
    .description("stop trying to send a mail; retry takes it up again")
    .addHelpText("after", example('outbox drop 3f2a91c0 --why "the buyer rang"'))
    .action((id: string, { why }: { why: string }) =>
      run(async () => (await import("./outbox.server")).drop(id, why)),
    );
}

interface ExportFormats {
  csv?: true;
  jsonl?: true;
}

/** Commands on all stored data. */
export function addDataCommands(program: Command, run: Run): void {
  addStateOption(addSinceOption(program.command("export")))
    .addArgument(new Argument("<what>", "what to write out").choices(["orders", "inquiries"]))
    .addOption(new Option("--csv", "for a spreadsheet").conflicts("jsonl"))
    .option("--jsonl", "one JSON object a line")
    .description("write out orders or inquiries, the oldest first")
    .addHelpText("after", example("export orders --csv > orders.csv"))
    .action(
      (
        what: "orders" | "inquiries",
        { csv, jsonl, ...chosen }: ExportFormats & ExportOptions,
        command: Command,
      ) => {
        if (!csv && !jsonl) command.error("error: give --csv or --jsonl");
        const format = csv ? "csv" : "jsonl";
        return run(async () => {
          const { exportInquiries, exportOrders } = await import("./export.server");
          return (what === "orders" ? exportOrders : exportInquiries)(format, chosen);
        });
      },
    );

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
        const { forget, preview } = await import("./forget.server");
        return yes ? withProviders(() => forget(email)) : preview(email);
      }),
    );
}

/** Backups: made beside the running site, restored with or without one. */
export function addBackupCommands(program: Command, run: Run, runAlways: Run): void {
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
      runAlways(() =>
        withProviders(async () => (await import("./backup.server")).restore(name, options)),
      ),
    );
}

/** The check of everything the site needs. */
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

/** Commands around a database at a PostgreSQL host. */
export function addPostgresCommands(program: Command, run: Run, runAlways: Run): void {
  program
    .command("move-to-postgres")
    .option("--json", "print an array for machines")
    .description("copy the stopped site's site.db into the empty database of DATABASE_URL")
    .addHelpText("after", example("move-to-postgres"))
    .action((options: { json?: true }) =>
      runAlways(async () => (await import("./move.server")).moveToPostgres(options)),
    );

  program
    .command("erasures")
    .description("repeat erasures after a restore by other means than the desk's")
    .addHelpText("after", example("erasures replay --since 2026-01-31T09:30Z"))
    .command("replay")
    .requiredOption("--since <date>", "the moment to which the database was restored", parseDate)
    .option("--json", "print an object for machines")
    .description("erase again everybody whom forget has erased since, by the bucket's records")
    .addHelpText("after", example("erasures replay --since 2026-01-31T09:30Z"))
    .action((options: { since: string; json?: true }) =>
      run(() => withProviders(async () => (await import("./forget.server")).replay(options))),
    );
}
