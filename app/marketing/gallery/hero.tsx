import { useEffect, useRef } from "react";
import { claims } from "~/content/claims";
import { offer } from "~/content/price-texts";
import { site } from "~/content/site";
import { trades } from "~/content/trades";
import { inWords } from "~/content/words";
import { NameForm } from "~/layout/name-form";
import { orderHref, readWish, useFirmWish } from "./firm-wish";
import { MoreDemos, Showcase } from "./showcase";
import { ButtonAnchor, buttonClass } from "~/ui/button";

/** The id of the element that holds the hero and nothing else, for hydration. */
export const HERO_ID = "hero";

export function Hero() {
  const form = useRef<HTMLFormElement>(null);
  const { trade, name } = useFirmWish();
  // Something may have been typed before, or restored by the browser.
  useEffect(() => readWish(form.current!), []);

  return (
    <>
      <div className="px-4 pb-8 pt-5 [container-type:inline-size] sm:px-6 md:pt-10 lg:pb-14">
        <div className="hero mx-auto grid max-w-page gap-x-8 gap-y-5 lg:grid-cols-[4fr_5fr] lg:grid-rows-[auto_1fr]">
          <div className="lg:self-end">
            <p className="font-semibold text-brand">{site.tagline}</p>
            <h1 className="mt-2 text-balance text-4xl font-extrabold leading-[1.08] tracking-tight sm:text-5xl lg:text-4xl xl:text-5xl">
              You do the trade.{" "}
              <span className="underline decoration-accent decoration-[0.14em] underline-offset-[0.14em] lg:block">
                We do the website.
              </span>
            </h1>
            <p className="mt-7 border-l-4 border-accent pl-4 text-xl font-extrabold tracking-tight md:text-2xl">
              {offer}
            </p>
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mr-[clamp(-24rem,34.5rem-50cqw,-1.5rem)]">
            <Showcase />
          </div>
          <div className="flex flex-col gap-6">
            <NameForm
              ref={form}
              id="hero"
              onInput={() => readWish(form.current!)}
              className="flex flex-wrap lg:max-w-xl items-end gap-3 rounded-card border-2 border-ink bg-surface p-4 shadow-card [&>div]:flex-[1_1_8rem] [&>div:first-child]:basis-full md:max-lg:[&>div:first-child]:basis-32"
              fieldClass="mt-1 min-h-12 w-full rounded-lg border-2 border-edge bg-surface px-3"
              buttonClass={buttonClass("secondary", "!py-2")}
            />
            <div className="flex flex-wrap items-center gap-2">
              <ButtonAnchor href={orderHref(trade, name)}>Start My Website</ButtonAnchor>
              <ButtonAnchor href="#pricing" look="secondary">
                View Plans
              </ButtonAnchor>
              <a href="#portfolio" className="font-semibold underline underline-offset-4">
                See {inWords(trades.length)} demo sites
              </a>
            </div>
            <p className="max-w-prose text-muted">
              {`We design, build and run a website in your own brand${claims.fastest ? `, live in as little as ${claims.fastest}` : ""}. Hosting, security and upkeep are our job. Setup and first month are paid together, with design, domain connection, hosting and upkeep. Minimum ${claims.minimum}.`}
            </p>
          </div>
        </div>
      </div>
      <div className="px-4 pb-6 sm:px-6 md:pb-16">
        <div className="mx-auto max-w-page">
          <MoreDemos />
        </div>
      </div>
    </>
  );
}
