import type { Command } from "commander";
import {
  parseOrderId,
  parseReason,
  takesListOptions,
  takesState,
  type OrderListOptions,
} from "./arguments";
import { example, type Run } from "./run";

/** Orders and what their buyers sent. */
export function addOrderCommands(program: Command, run: Run): void {
  const orders = takesState(takesListOptions(program.command("orders")))
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
    .description("note that a payment that was not accepted is refunded, or its buyer written to")
    .addHelpText("after", example('orders resolve SW-7K3Q9PXM --why "refunded"'))
    .action((id: string, { why }: { why: string }) =>
      run(async () => (await import("./orders.server")).resolve(id, why)),
    );

  takesState(takesListOptions(program.command("inquiries")))
    .description("list what was sent for websites, the newest first")
    .addHelpText("after", example("inquiries --state assets_received --since 2026-01-31"))
    .action((options: OrderListOptions) =>
      run(async () => (await import("./inquiries.server")).listInquiries(options)),
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
