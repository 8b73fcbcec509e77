import { count, rightsAnswerMonths } from "./figures";
import type { LegalSection } from "./legal-page";
import { SupportLink } from "./support-link";

/** What people can ask for under the GDPR. */
export function rightsSections(supportEmail: string): LegalSection[] {
  return [
    {
      id: "gdpr-rights",
      title: "Your GDPR rights",
      body: (
        <>
          <p>
            If you are in the European Economic Area or the United Kingdom, the law gives you the
            rights below. We handle requests from anywhere in the same manner.
          </p>
          <ul>
            <li>
              <strong>Access:</strong> find out what we hold about you and receive a copy.
            </li>
            <li>
              <strong>Correction:</strong> have wrong or incomplete details put right.
            </li>
            <li>
              <strong>Deletion:</strong> have your information erased. Where we must keep something,
              such as an invoice, we will tell you what and why.
            </li>
            <li>
              <strong>Objection:</strong> object to a use we base on legitimate interest.
            </li>
            <li>
              <strong>Restriction:</strong> have a use paused, for example while a correction or an
              objection is being looked into.
            </li>
            <li>
              <strong>Portability:</strong> receive what you gave us in a common, machine-readable
              format, or have it sent to another company where that is technically possible.
            </li>
            <li>
              <strong>Withdraw consent:</strong> where we rely on your consent, take it back at any
              time. What was done before then stays lawful.
            </li>
          </ul>
          <p>
            To use any of them, write to <SupportLink email={supportEmail} />
            {`, from the address you ordered with if you can. It costs nothing. We answer within ${count(rightsAnswerMonths, "month")}; if a request is so complex that the law allows more time, we say so within that period and explain the reason. We may first ask for something that shows the request is yours.`}
          </p>
          <p>
            You can also complain to the data protection authority of the place where you live or
            work. We would be glad of the chance to put things right first, but you do not have to
            ask us.
          </p>
        </>
      ),
    },
  ];
}
