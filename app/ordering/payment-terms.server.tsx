import { dollars, prices } from "~/content/site";

/** What a buyer agrees to by going on to the payment. */
export function PaymentTerms() {
  return (
    <p className="mt-4 text-sm text-muted">
      Then {dollars(prices.growthPerMonth)} a month, minimum {prices.minimumMonths} months. By
      continuing you accept our{" "}
      <a href="/terms-of-service" className="underline underline-offset-4">
        terms of service
      </a>
      . You pay by card at Stripe; we never see your card number.
    </p>
  );
}
