import { dollars, prices, totalToday } from "~/content/site";
import { Card } from "~/ui/card";

const line = "col-span-2 grid grid-cols-subgrid";

/** What is paid today and what follows; on wide screens it stays in view beside the form, under the fixed header. */
export function OfferSummary() {
  return (
    <Card className="lg:sticky lg:top-24">
      <h2 className="text-xl font-bold">What you pay</h2>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        <div className={line}>
          <dt>Launch Setup, once</dt>
          <dd className="text-right tabular-nums">{dollars(prices.setup)}</dd>
        </div>
        <div className={line}>
          <dt>Growth Plan, first month</dt>
          <dd className="text-right tabular-nums">{dollars(prices.growthPerMonth)}</dd>
        </div>
        <div className={`${line} border-t border-line pt-2 text-lg font-bold`}>
          <dt>Total payable today</dt>
          <dd className="text-right tabular-nums">{dollars(totalToday)}</dd>
        </div>
      </dl>
      <p className="mt-4 text-sm text-muted">
        Then {dollars(prices.growthPerMonth)} a month, minimum {prices.minimumMonths} months.
      </p>
    </Card>
  );
}
