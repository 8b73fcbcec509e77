import { claims } from "~/content/claims";
import { dollars, prices, site, totalToday } from "~/content/site";
import { ExternalLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { GlobeIcon, MailIcon } from "~/ui/icons";
import { offerLines } from "./price-lines";

/** The introduction to the order form: what it is for and what it costs. */
export function ContactIntro() {
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-balance text-4xl font-bold tracking-tight">Order your website today</h1>
        <p className="mt-4 text-lg text-muted">
          Tell us about your business, pay by card, then send your logo and photos. Your site is
          live in as little as five business days.
        </p>
      </div>
      <OfferSummary />
    </div>
  );
}

const line = "col-span-2 grid grid-cols-subgrid";

/** What is paid today and what follows; on wide screens it stays in view beside the form, under the fixed header. */
export function OfferSummary() {
  return (
    <Card className="lg:sticky lg:top-24">
      <h2 className="text-xl font-bold">What you pay</h2>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        {offerLines.map(({ label, price }) => (
          <div key={label} className={line}>
            <dt>{label}</dt>
            <dd className="text-right tabular-nums">{price}</dd>
          </div>
        ))}
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

/** How to reach the people behind the site. */
export function ContactDetails({ supportEmail }: { supportEmail: string }) {
  return (
    <div className="grid content-start gap-6">
      <Card>
        <h2 className="flex items-center gap-2 text-xl font-bold">
          <MailIcon className="size-5 text-brand" />
          Write to us
        </h2>
        <p className="mt-2">
          <a
            className="inline-block max-w-full break-words py-1 underline underline-offset-4"
            href={`mailto:${supportEmail}`}
          >
            {supportEmail}
          </a>
        </p>
        <p className="mt-2 text-muted">A person answers within {claims.response}.</p>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          {site.social.map(({ name, url }) => (
            <li key={url}>
              <ExternalLink
                href={url}
                className="inline-flex min-h-8 items-center underline underline-offset-4"
              >
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <h2 className="flex items-center gap-2 text-xl font-bold">
          <GlobeIcon className="size-5 text-brand" />
          Serving Worldwide
        </h2>
        <p className="mt-2 text-muted">
          Businesses in {claims.countries} countries have ordered their website here. Everything
          happens online, wherever you work.
        </p>
      </Card>
    </div>
  );
}
