import { Option, type Command } from "commander";
import {
  addListOptions,
  addStateOption,
  parseAddress,
  parseIdPrefix,
  parseOrderId,
  parseReason,
  parseText,
  parseUrl,
} from "./arguments";
import { example, REFERENCE, withProviders, type Act } from "./load-command";

export function addOrderCommands(program: Command, act: Act): void {
  const orders = addStateOption(addListOptions(program.command("orders")))
    .description("list orders, the newest first")
    .addHelpText("after", example("orders --state flagged"))
    .action(act(async () => (await import("./orders.server")).listOrders));
  const order = (command: string) =>
    orders.command(command).argument("<id>", "an order's id or its reference", parseOrderId);
  order("release")
    .description("let an order go on that was set aside as spam: its buyer is mailed a link to pay")
    .addHelpText("after", example(`orders release ${REFERENCE}`))
    .action(act(async () => (await import("./orders.server")).release));
  order("resolve")
    .requiredOption("--why <reason>", "kept with the payment", parseReason)
    .description("note that an unexpected payment is refunded, or its buyer written to")
    .addHelpText("after", example(`orders resolve ${REFERENCE} --why "refunded"`))
    .action(act(async () => (await import("./orders.server")).resolve));
  order("ready")
    .requiredOption("--url <url>", "where its website can be looked at, with https", parseUrl)
    .description("mail the buyer where to look at the website before its launch")
    .addHelpText("after", example(`orders ready ${REFERENCE} --url https://preview.example.com`))
    .action(act(async () => (await import("./launch.server")).ready));
  order("launched")
    .option("--url <url>", "the website's address; without it, that of its preview", parseUrl)
    .option("--why <reason>", "kept with an order without assets or preview", parseReason)
    .addOption(new Option("--undo", "take the launch back").conflicts(["url", "why"]))
    .description("mail the buyer in ten minutes that the website is live, and what comes next")
    .addHelpText("after", example(`orders launched ${REFERENCE} --url https://example.com`))
    .action(act(async () => (await import("./launch.server")).launched));
  order("email")
    .argument("<address>", "the buyer's right address", parseAddress)
    .description("change a paid order's address: the receipt is mailed there with a new link")
    .addHelpText("after", example(`orders email ${REFERENCE} ann@example.com`))
    .action(act(withProviders(async () => (await import("./orders.server")).changeAddress)));
  order("link")
    .description("mail the buyer of a paid order a new private link")
    .addHelpText("after", example(`orders link ${REFERENCE}`))
    .action(act(async () => (await import("./orders.server")).link));
  order("remind")
    .addOption(new Option("--pause", "send no reminders from now on").conflicts("resume"))
    .option("--resume", "send reminders again")
    .description("mail the buyer now which assets are missing")
    .addHelpText("after", example(`orders remind ${REFERENCE}`))
    .action(act(async () => (await import("./orders.server")).remind));
  order("note")
    .argument("<text>", "kept in the order's history", parseText)
    .description("note something about an order, for the team alone")
    .addHelpText("after", example(`orders note ${REFERENCE} "wants to launch in May"`))
    .action(act(async () => (await import("./orders.server")).addNote));
  order("assign")
    .argument("[address]", "who of the team has it", parseAddress)
    .option("--nobody", "take it from the one who has it")
    .description("say who of the team takes care of an order")
    .addHelpText("after", example(`orders assign ${REFERENCE} ben@example.com`))
    .action((id: string, address: string | undefined, { nobody }: Nobody, command: Command) => {
      if (Boolean(nobody) === Boolean(address)) {
        command.error("error: give an address, or --nobody");
      }
      return act(async () => (await import("./orders.server")).assign)(id, address ?? null);
    });
  order("edits")
    .option("--answer <request>", "a request's id, or its first characters", parseIdPrefix)
    .option("--text <text>", "the answer, which the buyer is mailed", parseText)
    .option("--json", "print an array for machines")
    .description("list what the buyer asked to have changed, or answer one of it")
    .addHelpText(
      "after",
      example(`orders edits ${REFERENCE} --answer 3f2a91c0 --text "It is done."`),
    )
    .action((id: string, options: { answer?: string; text?: string }, command: Command) => {
      if ((options.answer === undefined) !== (options.text === undefined)) {
        command.error("error: give --answer and --text together");
      }
      return act(async () => (await import("./requests.server")).edits)(id, options);
    });

  program
    .command("files")
    .argument("<id>", "an order's id or its reference", parseOrderId)
    .addOption(fileOption("remove", "take away a file that was sent").conflicts("restore"))
    .addOption(fileOption("restore", "put back a file that was removed"))
    .option("--json", "print an array for machines")
    .description("list the files that an order's buyer sent, or remove or restore one")
    .addHelpText("after", example(`files ${REFERENCE} --remove 3f2a91c0`))
    .action(act(async () => (await import("./files.server")).files));
}

type Nobody = { nobody?: true };

function fileOption(name: string, what: string): Option {
  const option = new Option(`--${name} <file>`, `${what}, by its id or its first characters`);
  return option.argParser(parseIdPrefix);
}
