import { weekdayInWords } from "~/content/format";
import { terms } from "~/content/site";
import { HOUR_MS } from "~/server/time/time";
import { dayIn, workingDayFrom, workingDaysAfter } from "~/server/time/working-days";

/** The day by which a website can be looked at whose files arrived at that moment. */
export function previewDue(received: string, timeZone: string): string {
  return workingDaysAfter(dayIn(timeZone, new Date(received)), terms.deliveryDays.to);
}

/** The steps of a paid order, each with its date in words, and what the dates leave out. */
export type Plan = ReturnType<typeof planOf>;

/** As long as the files have not arrived, the later dates count from the day they are due or, after it, from today. */
export function planOf(
  order: { paid_at: string; assets_received_at: string | null },
  timeZone: string,
  now: Date,
) {
  const day = (moment: Date | string) => dayIn(timeZone, new Date(moment));
  const today = day(now);
  const inWords = (date: string) => weekdayInWords(date, today);
  const paid = new Date(order.paid_at);
  const due = workingDayFrom(day(new Date(paid.getTime() + terms.materialsDueHours * HOUR_MS)));
  const received = order.assets_received_at && day(order.assets_received_at);
  const late = today > due;
  const ready = workingDaysAfter(received ?? (late ? today : due), terms.deliveryDays.to);
  const condition = late ? "if your files come today" : "if your files come in time";
  return {
    steps: [
      { what: "Paid", when: inWords(day(paid)) },
      {
        what: "Your files",
        when: received
          ? `arrived on ${inWords(received)}`
          : `${late ? "were due on" : "by"} ${inWords(due)}`,
      },
      { what: "Ready to look at", when: `by ${inWords(ready)}${received ? "" : `, ${condition}`}` },
      { what: "Live", when: "as soon as you agree" },
    ],
    ready: { on: inWords(ready), ...(!received && { condition }) },
    note: "We count Monday to Friday; a public holiday can move a date by a day.",
  };
}

export function planInShort({ steps, note }: Plan): string {
  const [, files, ready] = steps.map(({ what, when }) => `${what}: ${when}.`);
  return `${files} ${ready} ${note}`;
}
