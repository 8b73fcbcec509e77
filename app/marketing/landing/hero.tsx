import Gauge from "lucide-react/icons/gauge";
import Globe from "lucide-react/icons/globe";
import Lock from "lucide-react/icons/lock";
import Reply from "lucide-react/icons/message-square-reply";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { claims } from "~/content/claims";
import { offer } from "~/content/price-texts";
import { site } from "~/content/site";
import { trades, type TradeSlug } from "~/content/trades";
import { inWords } from "~/content/words";
import { NameForm } from "~/layout/name-form";
import { ButtonAnchor, buttonClass } from "~/ui/button";

const reasons = [
  { icon: Lock, fact: "Secure payment", detail: `by ${claims.paidThrough}, on its own page` },
  ...(claims.response
    ? [{ icon: Reply, fact: `Within ${claims.response}`, detail: "every message is answered" }]
    : []),
  ...(claims.countries
    ? [{ icon: Globe, fact: `${claims.countries} countries`, detail: "where our customers work" }]
    : []),
  ...(claims.uptimeTarget
    ? [
        {
          icon: Gauge,
          fact: `${claims.uptimeTarget} uptime`,
          detail: "is the target for each site",
        },
      ]
    : []),
];

const columns = ["", "lg:grid-cols-2", "lg:grid-cols-3", "lg:grid-cols-4"];

/** The id of the element that holds the hero and nothing else, for hydration. */
export const HERO_ID = "hero";

interface FirmWish {
  name: string;
  trade: TradeSlug;
}

export function Hero({ Showcase }: { Showcase: ComponentType<FirmWish> }) {
  const [wish, setWish] = useState<FirmWish>({ name: "", trade: trades[0].slug });
  const form = useRef<HTMLFormElement>(null);
  const readForm = () => {
    const fields = new FormData(form.current!);
    setWish({ name: String(fields.get("name")).trim(), trade: fields.get("trade") as TradeSlug });
  };
  // Something may have been typed before, or restored by the browser.
  useEffect(readForm, []);

  return (
    <section id="home">
      <div className="px-4 pt-6 sm:px-6 md:pt-14">
        <div className="mx-auto grid max-w-page items-center gap-8 lg:grid-cols-[6fr_5fr]">
          <div className="lg:pb-20">
            <p className="font-semibold text-brand">{site.tagline}</p>
            <h1 className="mt-3 text-balance text-4xl font-extrabold leading-[1.08] tracking-tight sm:text-5xl xl:text-6xl">
              You do the trade.{" "}
              <span className="underline decoration-accent decoration-[0.14em] underline-offset-[0.14em] lg:block">
                We do the website.
              </span>
            </h1>
            <p className="mt-4 max-w-prose text-lg text-muted xl:text-xl">
              {`We design, build and run a website in your own brand${claims.fastest ? `, live in as little as ${claims.fastest}` : ""}. Hosting, security and upkeep are our job.`}
            </p>
            <p className="mt-5 border-l-4 border-accent pl-4">
              <strong className="block text-2xl font-extrabold tracking-tight md:text-3xl">
                {offer}
              </strong>
              <span className="mt-1 block text-muted">
                {`Setup and first month together, with design, domain connection, hosting and upkeep. Minimum ${claims.minimum}.`}
              </span>
            </p>
            <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
              <ButtonAnchor href="/contact#contact-form">Start My Website</ButtonAnchor>
              <ButtonAnchor href="#pricing" look="secondary">
                View Plans
              </ButtonAnchor>
              <a href="#portfolio" className="font-semibold underline underline-offset-4">
                See {inWords(trades.length)} demo sites
              </a>
            </div>
            <NameForm
              ref={form}
              id="hero"
              onInput={readForm}
              className="mt-6 grid max-w-xl items-end gap-3 sm:grid-cols-[1fr_auto_auto]"
              fieldClass="mt-1 min-h-12 w-full rounded-lg border-2 border-edge bg-surface px-3"
              buttonClass={buttonClass("secondary")}
            />
          </div>
          <Showcase {...wish} />
        </div>
      </div>
      <TrustRow />
    </section>
  );
}

function TrustRow() {
  return (
    <div className="bg-ink px-4 py-6 text-paper sm:px-6">
      <ul
        className={`mx-auto grid max-w-page grid-cols-2 gap-x-4 gap-y-5 ${columns[reasons.length - 1]}`}
      >
        {reasons.map(({ icon: Icon, fact, detail }) => (
          <li key={fact} className="flex flex-col gap-2 sm:flex-row sm:gap-4">
            <Icon aria-hidden className="size-6 shrink-0 text-accent sm:mt-0.5" />
            <p className="leading-snug [overflow-wrap:anywhere]">
              <strong className="block text-lg font-bold leading-tight">{fact}</strong>{" "}
              <span>{detail}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
