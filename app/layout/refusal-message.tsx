import { refusals, type RefusalStatus } from "~/content/refusals";
import { ButtonAnchor } from "~/ui/button";

/** The body of a page that refuses a request in words a person can act on. */
export function RefusalMessage({
  status,
  supportEmail,
}: {
  status: RefusalStatus;
  supportEmail: string;
}) {
  const { title, description } = refusals[status];
  return (
    <section
      data-missing={status === 404 || undefined}
      className="mx-auto max-w-prose px-4 py-24 sm:px-6"
    >
      <p className="font-semibold text-muted">Error {status}</p>
      <h1 className="mt-2 text-balance text-4xl font-bold tracking-tight">{title}</h1>
      <p className="mt-4 text-lg">{description}</p>
      <p className="mt-4">
        If you are stuck, write to{" "}
        <a className="underline underline-offset-4" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        .
      </p>
      <p className="mt-8">
        <ButtonAnchor href="/">Return to the homepage</ButtonAnchor>
      </p>
    </section>
  );
}
