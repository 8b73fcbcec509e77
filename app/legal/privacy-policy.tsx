import { site } from "~/content/site";
import { lastUpdated } from "./figures";
import { LegalPage } from "./legal-page";
import { collectionSections } from "./privacy-collection";
import { protectionSections } from "./privacy-protection";
import { rightsSections } from "./privacy-rights";
import { transferSections } from "./privacy-transfers";

/** The page /privacy-policy: twelve sections, each file holding those of its topic in order. */
export function PrivacyPolicy({ supportEmail }: { supportEmail: string }) {
  return (
    <LegalPage
      title="Privacy Policy"
      updated={lastUpdated}
      intro={
        <p>
          {`What ${site.name} learns about you when you use this site, why we need it, who else handles it, and what you can ask us to do with it.`}
        </p>
      }
      sections={[
        ...collectionSections(supportEmail),
        ...protectionSections,
        ...rightsSections(supportEmail),
        ...transferSections(supportEmail),
      ]}
    />
  );
}
