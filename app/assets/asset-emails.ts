import { emailToBuyer, openOrder, planParts } from "~/orders/order-emails";
import type { Order } from "~/orders/orders.repository.server";
import type { Plan } from "~/orders/plan";
import { fitAttachments, type Email } from "~/server/email/email";
import * as Parts from "~/server/email/email-parts";
import { emailToTeam, oneLine, renderEmail } from "~/server/email/render-email";
import { assetFields, assetLabels } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import { formatSize } from "./file-rules";

const SUBJECT_NAME_CHARACTERS = 150;

interface AssetFile {
  key: string;
  name: string;
  type: string;
  size: number;
  url: string;
}

/** `more`: the order already has assets, and these are added to them; `again`: the same form was sent with changes. */
export type Occasion = "first" | "more" | "again";

const occasions: Record<Occasion, { heading: string; subject: string; text?: string }> = {
  first: { heading: "Brand assets received", subject: "Brand assets" },
  more: {
    heading: "More brand assets received",
    subject: "More brand assets",
    text: "The client has sent assets for this order before. These come in addition.",
  },
  again: {
    heading: "Brand assets changed",
    subject: "Changed brand assets",
    text: "The client has sent the same form again. These texts replace the earlier ones, and these files come in addition.",
  },
};

/** On one line, and within Postmark's 2,000 bytes of a subject. */
export function nameForSubject(name: string): string {
  return [...oneLine(name)].slice(0, SUBJECT_NAME_CHARACTERS).join("");
}

/** Tells the team that a client sent assets; files are attached while they fit, and always linked. */
export function assetEmail(
  team: Parts.Team,
  details: AssetDetails,
  files: readonly AssetFile[],
  order: { id: string; reference: string } | undefined,
  occasion: Occasion = "first",
): Email {
  const { heading, subject, text } = occasions[occasion];
  const name = nameForSubject(details.businessName);
  const bodyOf = (attached: readonly AssetFile[]) =>
    renderEmail(
      heading,
      [
        Parts.reference(order?.reference ?? "not known", "Order"),
        ...(text ? [text] : []),
        Parts.facts(
          assetFields.map((field) => [assetLabels[field], details[field] || "none given"]),
        ),
        ...fileParts(files, attached),
        Parts.replyToClient,
        ...Parts.atDesk(team, order?.id),
      ],
      { preheader: `${countOf(files)} from ${name}`, ...Parts.teamFrame },
    );
  const sizing = bodyOf([]);
  const bodyBytes = Buffer.byteLength(sizing.html) + Buffer.byteLength(sizing.text);
  // Postmark takes no attachment without bytes.
  const attachable = files.filter((file) => file.size > 0);
  const { attached } = fitAttachments(attachable, bodyBytes);
  return {
    to: team.inbox,
    toTeam: true,
    replyTo: details.email,
    subject: `${subject} from ${name}`,
    ...bodyOf(attached),
    attachments: attached.map(({ key, name: fileName, type, size }) => {
      return { key, name: fileName, type, size };
    }),
  };
}

/** Tells the team that assets it has without an order were their buyer's. */
export function earlierAssetsEmail(
  team: Parts.Team,
  { name, email }: { name: string; email: string },
  order: { id: string; reference: string },
): Email {
  const business = nameForSubject(name);
  const parts = [
    Parts.reference(order.reference, "Order"),
    "This client sent brand assets before the order was paid, from the same browser and with the same address. They now count for the order; nothing in them is new.",
    Parts.replyToClient,
  ];
  const content = {
    subject: `Order ${order.reference} for the brand assets from ${business}`,
    heading: "An order for earlier brand assets",
    parts,
    preheader: `Sent by ${business}.`,
  };
  return emailToTeam(team, content, { orderId: order.id, replyTo: email });
}

function fileParts(files: readonly AssetFile[], attached: readonly AssetFile[]): Parts.EmailPart[] {
  if (files.length === 0) return ["No files were sent."];
  const links = files.map((file) => ({
    label: `${file.name} (${formatSize(file.size)}${attached.includes(file) ? ", attached" : ""})`,
    url: file.url,
  }));
  const list = (count: string): Parts.EmailPart => {
    return { kind: "links", title: `${countOf(files)}, ${count}`, links };
  };
  if (attached.length === files.length) return [list("attached")];
  return [
    list(`${attached.length} attached`),
    "Files that are not attached were too large for an email, or are empty: open them by their links.",
  ];
}

/** "1 file", "3 files", "No files" */
function countOf(files: readonly unknown[]): string {
  return files.length === 1 ? "1 file" : `${files.length || "No"} files`;
}

export interface Arrived {
  details: AssetDetails;
  files: readonly { name: string; size: number }[];
  adds: boolean;
  plan?: Plan;
  orderUrl: string;
}

/** Tells the buyer of a paid order which assets have arrived for it, from whomever, and what comes next. */
export function assetsArrivedEmail(
  order: Order,
  { details, files, adds, plan, orderUrl }: Arrived,
  supportEmail: string,
): Email {
  const title = adds ? "More of your assets arrived" : "Your assets arrived";
  const list = files.map(({ name, size }) => `${name} (${formatSize(size)})`);
  // Without the contact address, which need not be the buyer's.
  const filledIn = assetFields.filter((field) => field !== "email" && details[field] !== "");
  return emailToBuyer(order, supportEmail, {
    subject: `${title} (${order.reference})`,
    heading: title,
    parts: [
      adds
        ? "Thank you. We add these to what you sent before."
        : "Thank you. We start to build your website from what arrived.",
      Parts.subheading("What arrived"),
      Parts.facts([
        ["Files", list.join("\n") || "none"],
        ...filledIn.map((field): [string, string] => [assetLabels[field], details[field]]),
      ]),
      ...(plan ? planParts(plan) : []),
      "Your order shows what you sent, and takes what is missing.",
      openOrder(orderUrl),
      Parts.reference(order.reference),
      Parts.note("Is something not from you? Answer this email."),
    ],
    preheader: `${countOf(files)}, reference ${order.reference}.`,
    reason: " and its assets have arrived",
  });
}
