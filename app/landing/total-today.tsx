import { dollars, prices, totalToday } from "~/content/site";

const lines = [
  { label: "Launch Setup, one-time", amount: prices.setup },
  { label: "Growth Plan, first month", amount: prices.growthPerMonth },
];

/** The bill before the order: what is paid today, and what follows. */
export function TotalToday() {
  return (
    <div className="mt-8 grid gap-6 rounded-card border border-line bg-surface p-6 shadow-card sm:p-8 md:grid-cols-2 md:gap-12">
      <dl>
        {lines.map((line) => (
          <div
            key={line.label}
            className="flex justify-between gap-4 border-b border-dashed border-line py-2"
          >
            <dt>{line.label}</dt>
            <dd className="font-semibold tabular-nums">{dollars(line.amount)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 pt-4">
          <dt className="text-lg font-bold">Total payable today</dt>
          <dd className="text-3xl font-extrabold tabular-nums">{dollars(totalToday)}</dd>
        </div>
      </dl>
      <div className="grid content-center gap-3 text-muted">
        <p>
          After that, {dollars(prices.growthPerMonth)} a month for a minimum of{" "}
          {prices.minimumMonths} months. To leave later, give us 30 days&apos; notice.
        </p>
        <p>
          If the site we deliver does not match what was agreed, you can ask for a refund within 7
          days of delivery.
        </p>
        <p>All prices are in US dollars.</p>
      </div>
    </div>
  );
}
