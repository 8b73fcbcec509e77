import type { ReactNode } from "react";
import { claims } from "~/content/claims";
import { dollars, prices, site, totalToday } from "~/content/site";
import { ButtonAnchor } from "~/ui/button";
import { TrustRow } from "./trust-row";

/** `showcase` is a picture of what is for sale. */
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
