import { moveDraft } from "~/assets/order-draft.server";
import { pauseReminders, remindNow } from "~/assets/reminders.server";
import type { OrderDetails } from "~/operations/desk/details.server";
import { changeEmail, isNewlyLaunched } from "~/orders/change-email.server";
import { releaseOrder } from "~/orders/flagged-orders.server";
import { addNote, assign, NOTE_CHARACTERS } from "~/orders/notes.server";
import { resolvePayments } from "~/orders/resolve-payments.server";
import { sendLink } from "~/orders/send-link.server";
import { closed, define, erased, isErased, runs, type Said } from "./action-definition.server";
import { type ActionField, why } from "./actions";

const isPaused = ({ order }: OrderDetails) => order.reminders_stopped_at !== null;
const isPaid = (details: OrderDetails) => details.order.paid_at !== null && !isErased(details);

const note = (more: Pick<ActionField, "label" | "required">): ActionField => ({
  ...{ name: "text", type: "multiline", maxLength: NOTE_CHARACTERS, ...more },
});
const noNote: Said = [false, "The buyer's data was erased: nothing more is kept about them."];

/** What is done about the buyer of an order, and within the team. */
export const buyerActions = {
  remind: define({
    title: "Remind of the assets",
    button: "Email a reminder",
    tells: ({ order }) => `Emails ${order.email} which assets are missing, once a minute at most.`,
    isOffered: (details) => runs(details) && !details.order.ready_at,
    run: remindNow,
    said: {
      emailed: [true, "Reminded: the buyer is emailed."],
      nothing_missing: [false, "Nothing is missing: the assets came, or a preview is shown."],
      not_running: closed,
      paused: [false, "The reminders of this order are paused: resume them first."],
      erased,
    },
  }),
  pause: define({
    title: "Pause the reminders",
    button: "Pause",
    tells: () => "Emails nobody. The site sends this buyer no reminders until they are resumed.",
    isOffered: (details) => runs(details) && !details.order.ready_at && !isPaused(details),
    run: (by) => pauseReminders(by, true),
    said: {
      changed: [true, "Reminders paused.", "resume"],
      same: [false, "They are paused already."],
    },
  }),
  resume: define({
    title: "Resume the reminders",
    button: "Resume",
    tells: () => "Emails nobody now. The reminders that become due from now on are sent.",
    isOffered: (details) => runs(details) && isPaused(details),
    run: (by) => pauseReminders(by, false),
    said: {
      changed: [true, "Reminders resumed.", "pause"],
      same: [false, "They are not paused."],
    },
  }),
  link: define({
    title: "Send the private link",
    button: "Email a link",
    tells: ({ order }) => `Emails ${order.email} a new private link; earlier ones go on working.`,
    isOffered: isPaid,
    run: sendLink,
    said: {
      emailed: [true, "Link sent."],
      unpaid: [false, "The order is not paid."],
      erased,
    },
  }),
  email: define({
    title: "Correct the email address",
    button: "Change the address",
    tells: ({ order }) =>
      `Ends all links that ${order.email} has, and emails the receipt to the new address${isNewlyLaunched(order) ? ", then that the website is live" : ""}. Stripe gets it too.`,
    isOffered: isPaid,
    wantsRecent: true,
    fields: ({ order }) => [
      { name: "email", label: "New address", type: "email", required: true, value: order.email },
    ],
    run: async (by, given) => {
      const acted = await changeEmail(by, given.email, moveDraft);
      if (acted.kind !== "done") return acted;
      const { kind, customers } = acted.result;
      const left = (["refused", "unanswered"] as const).find((told) => customers[told].length > 0);
      return { kind: "done", result: left ?? kind };
    },
    said: {
      changed: [true, "Address changed: the receipt goes to it."],
      same: [false, "The order has this address already."],
      unanswered: [true, "The order has this address. Stripe did not answer: it is told again."],
      refused: [
        true,
        "The order has this address. Stripe refused it, as where its customer was deleted or the site's key may not change customers: the history says why. Sent again, it is told again.",
      ],
      unpaid: [false, "The order is not paid."],
      erased,
    },
  }),
  assign: define({
    title: "Hand over",
    button: "Assign",
    tells: () => "Emails nobody: it shows in the lists and in the history.",
    isOffered: () => true,
    fields: ({ order }, team) => [
      {
        ...{ name: "to", label: "Who has it", type: "choice", value: order.assignee ?? "" },
        choices: [
          ["", "Nobody"],
          ...[...new Set([...team, ...(order.assignee ? [order.assignee] : [])])].map(
            (address) => [address, address] as const,
          ),
        ],
      },
      ...(order.email ? [note({ label: "Note for them, if any" })] : []),
    ],
    run: (by, given) => assign(by, given.to || null, given.text),
    said: {
      assigned: [true, "Handed over.", "assign"],
      same: [true, "It is with them already."],
      noted: [true, "It is with them already. Noted."],
      invalid: [false, `A note has at most ${NOTE_CHARACTERS} characters.`],
      erased: noNote,
    },
  }),
  note: define({
    title: "Write a note",
    button: "Keep the note",
    tells: () => "Emails nobody: it is in the history, for the team alone.",
    isOffered: (details) => !isErased(details),
    fields: () => [note({ label: "Note", required: true })],
    run: (by, given) => addNote(by, given.text),
    said: {
      noted: [true, "Noted."],
      invalid: [false, `A note has 1 to ${NOTE_CHARACTERS} characters.`],
      erased: noNote,
    },
  }),
  release: define({
    title: "Release: it is no spam",
    button: "Release",
    tells: ({ order }) => `Emails ${order.email} a link to the payment, and the team the order.`,
    isOffered: ({ order }) => order.state === "flagged",
    run: async (by) => {
      const acted = await releaseOrder(by);
      if (acted.kind !== "done") return acted;
      return { kind: "done", result: acted.result ? "released" : "same" };
    },
    said: {
      released: [true, "Released: the buyer is emailed."],
      same: [false, "It is not set aside."],
    },
  }),
  resolve: define({
    title: "Resolve the unexpected payment",
    button: "Resolve",
    tells: () => "Emails nobody. An unpaid order can be paid again by its buyer.",
    isOffered: (details) => details.unexpectedPayments.some(({ resolved_at: at }) => !at),
    fields: () => [why("What you did about it")],
    run: async (by, given) => {
      const acted = await resolvePayments(by, given.why);
      if (acted.kind !== "done") return acted;
      return { kind: "done", result: acted.result > 0 ? "resolved" : "same" };
    },
    said: {
      resolved: [true, "Resolved."],
      same: [false, "No payment is left to resolve."],
    },
  }),
};
