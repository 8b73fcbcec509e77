import { minimumAge, uptimeTargetPercent } from "./figures";
import type { LegalSection } from "./legal-page";

/** What belongs to whom, how the site is run, and what may be put on it. */
export const ownershipSections: LegalSection[] = [
  {
    id: "intellectual-property-and-domain",
    title: "Intellectual property and domain",
    body: (
      <>
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
      </>
    ),
  },
  {
    id: "hosting-and-uptime",
    title: "Hosting and uptime",
    body: (
      <>
        <p>
          {`We host your site for as long as your plan runs. Our target is that it can be reached ${uptimeTargetPercent}% of the time in each calendar month. This is a target we work towards, not a guarantee with a penalty.`}
        </p>
        <p>
          Announced maintenance does not count against it, nor do faults outside our control, such
          as trouble at a domain registrar or on the wider internet. If your site is down, tell us:
          we treat it as urgent.
        </p>
        <p>
          We make backups as part of the plan. Keep the originals of what you send us all the same;
          we are a web host and not an archive.
        </p>
      </>
    ),
  },
  {
    id: "eligibility-and-acceptable-use",
    title: "Who may order, and acceptable use",
    body: (
      <>
        <p>
          {`The service is for people aged ${minimumAge} and over. By ordering you confirm that you are at least ${minimumAge} and that the details you give are true.`}
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
      </>
    ),
  },
];
