/** What can wait for the team, or for its buyers, each in words that the order's name stands before. */
export const kinds = {
  preview: { who: "us", what: "Assets complete, no preview yet" },
  changes: { who: "us", what: "Changes to the preview asked for" },
  launch: { who: "us", what: "Approved, and not live yet" },
  edit: { who: "us", what: "An edit of the live website asked for" },
  payment: { who: "us", what: "Unexpected payment" },
  dispute: { who: "us", what: "Disputed payment, which needs evidence" },
  charged: { who: "us", what: "Refunded, and its subscription still runs" },
  bounced: { who: "us", what: "Emails to the buyer come back" },
  email: { who: "us", what: "An email failed" },
  flagged: { who: "us", what: "Set aside as spam, to be released or deleted" },
  assets: { who: "buyers", what: "Paid, and no assets yet" },
  answer: { who: "buyers", what: "Preview shown, and no answer yet" },
  missed: { who: "buyers", what: "A month could not be collected" },
} as const satisfies Record<string, { who: "us" | "buyers"; what: string }>;

export type TodayKind = keyof typeof kinds;

/** What a command to act begins with. */
export const DESK_COMMAND = "npm run desk -- ";

/** One thing that waits. */
export interface TodayRow {
  kind: TodayKind;
  /** Null of an email that belongs to no order, as is its reference. */
  orderId: string | null;
  reference: string | null;
  /** The firm's; empty where the buyer was erased. */
  name: string;
  /** Who of the team has it. */
  assignee: string | null;
  since: string;
  /** The day by which it has to be done, in the site's time zone; without one, at once. */
  due?: string;
  /** The email that failed. */
  emailId?: string;
  /** The command or the URL to act. */
  action: string;
}

/** `rows`: what waits, the first due first. `cut`: the kinds of which more waits than was asked for. */
export interface Today {
  us: TodayRow[];
  buyers: TodayRow[];
  cut: TodayKind[];
}
