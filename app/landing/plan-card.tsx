import type { ReactNode } from "react";
import { CheckList } from "./check-list";
import type { PricingPlan } from "./pricing-content";

/** One plan; `children` is its button and what has to be said beside it. */
export function PlanCard({ plan, children }: { plan: PricingPlan; children: ReactNode }) {
  return (
    <div
      className={`relative flex flex-col rounded-card bg-surface p-6 shadow-card sm:p-8 ${
        plan.isPrimary ? "border-2 border-brand" : "border border-line"
      }`}
    >
      {plan.isPrimary && (
        <p className="absolute -top-4 left-6 rounded-full bg-brand px-4 py-1 text-sm font-semibold text-on-brand sm:left-8">
          Most Popular
        </p>
      )}
      <h3 className="text-2xl font-bold">
        <span aria-hidden="true">{plan.emoji} </span>
        {plan.name}
      </h3>
      <p className="mt-2 text-muted">{plan.summary}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span className="text-5xl font-extrabold tracking-tight">{plan.price}</span>{" "}
        <span className="text-lg text-muted">{plan.period}</span>
      </p>
      <CheckList items={plan.features} className="mb-8 mt-6" />
      <div className="mt-auto">{children}</div>
    </div>
  );
}
