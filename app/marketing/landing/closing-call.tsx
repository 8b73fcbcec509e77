import Check from "lucide-react/icons/check";
import { claims } from "~/content/claims";
import { priceTexts, taxNote } from "~/content/price-texts";
import { EmailLink } from "~/ui/button";

const promises = [
  `Delivered in ${claims.delivery}`,
  "Your domain stays yours",
  `A refund if it is not what was agreed, within ${claims.refundWithin} of delivery`,
  ...(claims.response ? [`A person answers within ${claims.response}`] : []),
];

const notch = "absolute bottom-0 size-8 translate-y-1/2 rounded-full bg-ink";

export function ClosingCall({ supportEmail }: { supportEmail: string }) {
  return (
    <section id="contact" className="bg-ink px-4 py-10 text-paper sm:px-6 md:py-24">
      <div className="mx-auto grid max-w-page items-center gap-12 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <div>
          <h2 className="max-w-prose text-balance text-3xl font-bold tracking-tight md:text-5xl">
            Your next customer is looking for you. Let&apos;s be ready.
          </h2>
          <p className="mt-4 max-w-prose text-lg">
            {`Order today, send us your logo, words and photos${claims.fastest ? `, and be live in as little as ${claims.fastest}` : ""}. ${priceTexts.today} now, then ${priceTexts.monthly} a month${taxNote}, with a minimum of ${claims.minimum}.`}
          </p>
          <StartButton className="mt-8 max-sm:w-full sm:px-8" />
          <p className="mt-6">
            {`Not sure yet? Write to `}
            <EmailLink
              email={supportEmail}
              className="font-semibold underline underline-offset-4 hover:no-underline"
            />
            {claims.response ? `. You will have an answer within ${claims.response}.` : "."}
          </p>
        </div>
        <Ticket />
      </div>
    </section>
  );
}

/** The link to the order form on a dark background, where the usual button has too little contrast. */
export function StartButton({ className = "" }: { className?: string }) {
  return (
    <a
      href="/contact#contact-form"
      className={`inline-flex min-h-12 items-center justify-center rounded-full border border-transparent bg-accent print:hidden px-4 py-3 text-center text-lg font-semibold text-on-accent transition-colors duration-200 hover:bg-paper hover:text-ink ${className}`}
    >
      Start My Website
    </a>
  );
}

function Ticket() {
  return (
    <div className="mx-auto w-full max-w-md rounded-card bg-paper max-sm:hidden px-8 py-7 text-ink sm:px-10">
      <div className="relative border-b-2 border-dashed border-ink/40 pb-4">
        <span aria-hidden className={`${notch} -left-12 sm:-left-14`} />
        <span aria-hidden className={`${notch} -right-12 sm:-right-14`} />
        <h3 className="text-xl font-extrabold tracking-tight">With every order</h3>
      </div>
      <ul className="scheme-light mt-6 grid gap-3">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-3 font-semibold">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
