import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { claims } from "~/content/claims";
import { currencyInWords } from "~/content/format";
import { priceTexts, taxNote } from "~/content/price-texts";
import { prices, site } from "~/content/site";
import { sentence } from "~/content/words";
import { Button, ButtonAnchor } from "~/ui/button";
import { Section } from "~/ui/section";
import { StartButton } from "./closing-call";
import { CheckList } from "./marks";

const launchSetup = {
  name: "Launch Setup",
  price: priceTexts.setup,
  period: "one-time",
  summary: "Your website, built and put online.",
  features: [
    "Full website setup, customized to your brand",
    "Your domain connected",
    "Ready for search engines and optimized for phones",
    `Delivered in ${claims.delivery}`,
    "Comes with the required Growth Plan",
  ],
  isPrimary: true,
};

const growthPlan: typeof launchSetup = {
  name: "Growth Plan",
  price: priceTexts.monthly,
  period: "per month",
  summary: "Your website, kept safe, fast and up to date.",
  features: [
    "Premium hosting and security",
    "Maintenance and backups",
    sentence(`${claims.contentEdits} each month`),
    "Priority support",
    `${prices.minimumMonths}-month minimum commitment`,
  ],
  isPrimary: false,
};

const lines = [
  { label: "Launch Setup, one-time", amount: priceTexts.setup },
  { label: "Growth Plan, first month", amount: priceTexts.monthly },
];

const terms = [
  `After that, ${priceTexts.monthly} a month for a minimum of ${claims.minimum}, then month to month. To leave, give us ${claims.notice}.`,
  "Your domain is yours. It goes with you if you leave.",
  `If the site we deliver does not match what was agreed, you can ask for a refund within ${claims.refundWithin} of delivery.`,
  `All prices are in ${currencyInWords(site.currency)}${taxNote}. You pay by card, on ${claims.paidThrough}'s secure page.`,
];

export function Pricing() {
  return (
    <Section
      id="pricing"
      title="Two plans, one order"
      intro="The setup gets you online, the monthly plan keeps you there. Every order includes both."
    >
      <div className="relative grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">
        <PlanCard plan={launchSetup}>
          <ButtonAnchor href="/contact#contact-form" className="w-full">
            Start My Website
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
            className="w-full !border-transparent bg-line/50"
            disabled
            aria-describedby="growth-plan-note"
          >
            Required
          </Button>
        </PlanCard>
      </div>
      <TotalToday />
    </Section>
  );
}

function PlanCard({ plan, children }: { plan: typeof launchSetup; children: ReactNode }) {
  return (
    <div
      className={`relative grid content-start rounded-card border-2 bg-surface p-6 shadow-card sm:p-8 md:row-span-5 md:grid-rows-subgrid md:gap-y-0 ${
        plan.isPrimary ? "border-brand" : "border-line"
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
      <div className="self-end">{children}</div>
    </div>
  );
}

function TotalToday() {
  return (
    <div className="mt-4 grid overflow-hidden rounded-card border-2 border-ink bg-surface md:grid-cols-2">
      <div className="flex flex-col justify-center gap-6 bg-ink p-5 text-paper sm:p-8">
        <dl>
          {lines.map((line) => (
            <div
              key={line.label}
              className="flex justify-between gap-4 border-b border-dashed border-paper/40 py-2"
            >
              <dt>{line.label}</dt>
              <dd className="font-semibold tabular-nums">{line.amount}</dd>
            </div>
          ))}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-5">
            <dt className="text-lg font-bold">Total payable today{taxNote}</dt>
            <dd className="text-4xl font-extrabold tabular-nums tracking-tight md:text-5xl">
              {priceTexts.today}
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
