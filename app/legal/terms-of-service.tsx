import { site } from "~/content/site";
import { lastUpdated } from "./figures";
import { LegalPage } from "./legal-page";
import { agreementSections } from "./terms-agreement";
import { lawSections } from "./terms-law";
import { ownershipSections } from "./terms-ownership";
import { paymentSections } from "./terms-payment";
import { workSections } from "./terms-work";

/** The page /terms-of-service: fifteen sections, each file holding those of its topic in order. */
export function TermsOfService({ supportEmail }: { supportEmail: string }) {
  return (
    <LegalPage
      title="Terms of Service"
      updated={lastUpdated}
      intro={
        <p>
          {`The agreement between you and ${site.name} when you order a website: what you get, what it costs, what we need from you, and how either of us can end it.`}
        </p>
      }
      sections={[
        ...agreementSections,
        ...paymentSections(supportEmail),
        ...workSections(supportEmail),
        ...ownershipSections,
        ...lawSections(supportEmail),
      ]}
    />
  );
}
