import { legalTextsUpdated, site } from "~/content/site";
import * as figures from "~/content/claims";
import { EmailLink } from "~/ui/button";
import { LegalPage, LegalSection } from "./legal-page";
import { offerSections } from "./terms-offer";
import { workSections } from "./terms-work";

export function TermsOfService(props: { supportEmail: string; portalUrl?: string }) {
  const { supportEmail, portalUrl } = props;
  return (
    <LegalPage
      title="Terms of Service"
      updated={legalTextsUpdated}
      intro={
        <p>
          {`The agreement between you and ${site.name} when you order a website: what you get, what it costs, what we need from you, and how either of us can end it.`}
        </p>
      }
      sections={[
        ...offerSections(supportEmail, portalUrl),
        ...workSections(supportEmail),
        ...closingSections(supportEmail),
      ]}
    />
  );
}

function closingSections(supportEmail: string) {
  return [
    <LegalSection key="termination" title="Termination">
      <p>
        You can end the agreement by cancelling as described under{" "}
        <a href="#minimum-commitment-and-cancellation">Minimum commitment and cancellation</a>.
      </p>
      <p>
        {`If a payment fails and remains open, we email you. We give you ${figures.count(figures.nonPaymentNoticeDays, "day")} notice before termination for non-payment; if you pay everything due within that time, the agreement simply continues.`}
      </p>
      <p>
        {`Either of us may end the agreement at once if the other breaks it seriously and, where it can be put right, has not done so after being asked. If we stop offering the service, we give you at least ${figures.count(figures.cancellationNoticeDays, "day")} notice and return payments for any period after it ends.`}
      </p>
      <p>
        After termination the site goes offline, and what you owed up to that day is still due. Your
        materials and your domain remain yours.
      </p>
    </LegalSection>,
    <LegalSection key="liability" title="Liability">
      <p>
        We do our work with reasonable care and skill. Beyond that, and apart from what these terms
        say, we make no promises about the service.
      </p>
      <p>
        {`Our total liability arising from the agreement is limited to what you paid us in the ${figures.count(figures.liabilityCapMonths, "month")} before the event that led to the claim. We are not liable for lost profit, lost business or other indirect loss, nor for delays and failures caused by events we could not reasonably control.`}
      </p>
      <p>
        None of this limits liability that the law does not allow to be limited, such as for fraud,
        for death or injury caused by negligence, or under binding consumer rules.
      </p>
      <p>
        You are responsible for the materials you give us and for what your site says on your
        behalf. If someone makes a justified claim against us because of them, you cover the
        reasonable cost.
      </p>
    </LegalSection>,
    <LegalSection key="disputes-and-law" title="Disputes and governing law">
      <p>
        If something goes wrong, please write to us first. Most problems can be settled between the
        people involved, and we reply to every complaint.
      </p>
      <p>
        {`The agreement is governed by the law of the place where ${site.name} is established, and the courts there decide disputes we cannot settle. If you order as a consumer, you keep the protection of the binding laws of the country you live in and may use its courts.`}
      </p>
      <p>If a court finds part of these terms invalid, the rest stays in force.</p>
    </LegalSection>,
    <LegalSection key="changes-and-contact" title="Changes and contact">
      <p>
        {`We may update these terms, for example when the service or the law changes. The current text and its date are always on this page. If a change affects a running plan to your disadvantage, we email you at least ${figures.count(figures.changeNoticeDays, "day")} before it applies. If you do not agree, you can cancel to the day it takes effect, even within the minimum commitment.`}
      </p>
      <p>
        Questions about these terms: <EmailLink email={supportEmail} />.
      </p>
    </LegalSection>,
  ];
}
