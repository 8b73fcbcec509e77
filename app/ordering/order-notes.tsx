import { dollars, prices } from "~/content/site";

/** What stands under the form's button: what a buyer agrees to, and that the form's words survive a reload. */
export function OrderNotes() {
  return (
    <>
      <p className="mt-4 text-sm text-muted">
        Then {dollars(prices.growthPerMonth)} a month, minimum {prices.minimumMonths} months. By
        continuing you accept our{" "}
        <a href="/terms-of-service" className="underline underline-offset-4">
          terms of service
        </a>
        . You pay by card at Stripe; we never see your card number.
      </p>
      {/* Only scripts keep the words, and only where the browser lets them. */}
      <p className="mt-2 hidden text-sm text-muted [@media(scripting:enabled)]:block [form[data-unkept]_&]:invisible">
        What you type stays in this tab until you order, even if the page reloads.
      </p>
    </>
  );
}
