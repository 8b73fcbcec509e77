import { claims } from "~/content/claims";
import { terms } from "~/content/site";
import type { RequestKind } from "~/server/database/states";
import type { Email } from "~/server/email/email";
import {
  facts,
  reference,
  replyToClient,
  subheading,
  type EmailPart,
  type Team,
} from "~/server/email/email-parts";
import { emailToTeam, oneLine } from "~/server/email/render-email";
import { emailToBuyer, openOrder } from "./order-emails";
import type { Order } from "./orders.repository.server";

export function teamApprovedEmail(order: Order, team: Team): Email {
  const content = {
    subject: `Preview approved: order ${order.reference}`,
    heading: "A preview is approved",
    parts: [
      reference(order.reference, "Reference"),
      "The buyer agrees with the preview. Put the website live, and note its launch.",
      facts([
        ["Preview", order.preview_url ?? ""],
        ["Business name", order.name],
        ["Email", order.email],
      ]),
      replyToClient,
    ],
    preheader: `${oneLine(order.name)} agrees: put the website live.`,
  };
  return emailToTeam(team, content, { orderId: order.id, replyTo: order.email });
}

export function approvedEmail(order: Order, orderUrl: string, supportEmail: string): Email {
  return emailToBuyer(order, supportEmail, {
    subject: `We put your website live (${order.reference})`,
    heading: "Thank you: we put your website live",
    parts: [
      "You agreed with the preview of your website. We put it live as it is, and email you as soon as it is online.",
      "Did you see something after all? Open your order and ask for changes: until the launch everything can still be changed.",
      openOrder(orderUrl),
      reference(order.reference),
      "Was this not you? Answer this email now.",
    ],
    preheader: "You get an email as soon as it is online.",
  });
}

/** `number`: of changes, which round they are; of an edit, which one of its month. */
export interface Asked {
  kind: RequestKind;
  text: string;
  files: readonly { name: string; url: string }[];
  number: number;
}

interface AskedByBuyer extends Asked {
  orderUrl: string;
}

const isBeyondPlan = ({ kind, number }: Asked) =>
  kind === "edit" && number > terms.contentEditsPerMonth;

/** For the team: what its buyer asks for, in full, with links to the files. */
export function teamRequestEmail(order: Order, team: Team, asked: Asked): Email {
  const { kind, text, number } = asked;
  const isEdit = kind === "edit";
  const what = isEdit ? "Edit requested" : `Changes requested, round ${number}`;
  const content = {
    subject: `${what}: order ${order.reference}`,
    heading: what,
    parts: [
      reference(order.reference, "Reference"),
      isEdit
        ? `The buyer asks for an edit of the live website. It is number ${number} of this month, and the plan includes ${claims.edits}.${
            isBeyondPlan(asked)
              ? " Reply with what it costs, and begin once the buyer agrees: the buyer knows that."
              : ""
          }`
        : "The buyer has looked at the preview, and asks for these changes before the launch.",
      facts([
        [isEdit ? "The edit" : "The changes", text],
        ["Business name", order.name],
        ["Email", order.email],
      ]),
      ...fileLinks(asked),
      replyToClient,
    ],
    preheader: `${isBeyondPlan(asked) ? "Beyond the plan: name its price first. " : ""}From ${oneLine(order.name)}.`,
  };
  return emailToTeam(team, content, { orderId: order.id, replyTo: order.email });
}

/** For the buyer: that it arrived, and what exactly. */
export function requestEmail(order: Order, asked: AskedByBuyer, supportEmail: string): Email {
  const { kind, text, number, orderUrl } = asked;
  const isEdit = kind === "edit";
  const isBeyond = isBeyondPlan(asked);
  const title = isEdit ? "Your edit arrived" : "Your changes arrived";
  return emailToBuyer(order, supportEmail, {
    subject: `${title} (${order.reference})`,
    heading: title,
    parts: [
      isBeyond
        ? `It is number ${number} of this month, beyond the ${claims.edits} a month that your plan includes. We email you what it costs, and begin only when you have agreed.`
        : isEdit
          ? `We edit your website, and email you when it is done. Your plan includes ${claims.edits} a month, and this is number ${number} of this month.`
          : `We work on them, and email you when the website is ready to look at again. This is round ${number} of your changes.`,
      subheading("What you asked for"),
      facts([["You wrote", text]]),
      ...fileLinks(asked),
      "Did you forget something? Open your order and write it there.",
      openOrder(orderUrl),
      reference(order.reference),
      "Was this not you? Answer this email.",
    ],
    preheader: isBeyond
      ? "It is beyond your plan: we email you what it costs first."
      : isEdit
        ? "We email you when it is done."
        : `Round ${number} of your changes.`,
  });
}

export function answerEmail(
  order: Order,
  asked: { kind: RequestKind; text: string; answer: string; orderUrl: string },
  supportEmail: string,
): Email {
  const { kind, text, answer, orderUrl } = asked;
  const title = kind === "edit" ? "Your edit is done" : "About the changes you asked for";
  return emailToBuyer(order, supportEmail, {
    subject: `${title} (${order.reference})`,
    heading: title,
    parts: [
      facts([
        ["Our answer", answer],
        ["You wrote", text],
      ]),
      "Your order shows what you asked for and what we answered.",
      openOrder(orderUrl),
      reference(order.reference),
      "If something is not as you wanted it, answer this email.",
    ],
    preheader: `An answer to what you asked for, reference ${order.reference}.`,
  });
}

function fileLinks({ files }: Asked): EmailPart[] {
  if (files.length === 0) return [];
  const links = files.map(({ name, url }) => ({ label: name, url }));
  return [{ kind: "links", title: files.length === 1 ? "1 file" : `${files.length} files`, links }];
}
