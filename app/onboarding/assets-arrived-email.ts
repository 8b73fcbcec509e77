import type { Email } from "~/email/email";
import { buyerFrame, type EmailPart } from "~/email/email-parts";
import { greeting, renderEmail } from "~/email/render-email";
import { planParts } from "~/ordering/order-emails";
import type { Order } from "~/ordering/orders.repository.server";
import type { Plan } from "~/ordering/plan";
import { countOf } from "./asset-email";
import type { AssetDetails } from "./asset-schema";
import { formatSize } from "./file-rules";

/** What the buyer is told of a submission. */
export interface Arrived {
  details: AssetDetails;
  files: readonly { name: string; size: number }[];
  /** The order already had assets, and these are added to them. */
  adds: boolean;
  /** Until the website is ready. */
  plan?: Plan;
}

/** Tells the buyer of a paid order which assets have arrived for it, from whomever, and what comes next. */
export function assetsArrivedEmail(
  order: Order,
  { details, files, adds, plan }: Arrived,
  supportEmail: string,
): Email {
  const title = adds ? "More of your assets arrived" : "Your assets arrived";
  const parts: EmailPart[] = [
    greeting(order.name),
    {
      kind: "paragraph",
      text: adds
        ? "Thank you. We add these to what you sent before."
        : "Thank you. We start to build your website from what arrived.",
    },
    { kind: "reference", label: "Your reference", value: order.reference },
    { kind: "subheading", text: "What arrived" },
    { kind: "facts", rows: arrivedRows(details, files) },
    ...(plan ? planParts(plan) : []),
    {
      kind: "note",
      text: "Is something missing, or not from you? Reply to this email. To send more, open the link in your receipt again.",
    },
  ];
  return {
    to: order.email,
    replyTo: supportEmail,
    subject: `${title} (${order.reference})`,
    ...renderEmail(title, parts, {
      preheader: `${countOf(files)}, reference ${order.reference}.`,
      ...buyerFrame("paid", supportEmail, " and its assets have arrived"),
    }),
    attachments: [],
  };
}

/** What was filled in, without the contact address, which need not be the buyer's. */
function arrivedRows(
  { businessName, websiteUrl, brandColors, textContent, socialLinks }: AssetDetails,
  files: Arrived["files"],
): [string, string][] {
  const list = files.map(({ name, size }) => `${name} (${formatSize(size)})`);
  const rows: [string, string][] = [
    ["Files", list.join("\n") || "none"],
    ["Business name", businessName],
    ["Website", websiteUrl],
    ["Brand colors", brandColors],
    ["About", textContent],
    ["Social links", socialLinks],
  ];
  return rows.filter(([, value]) => value !== "");
}
