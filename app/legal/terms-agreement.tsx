import { prices, site } from "~/content/site";
import { contentEditsPerMonth, inWords } from "./figures";
import type { LegalSection } from "./legal-page";

/** What is agreed, and what the service consists of. */
export const agreementSections: LegalSection[] = [
  {
    id: "agreement",
    title: "Our agreement",
    body: (
      <>
        <p>
          {`These terms apply between ${site.name} ("we") and the person or business that orders from us ("you"). You accept them by paying for an order. If you order for a company, you confirm that you may do so on its behalf.`}
        </p>
        <p>
          The agreement consists of these terms, your order as you submitted it, the amounts shown
          on the order page when you paid, and anything we later agree in writing. An email counts
          as writing. Our <a href="/privacy-policy">Privacy Policy</a> explains how we handle
          personal information.
        </p>
      </>
    ),
  },
  {
    id: "the-service",
    title: "The service",
    body: (
      <>
        <p>We make websites for trades and small firms and look after them. There is one offer:</p>
        <ul>
          <li>
            <strong>Launch Setup</strong>, paid once: we design and build a site in your branding,
            fit it for phones and search engines, and connect it to your domain.
          </li>
          <li>
            <strong>Growth Plan</strong>, paid monthly and required with every Launch Setup:{" "}
            {`hosting, security, maintenance, backups, priority support and ${inWords(contentEditsPerMonth)} small content edits a month. It runs for at least ${inWords(prices.minimumMonths)} months.`}
          </li>
        </ul>
        <p>
          The demo pages illustrate style and features. Your own site follows your order and
          materials and will not be identical to a demo. We cannot promise a place in search results
          or a number of customers, since neither is in our hands.
        </p>
      </>
    ),
  },
];
