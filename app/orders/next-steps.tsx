import { claims } from "~/content/claims";
import { EmailLink } from "~/ui/button";
import type { Plan } from "./plan";

/** The dates of an order on its way. */
export function NextSteps({ steps, note }: Plan) {
  return (
    <section className="print:hidden">
      <h2 className="mb-4 text-2xl font-bold">What happens next</h2>
      <ol className="list-decimal space-y-2 pl-6">
        {steps.map(({ what, when }) => (
          <li key={what}>
            <strong>{what}:</strong> {when}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-muted">{note}</p>
    </section>
  );
}

/** Where the buyer changes the card, and whom they ask. */
export function Help({ portalUrl, supportEmail }: { portalUrl?: string; supportEmail: string }) {
  return (
    <>
      {portalUrl && (
        <p className="print:hidden">
          <a className="underline underline-offset-4" href={portalUrl}>
            Change your card or see your invoices
          </a>{" "}
          at Stripe.
        </p>
      )}
      <p className="text-muted print:hidden">
        Questions? Write to{" "}
        <EmailLink email={supportEmail} className="break-words underline underline-offset-4" />.
        {claims.response && ` A person answers within ${claims.response}.`}
      </p>
    </>
  );
}
