import { linkInquiry, unlinkInquiry } from "~/assets/link-inquiry.server";
import { reportLaunched, reportReady, undoLaunch } from "~/orders/launch.server";
import { requestLimits } from "~/orders/order-fields";
import { answerRequest } from "~/orders/requests.server";
import { closed, define, erased, runs } from "./action-definition.server";
import { why } from "./actions";

/** What is done for the website of an order; the first that is offered is the main one. */
export const websiteActions = {
  ready: define({
    title: "Show a preview",
    button: "Email the preview",
    tells: ({ order }) =>
      order.preview_url
        ? `Emails ${order.email} a link to the preview, unless it is the one shown before.`
        : `Emails ${order.email} a link to the preview, and ends the reminders.`,
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
      known: [
        true,
        "The buyer has this preview already: nobody was emailed. If you corrected it, say so by Answer, under What they asked for.",
      ],
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
      },
      ...(order.assets_received_at && order.ready_at
        ? []
        : [why("Why it is live without assets or a preview")]),
    ],
    run: (by, given) =>
      reportLaunched(by, { url: given.url, ...(given.why && { why: given.why }) }),
    said: {
      emailed: [true, "Launched: the buyer is emailed in ten minutes.", "undo"],
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
    tells: ({ order, requests }) =>
      (order.launch_told_at ?? requests.some(({ kind }) => kind === "edit"))
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
  // Offered where the assets are: assets-view.server.ts.
  adopt: define({
    title: "Link assets",
    button: "Link",
    tells: () => "Emails nobody.",
    isOffered: () => false,
    run: (by, given) => linkInquiry(by, given.target),
    said: {
      linked: [true, "Assets linked."],
      same: [true, "They are linked already."],
      elsewhere: [false, "These assets were linked to another order meanwhile."],
      unknown_inquiry: [false, "These assets are no longer there."],
      not_running: closed,
      erased,
    },
  }),
  unlink: define({
    title: "Take it back",
    button: "Take it back",
    tells: () => "Emails nobody. These assets are without an order again.",
    isOffered: () => true,
    run: (by, given) => unlinkInquiry(by, given.target),
    said: {
      unlinked: [true, "Taken back: these assets are without an order again."],
      not_linked: [true, "It was taken back already."],
      added: [
        false,
        "More was sent since it was linked, or its clock was ahead then: leave it here.",
      ],
    },
  }),
};
