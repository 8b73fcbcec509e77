import { jobs, priceText } from "./jobs";

/** When the visitor wants the plumber. */
export const times = [
  { value: "today", label: "Today", note: "7 AM - 6 PM", arrival: "today, within an hour" },
  { value: "tonight", label: "Tonight", note: "or Sunday", arrival: "tonight, within an hour" },
  {
    value: "week",
    label: "This Week",
    note: "any day",
    arrival: "this week, in two hours that you choose",
  },
] as const;

/** What the answer says about a job at a time. */
export interface Quote {
  job: string;
  price: string;
  arrival: string;
  takes: string;
  brings: string;
}

/** The quote for values of the form. Jobs without a night price are done by day, at the day price. */
export function quoteFor(jobValue: string, time: string): Quote | undefined {
  const job = jobs.find(({ quote }) => quote?.value === jobValue);
  if (!job?.quote) return undefined;
  const waits = time === "tonight" && job.late === undefined;
  const price = time === "tonight" ? (job.late ?? job.day) : job.day;
  const arrival = times.find(({ value }) => value === time)?.arrival ?? times[0].arrival;
  return {
    job: job.name,
    price: priceText(job, price),
    arrival: waits ? "tomorrow at 7 AM" : arrival,
    takes: job.quote.takes,
    brings: job.quote.brings,
  };
}
