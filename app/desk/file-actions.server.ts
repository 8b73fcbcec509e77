import { addFiles, removeFile, restoreFile } from "~/assets/sent-files.server";
import { retention } from "~/content/retention";
import { closed, define, runs, type Said } from "./action-definition.server";

const unknown_file: Said = [false, "The file is no longer there."];
const full: Said = [
  false,
  "The buyer has sent as many files as there may be: remove another first.",
];
const same: Said = [false, "The order has this file already."];

/** What is done with the files of an order, also in its buyer's stead. */
export const fileActions = {
  upload: define({
    title: "Upload for the client",
    button: "Upload",
    tells: ({ order }) =>
      `Emails ${order.email} what arrived. It counts as sent by the client, so reminders of the assets end.`,
    isOffered: runs,
    files: "several",
    // It overwrites nothing: what else has happened to the order does not matter.
    run: ({ orderId, actor }, given) => addFiles({ orderId, actor }, given.files),
    said: { added: [true, "Files added: the buyer is emailed."], same, closed, unknown_file, full },
  }),
  replace: define({
    title: "Replace",
    button: "Replace",
    tells: ({ order }) =>
      `Emails ${order.email} what arrived. This file can be put back for ${retention.removedFileDays} days.`,
    isOffered: runs,
    files: "one",
    run: (by, given) => addFiles(by, given.files, given.target),
    said: {
      added: [true, "File replaced: the buyer is emailed."],
      same,
      closed,
      unknown_file,
      full,
    },
  }),
  remove: define({
    title: "Remove",
    button: "Remove",
    tells: () => `Emails nobody. It can be put back for ${retention.removedFileDays} days.`,
    isOffered: () => true,
    run: (by, given) => removeFile(by, given.target),
    said: {
      removed: [true, "File removed.", "restore"],
      same: [true, "It is removed already."],
      unknown_file,
    },
  }),
  restore: define({
    title: "Put back",
    button: "Put back",
    tells: () => "Emails nobody. It counts as sent again.",
    isOffered: () => true,
    run: (by, given) => restoreFile(by, given.target),
    said: {
      restored: [true, "File put back.", "remove"],
      same: [true, "It is not removed, or was sent again since."],
      full,
      unknown_file,
    },
  }),
};
