import { legalTextsUpdated, site } from "~/content/site";
import { minimumAge } from "./figures";
import { LegalPage, SupportLink, type LegalSection } from "./legal-page";
import { collectionSections } from "./privacy-collection";
import { protectionSections } from "./privacy-protection";

/** The page /privacy-policy: twelve sections, in three files. */
export function PrivacyPolicy({ supportEmail }: { supportEmail: string }) {
  return (
    <LegalPage
      title="Privacy Policy"
      updated={legalTextsUpdated}
      intro={
        <p>
          {`What ${site.name} learns about you when you use this site, why we need it, who else handles it, and what you can ask us to do with it.`}
        </p>
      }
      sections={[
        ...collectionSections(supportEmail),
        ...protectionSections(supportEmail),
        ...closingSections(supportEmail),
      ]}
    />
  );
}

/** Payment, transfers abroad, children, and the closing sections. */
function closingSections(supportEmail: string): LegalSection[] {
  return [
    {
      id: "payment-processing",
      title: "Payment processing",
      body: (
        <>
          <p>
            You pay on a checkout page run by Stripe. Your card details go from your browser to
            Stripe: they do not pass through our server and we cannot see or store them.
          </p>
          <p>
            To open the checkout we send Stripe your email address, an order number and the amounts
            due. Stripe keeps what it needs to bill the monthly plan, prevent fraud and meet its own
            legal duties, and for some of that it acts as a controller in its own right. Its{" "}
            <a href="https://stripe.com/privacy">privacy policy</a> explains how.
          </p>
        </>
      ),
    },
    {
      id: "international-transfers",
      title: "International transfers",
      body: (
        <>
          <p>
            We serve customers in many countries, and the companies named above run systems in
            several, including the United States. Your information may therefore be handled in a
            country whose privacy rules differ from those at home.
          </p>
          <p>
            Where European or UK law calls for a safeguard on such a transfer, we rely on one it
            recognizes: an official finding that the destination protects data adequately, or
            standard contractual clauses in the agreement with the provider. Write to us if you
            would like to know which applies to a particular provider.
          </p>
        </>
      ),
    },
    {
      id: "children",
      title: `Children under ${minimumAge}`,
      body: (
        <p>
          {`Our service is for businesses and for people aged ${minimumAge} and over. We do not knowingly collect information from anyone younger. If you believe a child has sent us something, let us know and we will delete it.`}
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes to this policy",
      body: (
        <p>
          When what we do with information changes, we change this page and the date at its top. If
          the change matters to customers with a running plan, we also email them before it takes
          effect.
        </p>
      ),
    },
    {
      id: "contact-us",
      title: "Contact",
      body: (
        <p>
          {`For anything to do with privacy at ${site.name}, including the rights described above, email `}
          <SupportLink email={supportEmail} />. A person on our team reads and answers these
          messages.
        </p>
      ),
    },
  ];
}
