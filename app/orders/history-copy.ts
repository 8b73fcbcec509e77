import { money } from "~/content/format";
import { count } from "~/content/words";
import type { Actor, HistoryKind } from "~/server/database/states";
import type { Facts, HistoryEvent } from "~/server/history/history.repository.server";

interface Told {
  who: string;
  amount: string;
  /** Whose the email is. */
  addressee: "buyer" | "team";
  subject?: string | null;
  facts: Facts;
}

/** Each holds without its facts too, which an erasure empties. */
const sentences: Record<HistoryKind, (told: Told) => string> = {
  ordered: () => "The buyer ordered",
  edited: () => "The buyer changed the order",
  released: ({ who }) => `${who} released the order, which was set aside as spam`,
  payment_pending: () => "The buyer's payment is on its way",
  payment_failed: ({ amount }) => `The buyer's payment did not arrive${after(": ", amount)}`,
  paid: ({ amount }) => `The buyer paid${after(" ", amount)}`,
  unexpected_payment: ({ amount }) => `An unexpected payment came${after(": ", amount)}`,
  payment_resolved: ({ who, facts }) =>
    `${who} resolved the unexpected payment${after(": ", facts.why)}`,
  refunded: ({ amount }) => `The buyer was refunded${after(" ", amount)}`,
  refund_failed: ({ amount }) => `A refund failed${after(": ", amount)}`,
  disputed: ({ amount }) => `The buyer's bank disputed a payment${after(": ", amount)}`,
  dispute_won: ({ amount }) => `A dispute was won${after(": ", amount)}`,
  dispute_lost: ({ amount }) => `A dispute was lost${after(": ", amount)}`,
  renewal_paid: ({ amount }) => `The buyer paid a month${after(": ", amount)}`,
  renewal_failed: ({ amount }) => `A month could not be collected${after(": ", amount)}`,
  renewal_forgiven: ({ amount }) => `A month is no longer asked for${after(": ", amount)}`,
  subscription_ended: () => "The subscription ended",
  assets_received: ({ who, facts }) => `${who} sent the assets${withFiles(facts)}`,
  assets_added: ({ who, facts }) => `${who} sent more assets${withFiles(facts)}`,
  assets_linked: ({ who, facts }) => `${who} linked assets to the order${withFiles(facts)}`,
  assets_unlinked: ({ who, facts }) => `${who} took linked assets back${withFiles(facts)}`,
  file_removed: ({ who, facts }) => `${who} removed ${facts.name ?? "a file"}`,
  file_restored: ({ who, facts }) => `${who} put ${facts.name ?? "a file"} back`,
  email_sent: ({ addressee, subject }) => `The ${addressee} was emailed${after(": ", subject)}`,
  email_bounced: ({ addressee, subject }) =>
    `An email to the ${addressee} came back${after(": ", subject)}`,
  reminded: ({ who }) => `${who} reminded the buyer of the missing assets`,
  reminders_paused: ({ who }) => `${who} paused the reminders`,
  reminders_resumed: ({ who }) => `${who} resumed the reminders`,
  preview_ready: ({ who, facts }) => `${who} showed the buyer a preview${after(": ", facts.url)}`,
  approved: ({ who }) => `${who} approved the preview`,
  changes_requested: ({ who, facts }) =>
    `${who} asked for changes${after(", round ", facts.number)}${withFiles(facts)}`,
  edit_requested: ({ who, facts }) =>
    `${who} asked for an edit${after(", number ", facts.number)}${withFiles(facts)}`,
  request_answered: ({ who }) => `${who} answered a request`,
  launched: ({ who, facts }) =>
    `${who} launched the website${after(" at ", facts.url)}${after(", because: ", facts.why)}`,
  launch_told: () => "The buyer was told that the website is live",
  launch_undone: ({ who }) => `${who} took the launch back`,
  address_changed: ({ who }) => `${who} changed the buyer's email address`,
  link_sent: ({ who }) => `${who} sent the buyer a new private link`,
  note: ({ who, facts }) => `${who} noted${after(": ", facts.text)}`,
  assigned: ({ who, facts }) =>
    `${who} assigned the order${after(" to ", facts.to === null ? "nobody" : facts.to)}`,
  erased: ({ who }) => `${who} erased the buyer's data`,
};

const actors: Record<Exclude<Actor, `team:${string}`>, string> = {
  customer: "The buyer",
  "command line": "The command line",
  stripe: "Stripe",
  site: "The site",
};

/** What happened to an order as a sentence without its period; `subject` is that of an event's email. */
export function historyCopy(
  { kind, actor, facts }: Pick<HistoryEvent, "kind" | "actor" | "facts">,
  subject?: string | null,
): string {
  const { cents, currency } = facts;
  const isMoney = typeof cents === "number" && typeof currency === "string";
  return sentences[kind]({
    who: actorName(actor),
    amount: isMoney ? money({ cents, currency }) : "",
    addressee: facts.to === "team" ? "team" : "buyer",
    subject,
    facts,
  });
}

/** As "Stripe"; of the team, the address. */
export function actorName(actor: Actor): string {
  return isOfTeam(actor) ? actor.slice(TEAM.length) : actors[actor];
}

const TEAM = "team:";

function isOfTeam(actor: Actor): actor is `team:${string}` {
  return actor.startsWith(TEAM);
}

function after(words: string, detail: Facts[string]): string {
  return detail ? `${words}${detail}` : "";
}

function withFiles({ files }: Facts): string {
  return typeof files === "number" && files > 0 ? ` with ${count(files, "file")}` : "";
}
