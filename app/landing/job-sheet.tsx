import Check from "lucide-react/icons/check";
import { claims } from "~/content/claims";
import { dollars, prices, totalToday } from "~/content/site";
import { DoneBy, type Doer } from "./marks";

const lines: readonly { job: string; by: Doer }[] = [
  { job: "Design and build", by: "Us" },
  { job: "Domain and launch", by: "Us" },
  { job: "Hosting and security", by: "Us" },
  { job: "Backups and updates", by: "Us" },
  { job: "Logo, words and photos", by: "You" },
];

/** The offer as a tradesperson's job sheet: who does what, and for how much. */
export function JobSheet() {
  return (
    <div className="relative mx-auto w-full max-w-md transition-transform duration-200 before:absolute before:inset-0 before:translate-x-2 before:translate-y-2 before:rounded-card before:bg-accent hover:rotate-0 lg:rotate-1">
      <div className="relative overflow-hidden rounded-card border-2 border-ink bg-surface">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 bg-ink px-5 py-3 text-paper sm:px-6">
          <span className="text-lg font-bold">Job sheet</span>
          <span>Your new website</span>
        </p>
        <dl className="px-5 py-1 sm:px-6">
          {lines.map((line) => (
            <div
              key={line.job}
              className="flex items-center justify-between gap-3 border-b border-dashed border-line py-2.5 last:border-0"
            >
              <dt className="flex items-center gap-3">
                <Check aria-hidden className="size-5 shrink-0 text-ok" />
                {line.job}
              </dt>
              <dd>
                <DoneBy who={line.by} />
              </dd>
            </div>
          ))}
        </dl>
        <dl className="border-t-2 border-ink px-5 py-4 tabular-nums sm:px-6">
          <div className="flex items-baseline justify-between gap-3">
            <dt className="font-bold">Total today</dt>
            <dd className="text-2xl font-extrabold">{dollars(totalToday)}</dd>
          </div>
          <div className="flex items-baseline justify-between gap-3 text-muted">
            <dt>Then, each month</dt>
            <dd className="font-semibold">{dollars(prices.growthPerMonth)}</dd>
          </div>
        </dl>
        <p className="px-5 pb-5 sm:px-6">
          <span className="inline-block -rotate-2 rounded-md border-2 border-brand px-3 py-1 text-xs font-bold uppercase text-brand sm:text-sm sm:tracking-wide">
            {`Ready in ${claims.delivery}`}
          </span>
        </p>
      </div>
    </div>
  );
}
