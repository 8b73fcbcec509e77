import { InvalidArgumentError, Option, type Command } from "commander";
import { orderStates, type OrderState } from "~/ordering/order-states";

/** The position of a row in a list, by time: the next page begins after it. */
export interface Cursor {
  created_at: string;
  id: string;
}

/** The options of every list. */
export interface ListOptions {
  limit: number;
  before?: Cursor;
  since?: string;
  json?: true;
}

/** The options of the lists of orders and inquiries. */
export type OrderListOptions = ListOptions & { state?: OrderState };

/** The options of an export. */
export type ExportOptions = Pick<OrderListOptions, "since" | "state">;

const LIMIT = { usual: 50, most: 1000 };
const ID_PREFIX = /^[0-9a-f][0-9a-f-]{5,35}$/i;
const REFERENCE = /^SW-[0-9A-Z]{8}$/i;
const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36})$/;
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{3})?)?Z)?$/;

/** Gives a command the option `--since`. */
export function addSinceOption(command: Command): Command {
  const what = "not older than this day, or moment, in UTC: 2026-01-31";
  return command.option("--since <date>", what, parseDate);
}

/** Gives a command the option `--state`. */
export function addStateOption(command: Command): Command {
  const option = new Option("--state <state>", "only of orders in this state");
  return command.addOption(option.choices(orderStates));
}

/** Gives a command the options of a list. */
export function addListOptions(command: Command): Command {
  return addSinceOption(command)
    .option("--limit <n>", `at most this many rows, up to ${LIMIT.most}`, parseLimit, LIMIT.usual)
    .option("--before <cursor>", "go on where the list before ended", parseCursor)
    .option("--json", "print an array for machines");
}

/** The argument of `--before` for the page after a row. */
export function cursorOf({ created_at, id }: Cursor): string {
  return `${created_at}_${id}`;
}

/** An id, or the first characters of one, in lower case. */
export function parseIdPrefix(value: string): string {
  if (!ID_PREFIX.test(value)) {
    throw new InvalidArgumentError("Give an id, or at least its first 6 characters.");
  }
  return value.toLowerCase();
}

/** An order's reference in capitals, or an id. */
export function parseOrderId(value: string): string {
  return REFERENCE.test(value) ? value.toUpperCase() : parseIdPrefix(value);
}

export function parseAddress(value: string): string {
  const address = value.trim();
  if (!/^\S+@\S+$/.test(address)) throw new InvalidArgumentError("Give a mail address.");
  return address;
}

/** An https URL, as an email can link to it. */
export function parseUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== "https:") throw new InvalidArgumentError("Give a URL with https://.");
  return url.href;
}

export function parseReason(value: string): string {
  if (!value.trim()) throw new InvalidArgumentError("Say why.");
  return value.trim();
}

function parseCursor(value: string): Cursor {
  const [, created_at, id] = CURSOR.exec(value) ?? [];
  if (!created_at || !id) throw new InvalidArgumentError("Copy it from the end of a list.");
  return { created_at, id };
}

function parseLimit(value: string): number {
  const limit = Number(value);
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT.most) {
    throw new InvalidArgumentError(`Give a whole number from 1 to ${LIMIT.most}.`);
  }
  return limit;
}

/** A day or a moment in UTC, as the database stores times. */
export function parseDate(value: string): string {
  const date = new Date(value);
  const day = value.slice(0, 10);
  // Date parses 31 June as 1 July.
  if (!DATE.test(value) || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) {
    throw new InvalidArgumentError("Give a day such as 2026-01-31.");
  }
  return date.toISOString();
}
