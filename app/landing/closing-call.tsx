import { claims } from "~/content/claims";
import { dollars, prices, totalToday } from "~/content/site";
import { StartButton } from "./start-button";
import { Ticket } from "./ticket";

export function ClosingCall({ supportEmail }: { supportEmail: string }) {
  return (
    <section id="contact" className="bg-ink px-4 py-16 text-paper sm:px-6 md:py-24">
      <div className="mx-auto grid max-w-page items-center gap-12 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <div>
          <h2 className="max-w-prose text-balance text-3xl font-bold tracking-tight md:text-5xl">
            Your next customer is looking for you. Let&apos;s be ready.
          </h2>
          <p className="mt-4 max-w-prose text-lg">
            {`Order today, send us your logo, words and photos, and be live in as little as ${claims.fastest}. ${dollars(totalToday)} now, then ${dollars(prices.growthPerMonth)} a month, with a minimum of ${prices.minimumMonths} months.`}
          </p>
          <StartButton className="mt-8 max-sm:w-full sm:px-8" />
          <p className="mt-6">
            {`Not sure yet? Write to `}
            <a
              href={`mailto:${supportEmail}`}
              className="inline-block max-w-full break-words font-semibold underline underline-offset-4 hover:no-underline"
            >
              {supportEmail}
            </a>
            {`. You will have an answer within ${claims.response}.`}
          </p>
        </div>
        <Ticket />
      </div>
    </section>
  );
}
