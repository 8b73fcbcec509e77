import Plus from "lucide-react/icons/plus";
import { claims } from "~/content/claims";
import { currencyInWords } from "~/content/format";
import { priceTexts, taxNote } from "~/content/price-texts";
import { prices, site, tax } from "~/content/site";
import { trades } from "~/content/trades";
import { sentence } from "~/content/words";
import { EmailLink } from "~/ui/button";

const monthly = `${priceTexts.monthly} a month`;

const checkoutAnswer =
  tax.kind === "none"
    ? "You see the full amount on the checkout page before you pay."
    : `You see the full amount and its ${tax.name} on the checkout page before you pay. A firm enters its tax number there, and the invoice from ${claims.paidThrough} shows both.`;
const tradeNames = new Intl.ListFormat(site.locale).format(
  trades.map(({ name }) => `${name.toLowerCase()}s`),
);

/**
 * Questions before an order, and answers with one string per paragraph, which the page and the structured data show. They may
 * promise no more than the terms of service.
 */
export const questions = [
  {
    question: "How long does it take?",
    answer: [
      `${claims.delivery}, counted from the moment we have your payment and all your materials. It stays that quick if we get the materials within ${claims.materialsDue} and your feedback within ${claims.feedbackDue}.`,
      "In more of a hurry? Say so in the order form. We try to meet an earlier date, and tell you if we can.",
    ],
  },
  {
    question: "What if I have no logo, texts or photos yet?",
    answer: [
      "Order anyway and say so in the form. Your business name in good type can stand in for a logo, a few lines in your own words are enough to start from, and photos from your phone are fine.",
    ],
  },
  {
    question: "Who owns the domain, and how do I leave?",
    answer: [
      "You own it. A domain registered by you or for you is yours, and you can take it to another provider at any time. Your logo, texts and photos stay yours as well; the code your site is built on stays ours.",
      `To leave, email us with ${claims.notice}. No reason and no form are needed. The site goes offline when the plan ends, so ask us before then if you would like a copy of your texts and images.`,
    ],
  },
  {
    question: `What happens after ${claims.minimum}?`,
    answer: [
      `The ${prices.minimumMonths}-month minimum is over and the Growth Plan goes on from month to month, at ${monthly}, until you cancel with ${claims.notice}. You can give that notice during the first ${claims.minimum} already.`,
    ],
  },
  {
    question: "Can I get my money back?",
    answer: [
      `If the site we deliver does not meet what was agreed in your order, ask for a refund within ${claims.refundWithin} of delivery. We compare the two, and where we fell short we refund what you paid for the site, or put it right at no charge if you prefer that.`,
      "A change of mind after delivery is not covered. The rights that consumer law gives you are not affected.",
    ],
  },
  {
    question: "Can I change things once the site is live?",
    answer: [
      `Yes. ${sentence(claims.contentEdits)} a month ${claims.editsAre} part of the Growth Plan: new opening hours, another photo, a rewritten paragraph. New pages and features are extra work, and you hear the price before we start.`,
    ],
  },
  {
    question: "Is there a login, or something to learn?",
    answer: [
      "No. There is no account and no editor. You order with one form, send your files through the page you get after checkout, and email us when you want something changed.",
    ],
  },
  {
    question: "Which trades is this for?",
    answer: [
      `We have layouts ready for ${tradeNames}. If yours is another small trade or professional business, write to us first and we will tell you whether we are a good fit.`,
    ],
  },
  {
    question: "Which currency do I pay in, and what about taxes?",
    answer: [
      `All prices are in ${currencyInWords(site.currency)}: ${priceTexts.today} today, then ${monthly}${taxNote}. Your bank may add a fee of its own for a foreign currency. A registrar's fee for your domain is not part of our prices unless we have agreed otherwise.`,
      `${checkoutAnswer} What the purchase means for your own taxes depends on where you do business, so please ask your accountant.`,
    ],
  },
];

/** Questions and answers. A div, because the specification counts the page's sections without them. */
export function Questions({ supportEmail }: { supportEmail: string }) {
  return (
    <div id="questions" className="px-4 py-10 sm:px-6 md:py-24">
      <div className="mx-auto grid max-w-page gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 className="text-balance text-3xl font-bold tracking-tight md:text-4xl">
            Good questions, straight answers
          </h2>
          <p className="mt-3 text-muted sm:text-lg">
            {claims.response
              ? `Is yours missing? Write to us and you will have an answer within ${claims.response}: `
              : "Is yours missing? Write to us: "}
            <EmailLink
              email={supportEmail}
              className="text-brand underline underline-offset-4 hover:text-brand-strong"
            />
          </p>
        </div>
        <div className="border-y-2 border-ink">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-t border-line first:border-0">
              <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
                <h3 className="text-lg font-bold">{question}</h3>
                <Plus
                  aria-hidden
                  className="size-6 shrink-0 text-brand transition-transform duration-200 group-open:rotate-45"
                />
              </summary>
              <div className="grid max-w-prose gap-3 pb-6">
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </div>
  );
}
