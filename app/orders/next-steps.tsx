import { claims } from "~/content/claims";
import { EmailLink } from "~/ui/button";
import type { Plan } from "./plan";

/** What the buyer waits for most, like a sign on the door: the day on which the website can be looked at. */
export function ReadyDate({ ready: { on, condition } }: Plan) {
  return (
    <p className="rounded-card bg-ink p-2 text-paper print:hidden">
      <span className="block rounded-lg border-2 border-paper/30 p-[min(1.5rem,4vw)] text-center [container-type:inline-size]">
        <span className="block font-semibold">Your website, ready to look at by</span>{" "}
        <strong className="mt-3 block text-balance text-[clamp(1rem,13cqi,3rem)] font-extrabold leading-[1.15] tracking-tight underline decoration-accent decoration-[0.1em] underline-offset-[0.16em]">
          {on.replace(/ (?=\d)/, "\u00a0")}
        </strong>{" "}
        {condition && <span className="mt-4 block">{condition}</span>}
      </span>
    </p>
  );
}

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
