import type { Message } from "./messages";

/** What the order's own page says where it could not do what was asked. */
export const actMessages = {
  actUnknown: {
    title: "We could not read that form",
    description: "Nothing was changed. Reload this page and use its buttons.",
    style: "destructive",
  },
  actTooLate: {
    title: "That is not possible any more",
    description: "Your order has moved on since this page was opened. Look at where it stands now.",
    style: "destructive",
  },
  actNoFile: {
    title: "That file is no longer here",
    description:
      "Nothing was changed. A removed file can be put back for some days; then it is deleted.",
    style: "destructive",
  },
  actNoneChosen: {
    title: "No file was chosen",
    description: "Nothing was changed. Choose a file first, then send it.",
    style: "destructive",
  },
  actOthersAdded: {
    title: "Some files arrived",
    description: "What else you sent has arrived, and is listed below.",
    style: "default",
  },
  actNoRoom: {
    title: "There is no room for that file",
    description: "You sent as many files as we take at once. Remove another one first.",
    style: "destructive",
  },
  actOutdated: {
    title: "This page has changed",
    description:
      "Since you opened it, changes were asked for or a newer version was shown. Look at it first, then decide.",
    style: "destructive",
  },
  actNotStored: {
    title: "We could not save that",
    description:
      "Our storage is having trouble. What you typed is still here: please send it again in a few minutes.",
    style: "destructive",
  },
} as const satisfies Record<string, Message>;
