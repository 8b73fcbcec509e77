import type { DiskSpace } from "~/server/database/disk-space.server";
import type { Email } from "~/server/email/email";
import { emailToTeam } from "~/server/email/render-email";
import { type EmailPart, facts, note, subheading } from "~/server/email/email-parts";
import type { StuckEmails } from "~/server/email/outbox.repository.server";
import type { Clock } from "~/operations/retention/clock.server";
import { dayInWords, money, type Amount } from "~/content/format";
import { count } from "~/content/words";
import { dayIn } from "~/server/time/working-days";
import { HOUR_MS, leadInWords } from "~/server/time/time";

export const MAX_NAMED = 20;

export interface DigestFacts {
  /** Of the last 24 hours, as are `paid`, the first payments of orders. */
  newOrders: number;
  paid: (Amount & { reference: string })[];
  flagged: number;
  /** The references of orders with an unexpected payment that is not resolved; at most {@link MAX_NAMED}. */
  unresolved: string[];
  bounced: string[];
  /** Paid so long ago that their assets are overdue, the earliest first; {@link MAX_NAMED} and one where there are more. */
  waiting: { reference: string; days: number }[];
  emails: StuckEmails;
  disk: DiskSpace | undefined;
  /** Undefined where backups are off; `unknown` where the bucket did not answer. */
  newestBackup: Date | "none" | "unknown" | undefined;
  backupsFromFuture: number;
  clock: Clock;
}

/** The team's daily email. It is sent on quiet days too, so that its absence shows that emails fail. */
export function digestEmail(
  digest: DigestFacts,
  { now, timeZone }: { now: Date; timeZone: string },
  to: string,
): Email {
  const hasOrders = digest.newOrders + digest.paid.length > 0;
  const summary = hasOrders
    ? `${count(digest.newOrders, "new order")}, ${digest.paid.length} paid`
    : "nothing new";
  const todo = [
    ...clock(digest),
    ...unresolved(digest),
    ...bounced(digest),
    ...flagged(digest),
    ...stuckEmails(digest),
    ...waiting(digest),
  ];
  const quiet = `Nothing new in the last 24 hours${todo.length > 0 ? "." : ", and nothing waits for you."}`;
  return emailToTeam(to, {
    subject: `Digest of ${dayInWords(dayIn(timeZone, now))}: ${summary}`,
    heading: "Your day at a glance",
    parts: [
      ...(hasOrders ? orders(digest) : [quiet]),
      ...todo,
      subheading("The machine"),
      facts(machine(digest, now)),
    ],
    preheader: hasOrders ? `${summary} in the last 24 hours.` : quiet,
  });
}

function orders({ newOrders, paid }: DigestFacts): EmailPart[] {
  const counts = facts([
    ["New orders", String(newOrders)],
    ["Paid", String(paid.length)],
  ]);
  if (paid.length === 0) return [counts];
  const named = paid.slice(0, MAX_NAMED);
  const others = paid.slice(MAX_NAMED);
  return [
    counts,
    {
      kind: "amounts",
      title: "Paid in the last 24 hours",
      rows: [
        ...named.map((one) => [one.reference, money(one)] as const),
        ...(others.length > 0 ? [[`${others.length} more`, sum(others)] as const] : []),
      ],
      total: ["Together", sum(paid)],
    },
  ];
}

function clock({ clock, backupsFromFuture: backups }: DigestFacts): EmailPart[] {
  return [
    ...(clock.state === "wrong"
      ? [`The clock is ${leadInWords(clock.leadMs)}, and nothing is deleted by it.`]
      : []),
    ...(clock.state === "unknown"
      ? ["The bucket did not tell the time, and until it does, nothing is deleted."]
      : []),
    ...(backups > 0
      ? [`Not counted, because dated later than now: ${count(backups, "backup")}.`]
      : []),
  ].map((text) => note(`${text} What to do: npm run desk -- doctor`));
}

function flagged({ flagged }: DigestFacts): EmailPart[] {
  if (flagged === 0) return [];
  const are = flagged === 1 ? "is" : "are";
  const text = `${count(flagged, "order")} ${are} set aside as spam.`;
  return [note(`${text} To look: npm run desk -- orders --state flagged`)];
}

function unresolved({ unresolved }: DigestFacts): EmailPart[] {
  if (unresolved.length === 0) return [];
  const text = `Unexpected payments wait for you: ${unresolved.join(", ")}. To look: npm run desk -- show ${unresolved[0]}. To note that one is resolved: npm run desk -- orders resolve ${unresolved[0]} --why "refunded"`;
  return [note(text)];
}

function bounced({ bounced }: DigestFacts): EmailPart[] {
  if (bounced.length === 0) return [];
  const text =
    'Once you have the right address: npm run desk -- orders email <id> <address>. More: docs/operating.md, "Emails that come back".';
  return [
    subheading("Emails that came back"),
    facts(bounced.map((reference) => [reference, "did not reach its buyer"])),
    text,
  ];
}

function stuckEmails({ emails }: DigestFacts): EmailPart[] {
  const { failed, waiting } = emails;
  if (failed + waiting === 0) return [];
  const counts = [
    ...(failed > 0 ? [`${count(failed, "email")} failed`] : []),
    ...(waiting > 0 ? [`${count(waiting, "email")} waiting for more than an hour`] : []),
  ].join(", ");
  return [note(`${counts}. To look: npm run desk -- outbox`)];
}

function waiting({ waiting }: DigestFacts): EmailPart[] {
  if (waiting.length === 0) return [];
  const rows = waiting
    .slice(0, MAX_NAMED)
    .map(({ reference, days }) => [reference, `${days} days`] as const);
  const more = "To see all: npm run desk -- orders --state paid";
  return [
    subheading("Paid, and no assets yet"),
    facts(rows),
    ...(waiting.length > MAX_NAMED ? [more] : []),
  ];
}

function machine({ disk, newestBackup }: DigestFacts, now: Date): [string, string][] {
  if (!disk) return [["Backups", "kept by the database's host"]];
  return [
    ["Free disk space", `${gigabytes(disk.free)} of ${gigabytes(disk.total)}`],
    ...(newestBackup === undefined
      ? []
      : [["Newest backup", backupAge(newestBackup, now)] satisfies [string, string]]),
  ];
}

function backupAge(newest: Date | "none" | "unknown", now: Date): string {
  if (newest === "none") return "none: run npm run desk -- doctor";
  if (newest === "unknown") return "unknown: the bucket did not answer";
  const hours = Math.floor((now.getTime() - newest.getTime()) / HOUR_MS);
  return hours < 1 ? "less than an hour ago" : `${count(hours, "hour")} ago`;
}

function sum(amounts: readonly Amount[]): string {
  const totals = new Map<string, number>();
  for (const { cents, currency } of amounts) {
    totals.set(currency, (totals.get(currency) ?? 0) + cents);
  }
  return [...totals].map(([currency, cents]) => money({ cents, currency })).join(" + ");
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
