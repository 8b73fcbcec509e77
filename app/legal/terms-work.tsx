import {
  contentEditsPerMonth,
  count,
  deliveryBusinessDays,
  fastestTimelineHours,
  feedbackDueHours,
  inWords,
  materialsDueHours,
  responseHours,
} from "./figures";
import type { LegalSection } from "./legal-page";
import { SupportLink } from "./support-link";

/** Who does what by when: materials and feedback, delivery, edits and support. */
export function workSections(supportEmail: string): LegalSection[] {
  return [
    {
      id: "your-part",
      title: "Your part: materials and feedback",
      body: (
        <>
          <p>We can only be quick if you are. Please:</p>
          <ul>
            <li>
              {`send your logo, texts, images and links within ${count(materialsDueHours, "hour")} of ordering, through the form we link to after payment;`}
            </li>
            <li>
              {`give feedback within ${count(feedbackDueHours, "hour")} whenever we show you a draft or ask you a question;`}
            </li>
            <li>give us the access we need to connect your domain; and</li>
            <li>
              check that what you send is correct, including names, prices and licence numbers.
            </li>
          </ul>
          <p>
            If something arrives late, the delivery time pauses until we have it, and your order may
            move behind others already in progress. The monthly plan goes on in the meantime.
          </p>
        </>
      ),
    },
    {
      id: "delivery",
      title: "Delivery",
      body: (
        <>
          <p>
            {`We deliver within ${deliveryBusinessDays.from}-${deliveryBusinessDays.to} business days, counted from the moment we have both your payment and all your materials. Business days are Monday to Friday, public holidays excepted.`}
          </p>
          <p>
            {`A timeline chosen in the order form, such as ${fastestTimelineHours} hours, tells us what you hope for. We try to meet it, but only the period above is agreed unless we confirm another one in writing.`}
          </p>
          <p>
            Your site is delivered when we tell you by email that it is ready and where to see it.
            If we expect a delay on our side, we let you know and name a new date.
          </p>
        </>
      ),
    },
    {
      id: "content-edits-and-support",
      title: "Content edits and support",
      body: (
        <>
          <p>
            {`The Growth Plan includes ${inWords(contentEditsPerMonth)} small content edits a month. A small edit is a change to what is already on a page, such as new opening hours, a replaced photo or a rewritten paragraph. Edits you do not use are not carried into the next month.`}
          </p>
          <p>
            New pages, new features and redesigns are extra work. We tell you the price first and
            start only when you have agreed to it.
          </p>
          <p>
            Ask for edits and help at <SupportLink email={supportEmail} />.{" "}
            {`We aim to respond within ${count(responseHours, "hour")}; finishing the work itself can take longer.`}
          </p>
        </>
      ),
    },
  ];
}
