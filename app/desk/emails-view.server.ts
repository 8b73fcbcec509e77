import { REASON_CHARACTERS } from "./actions";
import * as Desk from "~/operations/desk/desk.repository.server";
import { nextCursor, readCursor } from "~/operations/desk/cursor";
import { db } from "~/server/database/connection.server";
import type { OutboxTable } from "~/server/database/tables";
import * as Outbox from "~/server/email/outbox.repository.server";
import { findEvents, type EmailEvent } from "~/server/email/postmark.server";
import { shownEmail } from "~/server/email/shown-email.server";
import { localWhen } from "~/server/time/local-days.server";

const ROWS = 50;

const exactly = (moment: string) => localWhen(moment, true).words;

type Stored = Pick<OutboxTable, "state" | "last_error" | "bounced_at">;

/** In the words of the list; one that came back is not merely sent or failed. */
export function emailState(email: Stored): Desk.EmailState | "dropped" {
  if (email.bounced_at) return "bounced";
  if (Outbox.whyDropped(email) !== undefined) return "dropped";
  return email.state === "pending" ? "waiting" : email.state;
}

/** Postmark's codes that the team can do something about: https://postmarkapp.com/developer/api/overview#error-codes */
const meanings: Record<string, string> = {
  300: "it cannot read an address or the contents",
  406: "the address came back before and is inactive there; correct it, or reactivate it in Postmark",
};

function errorInWords(error: string | null): string | null {
  const meaning = meanings[/code (\d+)/.exec(error ?? "")?.[1] ?? ""];
  return meaning ? `${error}: ${meaning}` : error;
}

export type EmailsView = Awaited<ReturnType<typeof emailsView>>;

export async function emailsView(request: Request) {
  const { searchParams } = new URL(request.url);
  const only = Desk.emailStates.find((state) => state === searchParams.get("only"));
  const before = readCursor(searchParams.get("before") ?? "");
  const page = { limit: ROWS, ...(only && { only }), ...(before && { before }) };
  const found = await Desk.findAllShownEmails(db, page);
  const pathOf = (query: Record<string, string | undefined>) => {
    const given = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
    return `/desk/emails${given.length > 0 ? `?${new URLSearchParams(given)}` : ""}`;
  };
  const next = nextCursor(found, ROWS);
  return {
    rows: found.slice(0, ROWS).map((row) => ({
      ...{ id: row.id, state: emailState(row), subject: row.subject ?? "(erased)" },
      ...{ to: row.recipient, queued: localWhen(row.created_at, true) },
      error: errorInWords(row.last_error),
      ...{ orderId: row.order_id, reference: row.order_reference },
    })),
    filters: [undefined, ...Desk.emailStates].map((state) => ({
      ...{ label: state ?? "all", path: pathOf({ only: state }), isChosen: state === only },
    })),
    path: pathOf({ only, before: before && `${before.created_at}_${before.id}` }),
    ...(next && { nextPath: pathOf({ only, before: next }) }),
  };
}

export type EmailView = NonNullable<Awaited<ReturnType<typeof emailView>>>;

/** Undefined where there is no such email, and of one that signs somebody in. */
export async function emailView(id: string) {
  const email = await Desk.findShownEmail(db, id);
  if (!email) return undefined;
  const state = emailState(email);
  const shown = shownEmail(email.mail);
  const minute = (moment: string | null) => moment && exactly(moment);
  const facts: [string, string | null | undefined][] = [
    ["To", email.recipient],
    ["Reply to", shown?.replyTo],
    ["Queued", exactly(email.created_at)],
    ["Tries", String(email.attempts)],
    ["Next try", state === "waiting" ? exactly(email.next_attempt_at) : null],
    ["Sent", minute(email.sent_at)],
    ["Came back", minute(email.bounced_at)],
    ["Last error", errorInWords(email.last_error)],
    ["Attached", shown?.attachments.map(({ name }) => name).join(", ")],
  ];
  return {
    ...{ id, state, subject: shown?.subject ?? "(erased)", text: shown?.text ?? null },
    ...{ orderId: email.order_id, reference: email.order_reference },
    isSent: email.state === "sent",
    isOfBuyer: email.order_id !== null && shown?.toTeam !== true,
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    events: email.message_id ? await eventsOf(email.message_id) : [],
  };
}

const eventWords: Record<EmailEvent["type"], string> = {
  Delivered: "delivered",
  Transient: "delayed",
  Bounced: "came back",
};

/** What Postmark says, a sentence each. */
async function eventsOf(messageId: string): Promise<string[]> {
  const events = await findEvents(messageId);
  if (events === "no answer") return ["Postmark does not answer now: reload this page later."];
  if (events === "forgotten")
    return ["Postmark no longer knows this email: it keeps them for weeks."];
  if (events.length === 0) return ["Postmark has it, and has not delivered it yet."];
  return events.map(
    ({ at, type, detail }) => `${exactly(at)}: ${eventWords[type]}${detail && ` (${detail})`}`,
  );
}

/** The HTML of an email for its frame; undefined where there is none to show. */
export async function emailBody(id: string): Promise<string | undefined> {
  const email = await Desk.findShownEmail(db, id);
  return email && shownEmail(email.mail)?.html;
}

/** Retries an email or drops it, as the command line does: what was done, or why not. Undefined where there is none. */
export async function actOnEmail(
  id: string,
  { intent, why }: { intent: string; why: string },
): Promise<{ said: string } | { problem: string } | undefined> {
  if (!(await Desk.findShownEmail(db, id))) return undefined;
  if (intent === "retry") {
    if (await Outbox.retry(db, id)) return { said: "The email is due: it is sent within seconds." };
    return { problem: "The email is sent, or being sent now." };
  }
  const reason = why.trim();
  if (intent !== "drop" || !reason) return { problem: "Say why it is not to be sent." };
  if (reason.length > REASON_CHARACTERS) {
    return { problem: `The reason has at most ${REASON_CHARACTERS} characters.` };
  }
  if (!(await Outbox.drop(db, id, reason))) return { problem: "The email is sent already." };
  return { said: "Dropped. If it was being sent at this moment, it arrives all the same." };
}
