import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { Button, ButtonAnchor } from "~/ui/button";
import { Section } from "~/ui/section";
import { CheckList } from "./marks";
import { growthPlan, launchSetup, type PricingPlan } from "./pricing-content";
import { TotalToday } from "./total-today";

export function Pricing() {
  return (
    <Section
      id="pricing"
      title="Two plans, one order"
      intro="The setup gets you online, the monthly plan keeps you there. Every order includes both."
    >
      <div className="swipe-row relative grid gap-8 md:grid-cols-2">
        <PlanCard plan={launchSetup}>
          <ButtonAnchor href="/contact#contact-form" className="w-full">
            {launchSetup.callToAction}
          </ButtonAnchor>
        </PlanCard>
        <span
          aria-hidden
          className="absolute left-1/2 top-1/2 z-10 hidden size-12 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full bg-accent text-on-accent md:flex"
        >
          <Plus className="size-6" />
        </span>
        <PlanCard plan={growthPlan}>
          <p className="mb-3 text-muted" id="growth-plan-note">
            The Growth Plan is part of each order, so there is nothing to add here.
          </p>
          <Button
            type="button"
            look="secondary"
            className="w-full"
            disabled
            aria-describedby="growth-plan-note"
          >
            {growthPlan.callToAction}
          </Button>
        </PlanCard>
      </div>
      <TotalToday />
    </Section>
  );
}

/** One plan; `children` is its button and a note on it. */
function PlanCard({ plan, children }: { plan: PricingPlan; children: ReactNode }) {
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
      <h3 className="text-2xl font-bold">{plan.name}</h3>
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
