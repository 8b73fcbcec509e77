import { OfferSummary } from "./offer-summary";

/** What stands before the order form: what it is for and what it costs. */
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
