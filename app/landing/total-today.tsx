import { claims } from "~/content/claims";
import { dollars, prices, totalToday } from "~/content/site";
import { StartButton } from "./closing-call";
import { CheckList } from "./marks";

const lines = [
  { label: "Launch Setup, one-time", amount: prices.setup },
  { label: "Growth Plan, first month", amount: prices.growthPerMonth },
];

const terms = [
  `After that, ${dollars(prices.growthPerMonth)} a month for a minimum of ${prices.minimumMonths} months, then month to month. To leave, give us ${claims.notice}' notice.`,
  "Your domain is yours. It goes with you if you leave.",
  `If the site we deliver does not match what was agreed, you can ask for a refund within ${claims.refundWithin} of delivery.`,
  `All prices are in US dollars. You pay by card, on ${claims.paidThrough}'s secure page.`,
];

/** What is paid today, and what follows. */
export function TotalToday() {
  return (
    <div className="mt-4 grid overflow-hidden rounded-card border-2 border-ink bg-surface md:grid-cols-2">
      <div className="flex flex-col gap-6 bg-ink p-5 text-paper sm:p-8">
        <dl className="flex flex-1 flex-col">
          {lines.map((line) => (
            <div
              key={line.label}
              className="flex justify-between gap-4 border-b border-dashed border-paper/40 py-2"
            >
              <dt>{line.label}</dt>
              <dd className="font-semibold tabular-nums">{dollars(line.amount)}</dd>
            </div>
          ))}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 mt-auto pt-5">
            <dt className="text-lg font-bold">Total payable today</dt>
            <dd className="text-4xl font-extrabold tabular-nums tracking-tight md:text-5xl">
              {dollars(totalToday)}
            </dd>
          </div>
        </dl>
        <StartButton className="w-full" />
      </div>
      <div className="p-5 sm:p-8">
        <CheckList items={terms} />
        <p className="mt-5">
          <a
            href="#questions"
            className="inline-flex min-h-8 items-center font-semibold text-brand underline underline-offset-4 hover:text-brand-strong"
          >
            Questions before you order
          </a>
        </p>
      </div>
    </div>
  );
}
