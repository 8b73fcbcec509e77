import Plus from "lucide-react/icons/plus";
import { Button, ButtonAnchor } from "~/ui/button";
import { Section } from "~/ui/section";
import { PlanCard } from "./plan-card";
import { growthPlan, launchSetup } from "./pricing-content";
import { TotalToday } from "./total-today";

export function Pricing() {
  return (
    <Section
      id="pricing"
      title="Two plans, one order"
      intro="The setup gets you online, the monthly plan keeps you there. Every order includes both."
    >
      <div className="relative grid gap-8 md:grid-cols-2">
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
