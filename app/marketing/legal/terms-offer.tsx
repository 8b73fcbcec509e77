import { priceTexts } from "~/content/price-texts";
import { prices, site } from "~/content/site";
import * as figures from "~/content/claims";
import { EmailLink } from "~/ui/button";
import { LegalSection } from "./legal-page";

export function offerSections(supportEmail: string, portalUrl?: string) {
  return [
    <LegalSection key="agreement" title="Our agreement">
      <p>
        {`These terms apply between ${site.name} ("we") and the person or business that orders from us ("you"). You accept them by paying for an order. If you order for a company, you confirm that you may do so on its behalf.`}
      </p>
      <p>
        The agreement consists of these terms, your order as you submitted it, the amounts shown on
        the order page when you paid, and anything we later agree in writing. An email counts as
        writing. Our <a href="/privacy-policy">Privacy Policy</a> explains how we handle personal
        information.
      </p>
    </LegalSection>,
    <LegalSection key="the-service" title="The service">
      <p>We make websites for trades and small firms and look after them. There is one offer:</p>
      <ul>
        <li>
          <strong>Launch Setup</strong>, paid once: we design and build a site in your branding, fit
          it for phones and search engines, and connect it to your domain.
        </li>
        <li>
          <strong>Growth Plan</strong>, paid monthly and required with every Launch Setup:{" "}
          {`hosting, security, maintenance, backups, priority support and ${figures.inWords(figures.contentEditsPerMonth)} small content edits a month. It runs for at least ${figures.inWords(prices.minimumMonths)} months.`}
        </li>
      </ul>
      <p>
        The demo pages illustrate style and features. Your own site follows your order and materials
        and will not be identical to a demo. We cannot promise a place in search results or a number
        of customers, since neither is in our hands.
      </p>
    </LegalSection>,
    <LegalSection key="pricing-and-payment" title="Pricing and payment">
      <p>
        {`Launch Setup is quoted at ${priceTexts.quotedSetup} one-time and the Growth Plan at ${priceTexts.quotedMonthly} per month.`}
      </p>
      <p>
        <strong>
          These quoted figures are not what you are charged. The amounts shown on the order page at
          checkout are the ones charged.
        </strong>{" "}
        {`At present they are ${priceTexts.setup} one-time for Launch Setup and ${priceTexts.monthly} per month for the Growth Plan, so that ${priceTexts.today} is due when you order: the setup and the first month. Look at these amounts before you pay; if you do not agree with them, do not complete the checkout.`}
      </p>
      <p>
        All prices are in {priceTexts.currency}. Stripe takes the payment by card. The Growth Plan
        then renews every month, and Stripe charges the same card automatically until the plan is
        cancelled. Your bank may add its own fee for currency conversion or foreign payments.
      </p>
      <p>
        {`To change your card or get an invoice, `}
        {portalUrl ? (
          <a href={portalUrl}>open our customer portal at Stripe</a>
        ) : (
          <>
            email <EmailLink email={supportEmail} />
          </>
        )}
        .
      </p>
      <p>
        {`We may change the price of the Growth Plan, but not within your first ${figures.inWords(prices.minimumMonths)} months, and only after telling you by email early enough for you to cancel before the new price starts.`}
      </p>
    </LegalSection>,
    <LegalSection
      key="minimum-commitment-and-cancellation"
      title="Minimum commitment and cancellation"
    >
      <p>
        {`The Growth Plan has a ${prices.minimumMonths}-month minimum commitment, counted from your first payment. After that it continues from month to month.`}
      </p>
      <p>
        {`To cancel, email `}
        <EmailLink email={supportEmail} />
        {` with ${figures.count(figures.cancellationNoticeDays, "day")} notice. No reason and no form are needed. The plan ends once the notice has run out, though not before the minimum commitment is over, so you can give notice during those first ${figures.inWords(prices.minimumMonths)} months. Payments that fall due until the plan ends remain payable.`}
      </p>
      <p>
        When the plan ends, your site goes offline. Ask us before then if you would like a copy of
        your texts and images.
      </p>
    </LegalSection>,
    <LegalSection key="refunds" title="Refunds">
      <p>
        {`If the site we deliver does not meet the specifications agreed in your order, you can ask for a refund within ${figures.count(figures.refundDays, "day")} of delivery. Email us at `}
        <EmailLink email={supportEmail} />
        {` and tell us which points are missing or wrong.`}
      </p>
      <p>
        We compare the site with your order and reply with our findings. Where the specifications
        are not met, we refund what you paid for that site to the card you used. If you would rather
        have us correct the site, we do that instead at no charge. Banks often take some days to
        show a refund.
      </p>
      <p>
        {`Outside this case, payments are not refunded, for example for a change of mind after delivery or for months in which you did not use the plan. Rights that consumer law gives you and that cannot be given up by contract are not affected.`}
      </p>
    </LegalSection>,
  ];
}
