import { retention } from "~/content/retention";
import { count } from "~/content/words";
import { emailToBuyer, openOrder } from "~/orders/order-emails";
import type { Order } from "~/orders/orders.repository.server";
import type { Email } from "~/server/email/email";
import * as Parts from "~/server/email/email-parts";
import { emailToTeam, oneLine } from "~/server/email/render-email";
import { nameForSubject } from "./asset-emails";

interface LinkedFile {
  name: string;
  url: string;
}

/** What a buyer did on the page of the order with files that were sent; `name`: of the file that is removed or put back. */
export type FileChange =
  | { kind: "removed" | "restored"; name: string; isLastTold?: boolean }
  | { kind: "added"; files: readonly LinkedFile[] }
  | { kind: "replaced"; name: string; files: readonly LinkedFile[] };

/** Ends the last of a day's emails about one file. */
const lastTold =
  "Emails about this file end here for today. Whether it is used is on the order's page.";
const ending = (change: FileChange) =>
  "isLastTold" in change && change.isLastTold ? [lastTold] : [];

const titles = {
  removed: { buyer: "A file is removed", team: "A file is removed" },
  restored: { buyer: "A file is back", team: "A file is put back" },
  added: { buyer: "Your files arrived", team: "More files" },
  replaced: { buyer: "A file is replaced", team: "A file is replaced" },
};

/** Tells the buyer what they did on the page of their order, or what the team did in their stead with files they sent it. */
export function sentFileEmail(
  order: Order,
  change: FileChange,
  { orderUrl, byTeam = false }: { orderUrl: string; byTeam?: boolean },
  supportEmail: string,
): Email {
  const title = titles[change.kind].buyer;
  return emailToBuyer(order, supportEmail, {
    subject: `${title} (${order.reference})`,
    heading: title,
    parts: [
      byTeam ? saidByTeam(change) : saidToBuyer(change),
      ...("files" in change ? [Parts.facts([["What arrived", listOf(change.files)]])] : []),
      ...ending(change),
      openOrder(orderUrl),
      Parts.reference(order.reference),
      byTeam ? "Is this not right? Answer this email." : "Was this not you? Answer this email.",
    ],
    preheader: `Reference ${order.reference}: ${inShort(change)}.`,
  });
}

function saidByTeam(change: FileChange): string {
  return change.kind === "removed"
    ? `We put ${nameForSubject(change.name)} into your order, and have taken it out again. We still need your own files.`
    : "We put this into your order for you, as you sent it to us.";
}

function saidToBuyer(change: FileChange): string {
  const days = count(retention.removedFileDays, "day");
  switch (change.kind) {
    case "removed":
      return `We no longer use ${nameForSubject(change.name)} for your website. It can be put back for ${days}; after that it is deleted.`;
    case "restored":
      return `We use ${nameForSubject(change.name)} for your website again.`;
    case "added":
      return "Thank you. We add these to what you sent before.";
    case "replaced":
      return `Thank you. We use what arrived instead of ${nameForSubject(change.name)}, which can be put back for ${days}; after that it is deleted.`;
  }
}

/** Tells the team what a buyer did with files that it may be building with. */
export function teamFileEmail(order: Order, team: Parts.Team, change: FileChange): Email {
  const title = titles[change.kind].team;
  const isNew = "files" in change;
  const content = {
    subject: `${title}: order ${order.reference}`,
    heading: title,
    parts: [
      Parts.reference(order.reference, "Reference"),
      saidToTeam[change.kind],
      ...ending(change),
      Parts.facts([
        ...("name" in change
          ? [[isNew ? "Replaced file" : "File", nameForSubject(change.name)] as [string, string]]
          : []),
        ["Business name", order.name],
        ["Email", order.email],
      ]),
      ...(isNew ? [linksTo(change.files)] : []),
      Parts.replyToClient,
    ],
    preheader: `From ${oneLine(order.name)}: ${inShort(change)}.`,
  };
  return emailToTeam(team, content, { orderId: order.id, replyTo: order.email });
}

const saidToTeam = {
  removed: "The buyer has removed a file that was sent for the website. Do not use it.",
  restored: "The buyer wants this file used for the website again.",
  added: "The buyer has added files on the order's page, to what was sent before.",
  replaced: "The buyer has replaced a file that was sent for the website. Use the new one.",
};

const listOf = (files: readonly LinkedFile[]) =>
  files.map(({ name }) => nameForSubject(name)).join("\n");

function inShort(change: FileChange): string {
  if ("name" in change) return nameForSubject(change.name);
  const [first, ...more] = change.files;
  return first && more.length === 0
    ? nameForSubject(first.name)
    : count(change.files.length, "file");
}

function linksTo(files: readonly LinkedFile[]): Parts.EmailPart {
  const links = files.map(({ name, url }) => ({ label: name, url }));
  return { kind: "links", title: count(files.length, "file"), links };
}
