import { Link } from "@remix-run/react";

const buttonShape =
  "inline-flex min-h-12 max-w-full items-center justify-center rounded-full px-6 py-3 text-center font-semibold transition-colors";

export function ClosingCall({ supportEmail }: { supportEmail: string }) {
  return (
    <section id="contact" className="bg-ink px-4 py-16 text-paper sm:px-6 md:py-24">
      <div className="mx-auto max-w-page">
        <h2 className="max-w-prose text-balance text-3xl font-bold tracking-tight md:text-5xl">
          Your next customer is looking for you. Let&apos;s be ready.
        </h2>
        <p className="mt-4 max-w-prose text-lg">
          Fill in the order form and your site can be live in as little as five business days. Not
          sure yet? Write to us and you will have an answer within 24 hours.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <Link
            to="/contact#contact-form"
            className={`${buttonShape} bg-accent text-ink hover:bg-paper`}
          >
            Start My Website
          </Link>
          <a
            href={`mailto:${supportEmail}`}
            className={`${buttonShape} break-all border-2 border-paper hover:bg-paper hover:text-ink`}
          >
            {supportEmail}
          </a>
        </div>
      </div>
    </section>
  );
}
