import * as figures from "~/content/claims";
import { EmailLink } from "~/ui/button";
import { LegalSection } from "./legal-page";

export function workSections(supportEmail: string) {
  return [
    <LegalSection key="your-part" title="Your part: materials and feedback">
      <p>We can only be quick if you are. Please:</p>
      <ul>
        <li>
          {`send your logo, texts, images and links within ${figures.count(figures.materialsDueHours, "hour")} of ordering, through the form we link to after payment;`}
        </li>
        <li>
          {`give feedback within ${figures.count(figures.feedbackDueHours, "hour")} whenever we show you a draft or ask you a question;`}
        </li>
        <li>give us the access we need to connect your domain; and</li>
        <li>check that what you send is correct, including names, prices and license numbers.</li>
      </ul>
      <p>
        If something arrives late, the delivery time pauses until we have it, and your order may
        move behind others already in progress. The monthly plan goes on in the meantime.
      </p>
    </LegalSection>,
    <LegalSection key="delivery" title="Delivery">
      <p>
        {`We deliver within ${figures.deliveryDays.from}-${figures.deliveryDays.to} business days, counted from the moment we have both your payment and all your materials. Business days are Monday to Friday, public holidays excepted.`}
      </p>
      <p>
        {`A timeline chosen in the order form, such as ${figures.fastestTimelineHours} hours, tells us what you hope for. We try to meet it, but only the period above is agreed unless we confirm another one in writing.`}
      </p>
      <p>
        Your site is delivered when we tell you by email that it is ready and where to see it. If we
        expect a delay on our side, we let you know and name a new date.
      </p>
    </LegalSection>,
    <LegalSection key="content-edits-and-support" title="Content edits and support">
      <p>
        {`The Growth Plan includes ${figures.inWords(figures.contentEditsPerMonth)} small content edits a month. A small edit is a change to what is already on a page, such as new opening hours, a replaced photo or a rewritten paragraph. Edits you do not use are not carried into the next month.`}
      </p>
      <p>
        New pages, new features and redesigns are extra work. We tell you the price first and start
        only when you have agreed to it.
      </p>
      <p>
        Ask for edits and help at <EmailLink email={supportEmail} />.{" "}
        {`We aim to respond within ${figures.count(figures.responseHours, "hour")}; finishing the work itself can take longer.`}
      </p>
    </LegalSection>,
    <LegalSection key="intellectual-property-and-domain" title="Intellectual property and domain">
      <p>
        <strong>Yours:</strong> your name, logo, texts, photos and other materials stay yours. You
        allow us to use them to build, show and run your site, and you confirm that you have the
        right to give us this permission.
      </p>
      <p>
        <strong>Ours:</strong> every site is built on our own framework of code, templates and
        tools. These remain ours, or belong to those who license them to us. While your plan runs,
        you may use them as part of your site, but not copy, resell or move them to another host.
      </p>
      <p>
        <strong>Your domain:</strong> a domain registered by you or for you is yours. You can take
        it to another provider at any time, also after the plan ends, and we will help with the
        settings on our side. Registration and renewal fees charged by a registrar are not part of
        our prices unless we have agreed otherwise.
      </p>
    </LegalSection>,
    <LegalSection key="hosting-and-uptime" title="Hosting and uptime">
      <p>
        {`We host your site for as long as your plan runs. Our target is that it can be reached ${figures.uptimeTargetPercent}% of the time in each calendar month. This is a target we work towards, not a guarantee with a penalty.`}
      </p>
      <p>
        Announced maintenance does not count against it, nor do faults outside our control, such as
        trouble at a domain registrar or on the wider internet. If your site is down, tell us: we
        treat it as urgent.
      </p>
      <p>
        We make backups as part of the plan. Keep the originals of what you send us all the same; we
        are a web host and not an archive.
      </p>
    </LegalSection>,
    <LegalSection key="eligibility-and-acceptable-use" title="Who may order, and acceptable use">
      <p>
        {`The service is for people aged ${figures.minimumAge} and over. By ordering you confirm that you are at least ${figures.minimumAge} and that the details you give are true.`}
      </p>
      <p>You may not use our service or your site to:</p>
      <ul>
        <li>break the law, or offer trades or services you are not licensed to carry out;</li>
        <li>use names, pictures or texts that belong to others without their permission;</li>
        <li>deceive visitors, for example with invented reviews or qualifications;</li>
        <li>harass people or publish hateful material;</li>
        <li>spread malware, send spam, or test or bypass our security; or</li>
        <li>upload files intended to harm our systems or anyone who opens them.</li>
      </ul>
      <p>
        If we find such content, we may take it offline at once. We tell you what we removed and
        why, unless the law forbids it.
      </p>
    </LegalSection>,
  ];
}
