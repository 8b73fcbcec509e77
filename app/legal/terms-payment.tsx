import { dollars, prices, quotedPrices, totalToday } from "~/content/site";
import { cancellationNoticeDays, count, inWords, refundDays } from "./figures";
import type { LegalSection } from "./legal-page";
import { SupportLink } from "./support-link";

/** Prices, the minimum term, cancelling and refunds. */
export function paymentSections(supportEmail: string): LegalSection[] {
  return [
    {
      id: "pricing-and-payment",
      title: "Pricing and payment",
      body: (
        <>
          <p>
            {`Launch Setup is quoted at ${dollars(quotedPrices.setup)} one-time and the Growth Plan at ${dollars(quotedPrices.growthPerMonth)} per month.`}
          </p>
          <p>
            <strong>
              These quoted figures are not what you are charged. The amounts shown on the order page
              at checkout are the ones charged.
            </strong>{" "}
            {`At present they are ${dollars(prices.setup)} one-time for Launch Setup and ${dollars(prices.growthPerMonth)} per month for the Growth Plan, so that ${dollars(totalToday)} is due when you order: the setup and the first month. Look at these amounts before you pay; if you do not agree with them, do not complete the checkout.`}
          </p>
          <p>
            All prices are in US dollars. Stripe takes the payment by card. The Growth Plan then
            renews every month, and Stripe charges the same card automatically until the plan is
            cancelled. Your bank may add its own fee for currency conversion or foreign payments.
          </p>
          <p>
            {`We may change the price of the Growth Plan, but not within your first ${inWords(prices.minimumMonths)} months, and only after telling you by email early enough for you to cancel before the new price starts.`}
          </p>
        </>
      ),
    },
    {
      id: "minimum-commitment-and-cancellation",
      title: "Minimum commitment and cancellation",
      body: (
        <>
          <p>
            {`The Growth Plan has a ${prices.minimumMonths}-month minimum commitment, counted from your first payment. After that it continues from month to month.`}
          </p>
          <p>
            {`To cancel, email `}
            <SupportLink email={supportEmail} />
            {` with ${count(cancellationNoticeDays, "day")} notice. No reason and no form are needed. The plan ends once the notice has run out, though not before the minimum commitment is over, so you can give notice during those first ${inWords(prices.minimumMonths)} months. Payments that fall due until the plan ends remain payable.`}
          </p>
          <p>
            When the plan ends, your site goes offline. Ask us before then if you would like a copy
            of your texts and images.
          </p>
        </>
      ),
    },
    {
      id: "refunds",
      title: "Refunds",
      body: (
        <>
          <p>
            {`If the site we deliver does not meet the specifications agreed in your order, you can ask for a refund within ${count(refundDays, "day")} of delivery. Email us at `}
            <SupportLink email={supportEmail} />
            {` and tell us which points are missing or wrong.`}
          </p>
          <p>
            We compare the site with your order and reply with our findings. Where the
            specifications are not met, we refund what you paid for that site to the card you used.
            If you would rather have us correct the site, we do that instead at no charge. Banks
            often take some days to show a refund.
          </p>
          <p>
            {`Outside this case, payments are not refunded, for example for a change of mind after delivery or for months in which you did not use the plan. Rights that consumer law gives you and that cannot be given up by contract are not affected.`}
          </p>
        </>
      ),
    },
  ];
}
