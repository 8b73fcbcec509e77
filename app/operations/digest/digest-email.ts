import type { DiskSpace } from "~/server/database/disk-space.server";
import type { Email } from "~/server/email/email";
import { emailToTeam, oneLine } from "~/server/email/render-email";
import {
  type EmailPart,
  facts,
  note,
  subheading,
  type Task,
  type Team,
} from "~/server/email/email-parts";
import type { Clock } from "~/operations/retention/clock.server";
import { DESK_COMMAND, kinds, type Today, type TodayRow } from "~/operations/today/today";
import { dayInWords, weekdayInWords } from "~/content/format";
import { count } from "~/content/words";
import { dayIn } from "~/server/time/working-days";
import { HOUR_MS, leadInWords } from "~/server/time/time";
import { moneyParts, type MovedMoney } from "./digest-money";

/** How much of what waits is named: the email is to be read, and Gmail cuts off what is longer than 102 kB. */
export const MOST_NAMED = { us: 40, buyers: 20 };

export interface DigestFacts {
  today: Today;
  /** Of the last 24 hours, as is `money`. */
  newOrders: number;
  money: readonly MovedMoney[];
  /** Emails that have waited for more than an hour. */
  unsentEmails: number;
  disk: DiskSpace | undefined;
  /** Undefined where backups are off; `unknown` where the bucket did not answer. */
  newestBackup: Date | "none" | "unknown" | undefined;
  backupsFromFuture: number;
  clock: Clock;
}

/** The moment of the digest, and the zone of its days. */
interface DigestTime {
  now: Date;
  timeZone: string;
}

interface Frame extends DigestTime {
  /** The place at the desk where the team acts; the command, while the desk is off. */
  at: (path: string, command: string) => string;
}

/** The team's daily email. It is sent on quiet days too, so that its absence shows that emails fail. */
export function digestEmail(digest: DigestFacts, time: DigestTime, team: Team): Email {
  const { deskUrl } = team;
  const at: Frame["at"] = (path, command) =>
    deskUrl === undefined ? DESK_COMMAND + command : `${deskUrl}${path}`;
  const frame = { ...time, at };
  const { today, newOrders, money } = digest;
  const summary = summaryOf(digest, time);
  const quiet = today.us.length === 0;
  const isEmpty = quiet && today.buyers.length === 0 && newOrders + money.length === 0;
  const opening = isEmpty
    ? "A quiet day: nothing new in the last 24 hours, and nothing waits for you."
    : "Nothing waits for you.";
  return emailToTeam(team, {
    subject: `Digest of ${dayInWords(dayIn(time.timeZone, time.now))}: ${summary}`,
    heading: "Your day at a glance",
    parts: [
      ...(quiet ? [opening] : waiting(digest, "us", "Waits for you", frame)),
      ...(today.buyers.length > 0 ? waiting(digest, "buyers", "Waits for your buyers", frame) : []),
      ...(newOrders + money.length > 0
        ? [
            subheading("The last 24 hours"),
            ...(newOrders > 0 ? [facts([["New orders", String(newOrders)]])] : []),
            ...moneyParts(money),
          ]
        : []),
      ...unsent(digest, frame),
      ...clock(digest, frame),
      subheading("The machine"),
      facts(machine(digest, frame)),
    ],
    preheader: isEmpty ? opening : `${summary}.`,
  });
}

function summaryOf({ today: { us, cut }, newOrders }: DigestFacts, time: DigestTime): string {
  const overdue = us.filter((row) => isOverdue(row, time)).length;
  const isCut = cut.some((kind) => kinds[kind].who === "us");
  return [
    us.length > 0 ? `${isCut ? "more than " : ""}${us.length} to do` : "nothing to do",
    ...(overdue > 0 ? [`${overdue} overdue`] : []),
    ...(newOrders > 0 ? [count(newOrders, "new order")] : []),
  ].join(", ");
}

function waiting(
  { today }: DigestFacts,
  who: "us" | "buyers",
  title: string,
  frame: Frame,
): EmailPart[] {
  const named = today[who].slice(0, MOST_NAMED[who]);
  const others = today[who].length - named.length;
  const isCut = today.cut.some((kind) => kinds[kind].who === who);
  const more =
    others > 0 ? `And ${isCut ? "more than " : ""}${count(others, "other")}.` : "And others.";
  return [
    subheading(title),
    { kind: "tasks", rows: named.map((row) => task(row, frame)) },
    ...(others > 0 || isCut ? [more] : []),
  ];
}

function task(row: TodayRow, frame: Frame): Task {
  const { kind, orderId, name, reference, assignee, since, due, action } = row;
  const { timeZone, now, at } = frame;
  const today = dayIn(timeZone, now);
  const inWords = (day: string) => weekdayInWords(day, today);
  const from = inWords(dayIn(timeZone, new Date(since)));
  const dates = [
    ...(due ? [`${isOverdue(row, frame) ? "Overdue: due" : "Due"} ${inWords(due)}.`] : []),
    `Since ${from}.`,
    ...(assignee ? [`${oneLine(assignee)} has it.`] : []),
  ].join(" ");
  return {
    title: [oneLine(name), reference].filter(Boolean).join(", ") || "An email of the site",
    lines: [`${kinds[kind].what}.`, dates],
    action: action.startsWith(DESK_COMMAND)
      ? at(orderId ? `/orders/${orderId}` : "/emails", action.slice(DESK_COMMAND.length))
      : action,
  };
}

function isOverdue({ due }: TodayRow, { now, timeZone }: DigestTime): boolean {
  return due !== undefined && due < dayIn(timeZone, now);
}

function unsent({ unsentEmails }: DigestFacts, { at }: Frame): EmailPart[] {
  if (unsentEmails === 0) return [];
  const waits = unsentEmails === 1 ? "has" : "have";
  return [
    note(
      `${count(unsentEmails, "email")} ${waits} waited for more than an hour. To look: ${at("/emails", "outbox")}`,
    ),
  ];
}

function clock({ clock, backupsFromFuture: backups }: DigestFacts, { at }: Frame): EmailPart[] {
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
  ].map((text) => note(`${text} What to do: ${at("/health", "doctor")}`));
}

function machine({ disk, newestBackup }: DigestFacts, { now, at }: Frame): [string, string][] {
  if (!disk) return [["Backups", "kept by the database's host"]];
  return [
    ["Free disk space", `${gigabytes(disk.free)} of ${gigabytes(disk.total)}`],
    ...(newestBackup === undefined
      ? []
      : [
          [
            "Newest backup",
            backupAge(newestBackup, now) +
              (newestBackup === "none" ? `. To look: ${at("/health", "doctor")}` : ""),
          ] satisfies [string, string],
        ]),
  ];
}

/** How long ago the newest backup was made, in words. */
export function backupAge(newest: Date | "none" | "unknown", now: Date): string {
  if (newest === "none") return "none";
  if (newest === "unknown") return "unknown: the bucket did not answer";
  const hours = Math.floor((now.getTime() - newest.getTime()) / HOUR_MS);
  return hours < 1 ? "less than an hour ago" : `${count(hours, "hour")} ago`;
}

export function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
