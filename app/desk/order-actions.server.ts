import { moveDraft } from "~/assets/order-draft.server";
import { pauseReminders, remindNow } from "~/assets/reminders.server";
import { removeFile, restoreFile } from "~/assets/sent-files.server";
import { retention } from "~/content/retention";
import { changeEmail } from "~/orders/change-email.server";
import type { Act, Acted } from "~/orders/act.server";
import { releaseOrder } from "~/orders/flagged-orders.server";
import { reportLaunched, reportReady, undoLaunch } from "~/orders/launch.server";
import { addNote, assign, NOTE_CHARACTERS } from "~/orders/notes.server";
import { requestLimits } from "~/orders/order-fields";
import { isRunning } from "~/orders/order-states";
import { answerRequest } from "~/orders/requests.server";
import { resolvePayments } from "~/orders/resolve-payments.server";
import { sendLink } from "~/orders/send-link.server";
import type { OrderDetails } from "~/operations/desk/details.server";
import type { ActionField, FieldName } from "./actions";

/* What the team can do with an order on its page: each calls the function that the command line calls too. */

/** Whether it was done, and what the page says about it. */
export type Said = readonly [isDone: boolean, text: string];

/** The fields of an action's form as they were sent; `target`: the id of a request or file. */
export type Given = Record<FieldName | "target", string>;

export interface Definition<Result extends string> {
  title: string;
  button: string;
  /** What is done, and who is emailed what. */
  tells: (details: OrderDetails) => string;
  /** The step or state in which it is offered. */
  isOffered: (details: OrderDetails) => boolean;
  fields?: (details: OrderDetails, team: readonly string[]) => ActionField[];
  run: (by: Act, given: Given) => Promise<Acted<Result>>;
  said: Record<Result, Said>;
}

const define = <Result extends string>(action: Definition<Result>) => action;

const REASON_CHARACTERS = 500;

const isErased = ({ order }: OrderDetails) => order.email === "";
const isPaused = ({ order }: OrderDetails) => order.reminders_stopped_at !== null;
const runs = ({ order }: OrderDetails) => isRunning(order.state) && order.email !== "";
const isPaid = (details: OrderDetails) => details.order.paid_at !== null && !isErased(details);

const closed: Said = [false, "The order is not being worked on: look at its state."];
const erased: Said = [false, "The buyer's data was erased: nobody is left to write to."];

const why = (label: string, required: boolean): ActionField => ({
  ...{ name: "why", label, type: "text", required, maxLength: REASON_CHARACTERS },
});

export const orderActions = {
  ready: define({
    title: "Show a preview",
    button: "Email the preview",
    tells: ({ order }) => `Emails ${order.email} a link to the preview, and ends the reminders.`,
    isOffered: (details) => runs(details) && !details.order.launched_at,
    fields: ({ order }) => [
      {
        ...{ name: "url", label: "Address of the preview", type: "url", required: true },
        value: order.preview_url ?? "",
      },
    ],
    run: (by, given) => reportReady(by, given.url),
    said: {
      emailed: [true, "Preview shown: the buyer is emailed."],
      known: [true, "The buyer has this preview already: nobody was emailed."],
      launched: [false, "The website is live: take the launch back first."],
      unprepared: closed,
      not_running: closed,
      unsent: erased,
    },
  }),
  launched: define({
    title: "Say that it is live",
    button: "Launch",
    tells: ({ order }) =>
      `Emails ${order.email} in ten minutes that the website is live. Until then the launch can be taken back, and nobody hears of it.`,
    isOffered: (details) => runs(details) && !details.order.launched_at,
    fields: ({ order }) => [
      {
        ...{ name: "url", label: "Address of the website", type: "url", required: true },
        value: order.preview_url ?? "",
      },
      ...(order.assets_received_at && order.ready_at
        ? []
        : [why("Why it is live without assets or a preview", true)]),
    ],
    run: (by, given) =>
      reportLaunched(by, { url: given.url, ...(given.why && { why: given.why }) }),
    said: {
      emailed: [true, "Launched: the buyer is emailed in ten minutes."],
      known: [true, "Launched."],
      launched: [false, "It was launched already."],
      unprepared: [false, "No assets came, or no preview was shown: say why it is live."],
      not_running: closed,
      unsent: erased,
    },
  }),
  undo: define({
    title: "Take the launch back",
    button: "Take back",
    tells: ({ order }) =>
      order.launch_told_at
        ? `Emails ${order.email} a correction: the buyer knows of the launch.`
        : "Emails nobody: the buyer does not know of the launch yet.",
    isOffered: (details) => runs(details) && details.order.launched_at !== null,
    run: undoLaunch,
    said: {
      stopped: [true, "Taken back: nobody is emailed."],
      corrected: [true, "Taken back: the buyer is emailed a correction."],
      not_launched: [false, "It is not launched."],
      late: [false, "The buyer has known of it for more than an hour: write to them yourself."],
    },
  }),
  answer: define({
    title: "Answer",
    button: "Email the answer",
    tells: ({ order }) => `Emails ${order.email} the answer, and closes what was asked for.`,
    isOffered: runs,
    fields: () => [
      {
        ...{ name: "text", label: "Answer", type: "multiline", required: true },
        maxLength: requestLimits.text,
      },
    ],
    run: (by, given) => answerRequest(by, given.target, given.text),
    said: {
      answered: [true, "Answered: the buyer is emailed."],
      same: [false, "It is answered already."],
      unknown_request: [false, "It is no longer there."],
      invalid: [false, `An answer has 1 to ${requestLimits.text} characters.`],
    },
  }),
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
    said: { changed: [true, "Reminders paused."], same: [false, "They are paused already."] },
  }),
  resume: define({
    title: "Resume the reminders",
    button: "Resume",
    tells: () => "Emails nobody now. The reminders that become due from now on are sent.",
    isOffered: (details) => runs(details) && isPaused(details),
    run: (by) => pauseReminders(by, false),
    said: { changed: [true, "Reminders resumed."], same: [false, "They are not paused."] },
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
      `Ends all links that ${order.email} has, and emails the receipt to the new address. Stripe gets it too.`,
    isOffered: isPaid,
    fields: ({ order }) => [
      { name: "email", label: "New address", type: "email", required: true, value: order.email },
    ],
    run: async (by, given) => {
      const acted = await changeEmail(by, given.email, moveDraft);
      if (acted.kind !== "done") return acted;
      const { kind, customersLeft } = acted.result;
      return { kind: "done", result: customersLeft.length > 0 ? "left" : kind };
    },
    said: {
      changed: [true, "Address changed: the receipt goes to it."],
      same: [false, "The order has this address already."],
      left: [false, "Changed here, but Stripe has not confirmed it: send this again."],
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
    ],
    run: (by, given) => assign(by, given.to || null),
    said: {
      assigned: [true, "Handed over."],
      same: [true, "It is with them already."],
      invalid: [false, "No address is that long."],
    },
  }),
  note: define({
    title: "Write a note",
    button: "Keep the note",
    tells: () => "Emails nobody: it is in the history, for the team alone.",
    isOffered: (details) => !isErased(details),
    fields: () => [
      {
        ...{ name: "text", label: "Note", type: "multiline", required: true },
        maxLength: NOTE_CHARACTERS,
      },
    ],
    run: (by, given) => addNote(by, given.text),
    said: {
      noted: [true, "Noted."],
      invalid: [false, `A note has 1 to ${NOTE_CHARACTERS} characters.`],
      erased: [false, "The buyer's data was erased: nothing more is kept about them."],
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
    fields: () => [why("What you did about it", true)],
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
  remove: define({
    title: "Remove",
    button: "Remove",
    tells: () => `Emails nobody. It can be put back for ${retention.removedFileDays} days.`,
    isOffered: () => true,
    run: (by, given) => removeFile(by, given.target),
    said: {
      removed: [true, "File removed."],
      same: [true, "It is removed already."],
      unknown_file: [false, "The file is no longer there."],
    },
  }),
  restore: define({
    title: "Put back",
    button: "Put back",
    tells: () => "Emails nobody. It counts as sent again.",
    isOffered: () => true,
    run: (by, given) => restoreFile(by, given.target),
    said: {
      restored: [true, "File put back."],
      same: [true, "It is not removed, or was sent again since."],
      full: [false, "The buyer has sent as many files as there may be: remove another first."],
      unknown_file: [false, "The file is no longer there."],
    },
  }),
};
