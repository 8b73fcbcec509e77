import { retention } from "~/content/retention";
import { site } from "~/content/site";
import { count } from "~/content/claims";
import { EmailLink } from "~/ui/button";
import { LegalSection } from "./legal-page";

export function collectionSections(supportEmail: string) {
  return [
    <LegalSection key="introduction" title="Introduction">
      <p>
        {`This policy covers the ${site.name} website: its pages, the order form, the form for sending us your brand materials, and the emails that follow from them. ${site.name} decides why and how that information is used, which makes us its "controller" in the language of European data protection law.`}
      </p>
      <p>
        The website we build for you is a different matter: you decide what it collects from your
        own customers, and you are responsible for telling them about it.
      </p>
      <p>
        You can read every page here without an account and without giving your name. For questions,
        write to <EmailLink email={supportEmail} />.
      </p>
    </LegalSection>,
    <LegalSection key="information-we-collect" title="Information we collect">
      <p>Most of what we hold is what you type or upload yourself:</p>
      <ul>
        <li>
          <strong>When you order:</strong> your name or business name, email address, a description
          of the project, the materials you already have, your preferred timeline and, if you wish
          to give one, a budget.
        </li>
        <li>
          <strong>When you send your materials:</strong> your business name, email address, the text
          for your site, any current website address, brand colors and social media links you add,
          and your files (images, documents and archives).
        </li>
        <li>
          <strong>When you write to us:</strong> your message, your address and our replies.
        </li>
      </ul>
      <p>Some information comes about without your typing it:</p>
      <ul>
        <li>
          <strong>Payment records:</strong> Stripe tells us whether a payment succeeded, its amount
          and date, the reference numbers of the payment and subscription, and for your receipt the
          brand and last four digits of your card. It does not pass us your card number.
        </li>
        <li>
          <strong>Your network address:</strong>
          {` your IP address reaches our server with every request, as it does on any website. To stop floods of form posts we keep it for at most ${count(retention.networkHours, "hour")}, in a form that cannot be read without our key and is left out of backups, and do not store it with your order. With files and answers that come without an order we keep a code that our key makes of it, to limit what one connection may store with us; it goes when the files go.`}
        </li>
        <li>
          <strong>Server logs:</strong> for each request we note a random number, the method, the
          page, the result and the time it took. Our logs do not contain names, email addresses, IP
          addresses, cookies or anything you typed into a form.
        </li>
      </ul>
      <p>
        Please leave out what a website does not need, such as passwords, identity documents or
        details about health. If a file shows other people, make sure they agree to your sending it.
      </p>
    </LegalSection>,
    <LegalSection key="how-we-use-information" title="How we use and keep information">
      <p>We use it for these purposes, each with its legal basis under the GDPR:</p>
      <ul>
        <li>
          <strong>To carry out your order:</strong> taking it down, opening the checkout, building
          and running your site, and sending the emails that belong to it, including a reminder if
          we still need your materials. Basis: our contract with you, or steps you asked for before
          one.
        </li>
        <li>
          <strong>To answer you</strong> when you contact us. Basis: the contract, or our legitimate
          interest in replying.
        </li>
        <li>
          <strong>To keep the site working and safe:</strong> finding faults and limiting abuse.
          Basis: our legitimate interest in a dependable service.
        </li>
        <li>
          <strong>To keep accounts</strong> and answer claims. Basis: legal obligation, and our
          legitimate interest in being able to show what was agreed.
        </li>
      </ul>
      <p>
        We do not use your information for advertising profiles, and no decision with a legal or
        similarly serious effect on you is made by software alone.
      </p>
      <p>How long we keep it:</p>
      <dl>
        <dt>Orders that were never paid</dt>
        <dd>{`${count(retention.unpaidOrderDays, "day")} after their last change.`}</dd>
        <dt>Files and answers you began to send but did not submit</dt>
        <dd>
          {`About ${count(retention.draftDays, "day")} after you last worked on them; ${count(retention.savedDraftDays, "day")} if you asked to finish later; ${count(retention.orderDraftDays, "day")} if they belong to a paid order.`}
        </dd>
        <dt>Files submitted for your site</dt>
        <dd>
          {`${count(retention.submittedFileDays, "day")} after you sent them, or earlier if you ask us.`}
        </dd>
        <dt>Paid orders, the answers sent with them, and invoices</dt>
        <dd>
          {`${count(retention.orderYears, "year")} after they have ended, for accounting and possible claims.`}
        </dd>
      </dl>
      <p>
        Emails between us follow the same periods as the order they concern. Deleted records can
        remain in an encrypted backup until that backup is itself replaced or removed.
      </p>
    </LegalSection>,
    <LegalSection key="how-we-share-information" title="How we share information">
      <p>
        We do not sell or rent personal information. These companies handle some of it so that the
        service can work:
      </p>
      <ul>
        <li>
          <strong>Fly.io</strong> hosts this site and the database with orders and form answers.
        </li>
        <li>
          <strong>Stripe</strong> runs the checkout, takes card payments and bills the monthly plan.
        </li>
        <li>
          <strong>Postmark</strong> delivers our emails, which carry your order details and, where
          size allows, your files. It tells us which of them came back.
        </li>
        <li>
          <strong>A cloud storage provider</strong> keeps uploaded files in an S3-compatible bucket.
          Backups of the database, if made, are stored encrypted.
        </li>
      </ul>
      <p>
        Members of our team see what they need for your project. We would also hand over information
        where a law or court requires it, or to a buyer of the business, who would have to honor
        this policy.
      </p>
      <p>
        The social media links on our pages are ordinary links: nothing goes to those networks until
        you follow one.
      </p>
    </LegalSection>,
  ];
}
