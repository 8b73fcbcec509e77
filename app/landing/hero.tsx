import Gauge from "lucide-react/icons/gauge";
import Globe from "lucide-react/icons/globe";
import Lock from "lucide-react/icons/lock";
import MessageSquareReply from "lucide-react/icons/message-square-reply";
import type { ReactNode } from "react";
import { claims } from "~/content/claims";
import { dollars, prices, site, totalToday } from "~/content/site";
import { ButtonAnchor } from "~/ui/button";

const reasons = [
  {
    icon: Lock,
    fact: "Secure payment",
    detail: `by ${claims.paidThrough}, on its own page`,
  },
  {
    icon: MessageSquareReply,
    fact: `Within ${claims.response}`,
    detail: "every message is answered",
  },
  { icon: Globe, fact: `${claims.countries} countries`, detail: "where our customers work" },
  { icon: Gauge, fact: `${claims.uptimeTarget} uptime`, detail: "is the target for each site" },
];

/** `showcase` is the picture beside the headline. */
export function Hero({ showcase }: { showcase: ReactNode }) {
  return (
    <section id="home">
      <div className="px-4 pt-8 sm:px-6 md:pt-14">
        <div className="mx-auto grid max-w-page items-center gap-10 lg:grid-cols-[6fr_5fr]">
          <div className="lg:pb-20">
            <p className="font-semibold text-brand">{site.tagline}</p>
            <h1 className="mt-3 text-balance text-4xl font-extrabold leading-[1.08] tracking-tight sm:text-5xl xl:text-6xl">
              You do the trade.{" "}
              <span className="underline decoration-accent decoration-[0.14em] underline-offset-[0.14em] lg:block">
                We do the website.
              </span>
            </h1>
            <p className="mt-6 max-w-prose text-lg text-muted xl:text-xl">
              {`We design, build and run a website in your own brand, live in as little as ${claims.fastest}. Hosting, security and upkeep are our job, so you can get on with yours.`}
            </p>
            <p className="mt-6 border-l-4 border-accent pl-4">
              <strong className="block text-2xl font-extrabold tracking-tight md:text-3xl">
                {`${dollars(totalToday)} today, then ${dollars(prices.growthPerMonth)} a month`}
              </strong>
              <span className="mt-1 block text-muted">
                {`Setup and first month together, with design, domain, hosting and upkeep. Minimum ${prices.minimumMonths} months.`}
              </span>
            </p>
            <div className="mt-8 flex flex-wrap gap-4">
              <ButtonAnchor href="/contact#contact-form">Start My Website</ButtonAnchor>
              <ButtonAnchor href="#pricing" look="secondary">
                View Plans
              </ButtonAnchor>
            </div>
          </div>
          {showcase}
        </div>
      </div>
      <TrustRow />
    </section>
  );
}

/** Reasons to trust us with a card, in a strip below the hero. */
function TrustRow() {
  return (
    <div className="bg-ink px-4 py-8 text-paper sm:px-6">
      <ul className="mx-auto grid max-w-page grid-cols-2 gap-x-4 gap-y-7 lg:grid-cols-4">
        {reasons.map(({ icon: Icon, fact, detail }) => (
          <li key={fact} className="flex flex-col gap-2 sm:flex-row sm:gap-4">
            <Icon aria-hidden className="size-6 shrink-0 text-accent sm:mt-0.5" />
            <p className="leading-snug">
              <strong className="block text-lg font-bold leading-tight">{fact}</strong>{" "}
              <span>{detail}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
