import { dollars, jobs, type Job } from "./jobs";

/** When the visitor wants the plumber. */
export const times = [
  { value: "today", label: "Today", note: "7 am to 6 pm", arrival: "Today, inside two hours" },
  { value: "tonight", label: "Tonight", note: "or Sunday", arrival: "Tonight, inside the hour" },
  { value: "week", label: "This week", note: "you pick", arrival: "A two-hour slot you pick" },
] as const;

/** What the job sheet says about a job at a time. */
export interface Quote {
  job: string;
  price: string;
  arrival: string;
  takes: string;
  brings: string;
}

/** The quote for values of the form. Jobs without a late price wait for the morning, at the day price. */
export function quoteFor(jobValue: string, time: string): Quote {
  const job = jobs.find(({ quote }) => quote === jobValue) ?? jobs[0]!;
  const waits = time === "tonight" && job.late === undefined;
  const price = time === "tonight" ? (job.late ?? job.day) : job.day;
  const arrival = times.find(({ value }) => value === time)?.arrival ?? times[0].arrival;
  return {
    job: job.name,
    price: `${fromWord(job)}${dollars(price)}`,
    arrival: waits ? "By day: at seven tomorrow" : arrival,
    takes: job.takes,
    brings: job.brings,
  };
}

function fromWord({ from }: Job): string {
  return from ? "from " : "";
}
