import { retention } from "~/content/retention";
import { legalTextsUpdated, site } from "~/content/site";
import { count, minimumAge, rightsAnswerMonths } from "~/content/claims";
import { EmailLink } from "~/ui/button";
import { LegalPage, LegalSection } from "./legal-page";
import { collectionSections } from "./privacy-collection";

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

function closingSections(supportEmail: string) {
  return [
    <LegalSection key="payment-processing" title="Payment processing">
      <p>
        You pay on a checkout page run by Stripe. Your card details go from your browser to Stripe:
        they do not pass through our server and we cannot see or store them.
      </p>
      <p>
        To open the checkout we send Stripe your email address, an order number and the amounts due.
        Stripe keeps what it needs to bill the monthly plan, prevent fraud and meet its own legal
        duties, and for some of that it acts as a controller in its own right. Its{" "}
        <a href="https://stripe.com/privacy">privacy policy</a> explains how.
      </p>
    </LegalSection>,
    <LegalSection key="international-transfers" title="International transfers">
      <p>
        We serve customers in many countries, and the companies named above run systems in several,
        including the United States. Your information may therefore be handled in a country whose
        privacy rules differ from those at home.
      </p>
      <p>
        Where European or UK law calls for a safeguard on such a transfer, we rely on one it
        recognizes: an official finding that the destination protects data adequately, or standard
        contractual clauses in the agreement with the provider. Write to us if you would like to
        know which applies to a particular provider.
      </p>
    </LegalSection>,
    <LegalSection key="children" title={`Children under ${minimumAge}`}>
      <p>
        {`Our service is for businesses and for people aged ${minimumAge} and over. We do not knowingly collect information from anyone younger. If you believe a child has sent us something, let us know and we will delete it.`}
      </p>
    </LegalSection>,
    <LegalSection key="changes" title="Changes to this policy">
      <p>
        When what we do with information changes, we change this page and the date at its top. If
        the change matters to customers with a running plan, we also email them before it takes
        effect.
      </p>
    </LegalSection>,
    <LegalSection key="contact-us" title="Contact">
      <p>
        {`For anything to do with privacy at ${site.name}, including the rights described above, email `}
        <EmailLink email={supportEmail} />. A person on our team reads and answers these messages.
      </p>
    </LegalSection>,
  ];
}

function protectionSections(supportEmail: string) {
  return [
    <LegalSection key="security" title="Security">
      <p>
        In normal operation, pages and forms travel over an encrypted connection (HTTPS). Card
        details are entered on Stripe&apos;s page, never on ours. The cookies that connect you to an
        order or draft are sealed, so that they cannot be read or altered without our key. Uploaded
        files are checked for size and type before we accept them.
      </p>
      <p>
        <strong>What you should know about uploaded files:</strong> each file gets a web address
        with a long random part that cannot practically be guessed, and our storage is set up so
        that its contents cannot be listed. But there is no password on top of that: anyone who has
        the exact address can open the file. Our team receives these addresses by email. Upload what
        is meant for your public website, and ask for another way if something is confidential.
      </p>
      <p>
        A private link we email you to your materials form works in the same spirit. Please do not
        forward it to people who should not see or change your answers.
      </p>
      <p>
        No system is safe against everything. If a breach puts your information at risk, we will
        inform you and the authorities where the law requires it.
      </p>
    </LegalSection>,
    <LegalSection key="cookies" title="Cookies">
      <p>
        We set only cookies the site needs to do what you ask of it. There are no advertising,
        tracking or analytics cookies.
      </p>
      <dl>
        <dt>Your cookie choice</dt>
        <dd>
          {`Whether you accepted or declined on the cookie notice, so that we do not ask again. Kept for ${count(retention.consentCookieYears, "year")}.`}
        </dd>
        <dt>Your open order</dt>
        <dd>
          {`Lets the order and thank-you pages find the orders you have placed. Kept for ${count(retention.orderCookieDays, "day")}.`}
        </dd>
        <dt>Your draft</dt>
        <dd>
          {`Connects you to the files and answers you have begun to send, so that they are still there after a reload. Kept for ${count(retention.savedDraftDays, "day")}, or ${count(retention.orderDraftDays, "day")} if they belong to a paid order.`}
        </dd>
        <dt>One-time messages</dt>
        <dd>
          {`Carries a message to the next page you see and is then removed, after ${count(retention.messageCookieHours, "hour")} at the latest.`}
        </dd>
      </dl>
      <p>
        What you type into our forms is also kept in the storage of that one browser tab, so that a
        reload does not lose it. It is removed once you have ordered or sent the form, and when you
        close the tab.
      </p>
      <p>
        Small previews of the last 60 pictures you upload are kept in your browser&apos;s storage,
        so that the list of files shows them after a reload. They stay on your device. A preview is
        removed when you remove its picture, and all of them once you have sent the form from the
        same browser.
      </p>
      <p>
        Because all of these are essential, accepting or declining makes no difference to which of
        them are set. If we ever wanted to add others, we would ask you first.
      </p>
      <p>
        You can delete or block cookies in your browser. The pages will stay readable, but the forms
        may lose track of your order or files. Stripe&apos;s checkout page is on Stripe&apos;s own
        site and sets cookies under Stripe&apos;s policy.
      </p>
    </LegalSection>,
    <LegalSection key="gdpr-rights" title="Your GDPR rights">
      <p>
        If you are in the European Economic Area or the United Kingdom, the law gives you the rights
        below. We handle requests from anywhere in the same manner.
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
        To use any of them, write to <EmailLink email={supportEmail} />
        {`, from the address you ordered with if you can. It costs nothing. We answer within ${count(rightsAnswerMonths, "month")}; if a request is so complex that the law allows more time, we say so within that period and explain the reason. We may first ask for something that shows the request is yours.`}
      </p>
      <p>
        You can also complain to the data protection authority of the place where you live or work.
        We would be glad of the chance to put things right first, but you do not have to ask us.
      </p>
    </LegalSection>,
  ];
}
