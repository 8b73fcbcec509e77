import { phasesOf, type Kind, type Phase, type Start } from "./kinds";

const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** A bar as it stands in the chart: its edges in percent of the chart's width. */
export interface Bar extends Phase {
  left: number;
  width: number;
  weeks: string;
}

/** A build drawn up for a month: what the timeline shows. */
export interface Schedule {
  bars: readonly Bar[];
  /** The first days of months, in percent of the chart's width. */
  months: readonly { name: string; at: number }[];
  /** Where the digging begins, in percent. */
  digAt: number;
  weeksBefore: number;
  weeksOnSite: number;
  digDate: string;
  keysDate: string;
}

/** The schedule of a kind of build that begins in a month. */
export function scheduleOf(kind: Kind, start: Start): Schedule {
  const phases = phasesOf(kind, start);
  const first = Math.min(...phases.map(({ from }) => from));
  const last = Math.max(...phases.map(({ to }) => to));
  const total = last - first + 1;
  const percent = (weeks: number) => Math.round((weeks / total) * 10_000) / 100;
  const begin = start.monday + (first - 1) * WEEK;
  return {
    bars: phases.map((phase) => ({
      ...phase,
      left: percent(phase.from - first),
      width: percent(phase.to - phase.from + 1),
      weeks: weeksText(phase, phase.from - first + 1),
    })),
    months: monthsBetween(begin, begin + total * WEEK).map((time) => ({
      name: date(time, { month: "short" }),
      at: percent((time - begin) / WEEK),
    })),
    digAt: percent(1 - first),
    weeksBefore: 1 - first,
    weeksOnSite: last,
    digDate: date(start.monday, { month: "long", day: "numeric" }),
    keysDate: date(start.monday + last * WEEK - 3 * DAY, { month: "long", day: "numeric" }),
  };
}

function weeksText({ from, to, type }: Phase, fromBeginning: number): string {
  if (type === "paper") {
    return `Weeks ${fromBeginning} to ${fromBeginning + to - from}`;
  }
  return from === to ? `Week ${from}` : `Weeks ${from} to ${to}`;
}

/** The first days of the months after one time and before another. */
function monthsBetween(begin: number, end: number): readonly number[] {
  const day = new Date(begin);
  const firsts: number[] = [];
  for (let month = day.getUTCMonth() + 1; ; month += 1) {
    const time = Date.UTC(day.getUTCFullYear(), month, 1);
    if (time >= end) return firsts;
    firsts.push(time);
  }
}

function date(time: number, format: Intl.DateTimeFormatOptions): string {
  return new Date(time).toLocaleDateString("en-US", { ...format, timeZone: "UTC" });
}
