import type { ReactNode } from "react";
import { claims } from "~/content/claims";
import { priceTexts, taxNote } from "~/content/price-texts";
import { site } from "~/content/site";
import { EmailLink, ExternalLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { DoneIcon, LockIcon } from "~/ui/icons";
import { offerLines } from "./price-lines";

export function ContactIntro({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <div>
        <h1 className="text-balance text-3xl font-bold tracking-tight sm:text-4xl">
          Order your website today
        </h1>
        <p className="mt-4 hidden text-lg text-muted sm:block">
          Tell us about your business and pay by card.
          {claims.fastest && ` Your site is live in as little as ${claims.fastest}.`}
        </p>
      </div>
      <div className={`grid grid-cols-1 gap-4 sm:gap-6 ${children ? "md:max-lg:grid-cols-2" : ""}`}>
        <OfferSummary />
        {children}
      </div>
    </div>
  );
}

const line = "col-span-2 grid grid-cols-subgrid";

export function OfferSummary() {
  return (
    <Card className="offer-summary">
      <h2 className="text-xl font-bold max-sm:sr-only">What you pay</h2>
      <dl className="grid sm:mt-4 grid-cols-[minmax(0,1fr)_auto] gap-x-[min(1.5rem,4vw)] gap-y-2 break-words">
        {offerLines.map(({ label, price }) => (
          <div key={label} className={line}>
            <dt>{label}</dt>
            <dd className="text-right tabular-nums">{price}</dd>
          </div>
        ))}
        <div className={`${line} border-t border-line pt-2 text-lg font-bold`}>
          <dt>Total payable today{taxNote}</dt>
          <dd className="text-right tabular-nums">{priceTexts.today}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted sm:mt-4">
        Then {priceTexts.monthly} a month{taxNote}, minimum {claims.minimum}.
      </p>
    </Card>
  );
}

const assurances: { title: string; text: string; Icon?: typeof DoneIcon }[] = [
  {
    title: "A complete website",
    text: `Designed and set up for you, on your domain, with hosting, security, backups and ${claims.edits} a month.`,
  },
  {
    title: `To look at in ${claims.delivery}`,
    text: "Once your files are here. Live when you say yes.",
  },
  {
    title: `Refund within ${claims.refundWithin} of delivery`,
    text: "If the website is not what was agreed.",
  },
  {
    title: `${claims.minimum}, then ${claims.notice}`,
    text: "Your domain stays yours; its registrar's fee is not in our price.",
  },
  {
    title: `Secure payment at ${claims.paidThrough}`,
    text: "We never see your card number.",
    Icon: LockIcon,
  },
];

export function Assurances() {
  return (
    <Card>
      <h2 className="text-xl font-bold">What you get</h2>
      <ul role="list" className="mt-4 grid gap-4">
        {assurances.map(({ title, text, Icon = DoneIcon }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3">
            <Icon className="mt-0.5 size-5 text-ok" />
            <p>
              <strong className="block">{title}</strong>
              <span className="text-sm text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function ContactDetails({ supportEmail }: { supportEmail: string }) {
  return (
    <>
      <Card>
        <h2 className="text-xl font-bold">Write to us</h2>
        <p className="mt-2">
          <EmailLink
            email={supportEmail}
            className="inline-block py-1 underline underline-offset-4"
          />
        </p>
        {claims.response && (
          <p className="mt-2 text-muted">A person answers within {claims.response}.</p>
        )}
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          {site.social.map(({ name, url }) => (
            <li key={url}>
              <ExternalLink href={url} className="inline-block py-1 underline underline-offset-4">
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </Card>
      {claims.countries && (
        <Card>
          <h2 className="text-xl font-bold">Serving Worldwide</h2>
          <p className="mt-2 text-muted">
            Businesses in {claims.countries} countries have ordered here. Everything happens online.
          </p>
        </Card>
      )}
    </>
  );
}
