import { Check } from "lucide-react";

const lines = [
  { job: "Design and build", by: "Us" },
  { job: "Domain and launch", by: "Us" },
  { job: "Hosting and security", by: "Us" },
  { job: "Backups and updates", by: "Us" },
  { job: "Logo, words and photos", by: "You" },
];

/** The offer as the paper every tradesperson knows: a job sheet that says who does what. */
export function JobSheet() {
  return (
    <div className="relative mx-auto w-full max-w-md lg:rotate-1">
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 bg-ink px-6 py-4 text-paper">
          <span className="text-lg font-bold">Job sheet</span>
          <span>Your new website</span>
        </p>
        <dl className="px-6 py-2">
          {lines.map((line) => (
            <div
              key={line.job}
              className="flex items-center justify-between gap-4 border-b border-dashed border-line py-3 last:border-0"
            >
              <dt className="flex items-center gap-3">
                <Check aria-hidden className="size-5 shrink-0 text-ok" />
                {line.job}
              </dt>
              <dd
                className={`rounded-full px-3 py-0.5 text-sm font-semibold ${
                  line.by === "You" ? "bg-accent text-ink" : "bg-ok-soft text-ok"
                }`}
              >
                {line.by}
              </dd>
            </div>
          ))}
        </dl>
        <p className="border-t-2 border-ink px-6 py-4 font-semibold">
          Ready in as little as five business days
        </p>
      </div>
    </div>
  );
}
