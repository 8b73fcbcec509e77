import { InvalidArgumentError, Option, type Command } from "commander";
import { site } from "~/content/site";
import { orderStates, type OrderState } from "~/orders/order-states";
import { readCursor, type Cursor } from "./cursor";

export interface ListOptions {
  limit: number;
  before?: Cursor;
  since?: string;
  json?: true;
}

export type OrderListOptions = ListOptions & { state?: OrderState };

export interface ExportOptions {
  since?: string;
  state?: OrderState;
  csv?: true;
  jsonl?: true;
}

const LIMIT = { usual: 50, most: 1000 };
const ID_PREFIX = /^[0-9a-f][0-9a-f-]{5,35}$/i;
const REFERENCE = new RegExp(`^${site.referencePrefix}-[0-9A-Z]{8}$`, "i");
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{3})?)?Z)?$/;

/** Adds the option `--since`; a command's work gets it as the database stores times. */
export function addSinceOption(command: Command): Command {
  const what = "not older than this day in TIME_ZONE, or moment: 2026-01-31, 2026-01-31T09:30Z";
  return command.option("--since <date>", what, parseDate).hook("preAction", async (own) => {
    const { since } = own.opts<{ since?: string }>();
    if (since === undefined) return;
    const { momentOf } = await import("~/server/time/local-days.server");
    own.setOptionValue("since", momentOf(since));
  });
}

export function addStateOption(command: Command): Command {
  const option = new Option("--state <state>", "only of orders in this state");
  return command.addOption(option.choices(orderStates));
}

export function addListOptions(command: Command): Command {
  return addSinceOption(command)
    .option("--limit <n>", `at most this many rows, up to ${LIMIT.most}`, parseLimit, LIMIT.usual)
    .option("--before <cursor>", "go on where the list before ended", parseCursor)
    .option("--json", "print an array for machines");
}

export function parseIdPrefix(value: string): string {
  if (!ID_PREFIX.test(value)) {
    throw new InvalidArgumentError("Give an id, or at least its first 6 characters.");
  }
  return value.toLowerCase();
}

export function parseOrderId(value: string): string {
  return REFERENCE.test(value) ? value.toUpperCase() : parseIdPrefix(value);
}

export function parseAddress(value: string): string {
  const address = value.trim();
  if (!/^\S+@\S+$/.test(address)) throw new InvalidArgumentError("Give a mail address.");
  return address;
}

export function parseUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== "https:") throw new InvalidArgumentError("Give a URL with https://.");
  return url.href;
}

export function parseReason(value: string): string {
  if (!value.trim()) throw new InvalidArgumentError("Say why.");
  return value.trim();
}

export function parseText(value: string): string {
  if (!value.trim()) throw new InvalidArgumentError("Give a text.");
  return value.trim();
}

function parseCursor(value: string): Cursor {
  const cursor = readCursor(value);
  if (!cursor) throw new InvalidArgumentError("Copy it from the end of a list.");
  return cursor;
}

function parseLimit(value: string): number {
  const limit = Number(value);
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT.most) {
    throw new InvalidArgumentError(`Give a whole number from 1 to ${LIMIT.most}.`);
  }
  return limit;
}

export function parseDate(value: string): string {
  const date = new Date(value);
  const day = value.slice(0, 10);
  // Date parses 31 June as 1 July.
  if (!DATE.test(value) || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) {
    throw new InvalidArgumentError("Give a day such as 2026-01-31.");
  }
  return value;
}
