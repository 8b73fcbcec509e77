import { jobs, priceText } from "./jobs";

/** When the visitor wants the plumber. */
export const times = [
  { value: "today", label: "Today", note: "7 AM - 6 PM", arrival: "Today, within 1 hour" },
  { value: "tonight", label: "Tonight", note: "or Sunday", arrival: "Tonight, within 1 hour" },
  { value: "week", label: "This Week", note: "you pick", arrival: "You pick a 2-hour window" },
] as const;

/** What the job sheet says about a job at a time. */
export interface Quote {
  job: string;
  price: string;
  arrival: string;
  takes: string;
  brings: string;
}

/** The quote for values of the form. Jobs without a night price are done by day, at the day price. */
export function quoteFor(jobValue: string, time: string): Quote {
  const job = jobs.find(({ quote }) => quote === jobValue) ?? jobs[0]!;
  const waits = time === "tonight" && job.late === undefined;
  const price = time === "tonight" ? (job.late ?? job.day) : job.day;
  const arrival = times.find(({ value }) => value === time)?.arrival ?? times[0].arrival;
  return {
    job: job.name,
    price: priceText(job, price),
    arrival: waits ? "Tomorrow at 7 AM" : arrival,
    takes: job.takes,
    brings: job.brings,
  };
}
