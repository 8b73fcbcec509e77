import { Fragment } from "react";
import { claims } from "~/content/claims";
import type { Message } from "~/content/messages";
import { prices, site } from "~/content/site";
import { useToast } from "~/layout/toast";
import { Button, ButtonAnchor } from "~/ui/button";
import { Card, Notice } from "~/ui/card";
import { ProgressLine } from "~/ui/progress-line";
import { PrinterIcon } from "~/ui/icons";
import type { LaunchCopy } from "./launch-copy";
import { orderStateCopy, type OrderStateCopy } from "./order-state-copy";
import type { ShownState } from "./order-states";
import type { Plan } from "./plan";
import { PlanList } from "./plan-list";
import type { ReceiptLines } from "./price-lines";
import { PrivateLink } from "./private-link";

/** What the page shows of an order: to another browser than its buyer's no personal data, see receipt.server.ts. */
export interface ThankYouView {
  reference?: string;
  state?: ShownState;
  paid?: ReceiptLines;
  paidAt?: string;
  launch?: LaunchCopy;
  /** For the order's own browser alone. */
  own?: OwnReceipt;
  plan?: Plan;
  seller?: string;
  portalUrl?: string;
  refreshIn?: number;
  /** The page's own URL, which the visitor reloads while the payment is on its way. */
  checkAgain: string;
  flash?: Message;
}

/** The personal data of a paid order. */
export interface OwnReceipt {
  name: string;
  email: string;
  /** Whether emails to this address come back. */
  bounced: boolean;
  /** As "Visa ending in 4242". */
  paidWith?: string;
  /** To the onboarding page. */
  privateLink?: string;
  /** Where to look at the website before its launch. */
  preview?: string;
}

/** On paper the page is the receipt alone, without the site around it. */
const onPaper =
  "[body:has(&)>:not(main)]:print:hidden [main:has(&)]:print:pt-0 print:block print:space-y-6 print:p-0";

/** After the checkout: what was paid, under which reference, and what comes next. */
export function ThankYouPage({ view, supportEmail }: { view: ThankYouView; supportEmail: string }) {
  const copy = orderStateCopy(view.state);
  const { title, text, next, step } = view.launch ?? copy;
  const { toast } = useToast(view.flash, view.flash);
  const { reference, paid, paidAt, own, seller, portalUrl } = view;
  const goesOn = copy.receipt === "goes_on";
  const wrongAddress = (
    <a
      className="underline underline-offset-4"
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(`Wrong address for order ${reference}`)}`}
    >
      Wrong address?
    </a>
  );
  return (
    <div
      className={`mx-auto box-content grid max-w-page gap-x-12 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[1fr_24rem] ${onPaper}`}
    >
      {step && (
        <div className="lg:col-span-2">
          <ProgressLine current={step} />
        </div>
      )}
      <div className="grid max-w-prose content-start gap-6">
        <h1
          className={`text-balance text-4xl font-bold tracking-tight ${paid ? "print:hidden" : ""}`}
        >
          {title}
        </h1>
        <p className="text-lg print:hidden">{text}</p>
        {own?.preview && (
          <p className="print:hidden">
            <ButtonAnchor href={own.preview}>Look at your website</ButtonAnchor>
          </p>
        )}
        {own && goesOn && (
          <div className="break-words print:hidden">
            {own.bounced ? (
              <Notice
                title="Our email to you came back"
                description={`We could not deliver it to ${own.email}. Tell us the right address, and your receipt goes there.`}
              >
                {wrongAddress}
              </Notice>
            ) : (
              <p>
                We have sent your receipt to <bdi className="font-bold">{own.email}</bdi>.{" "}
                {wrongAddress}
              </p>
            )}
          </div>
        )}
        {view.flash && <Notice {...view.flash} />}
        {reference && !paid && (
          <p>
            Your reference is <strong>{reference}</strong>.
          </p>
        )}
        {view.plan && <NextSteps plan={view.plan} />}
        <Next step={next} checkAgain={view.checkAgain} />
        {own?.privateLink && goesOn && <PrivateLink url={own.privateLink} />}
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
          <a className="break-words underline underline-offset-4" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          . A person answers within {claims.response}.
        </p>
      </div>
      {reference && paid && (
        <ReceiptCard
          {...{ reference, paid, paidAt, own, seller, supportEmail }}
          outlook={copy.receipt}
        />
      )}
      <div className="print:hidden">{toast}</div>
    </div>
  );
}

function Next({ step, checkAgain }: { step: OrderStateCopy["next"]; checkAgain: string }) {
  switch (step) {
    case "onboarding":
      return (
        <p className="print:hidden">
          <ButtonAnchor href="/onboarding">Send your brand assets</ButtonAnchor>
        </p>
      );
    case "contact":
      return (
        <p className="print:hidden">
          <ButtonAnchor href="/contact#contact-form">Back to your order</ButtonAnchor>
        </p>
      );
    case "wait":
      return (
        <p className="print:hidden">
          <ButtonAnchor href={checkAgain} look="secondary">
            Check again
          </ButtonAnchor>
        </p>
      );
    case "home":
      return (
        <p>
          <ButtonAnchor href="/">Return to the homepage</ButtonAnchor>
        </p>
      );
    case "none":
      return null;
  }
}

function NextSteps({ plan }: { plan: Plan }) {
  return (
    <section className="print:hidden">
      <h2 className="mb-4 text-2xl font-bold">What happens next</h2>
      <PlanList {...plan} />
    </section>
  );
}

interface ReceiptCardProps {
  reference: string;
  paid: ReceiptLines;
  /** The day and time of the payment in words. */
  paidAt?: string;
  own?: OwnReceipt;
  seller?: string;
  /** Whether more months are to come, or the money went back. */
  outlook?: "goes_on" | "refunded";
  supportEmail: string;
}

/** What was paid, for the buyer's accounting. Names the buyer to the order's own browser alone. */
function ReceiptCard(props: ReceiptCardProps) {
  const { reference, paid, paidAt, own, seller, outlook, supportEmail } = props;
  const facts = [
    ["Paid on", paidAt],
    ["Paid with", own?.paidWith],
    ["Billed to", own?.name],
    ["Email", own?.email],
  ] as const;
  return (
    <section aria-labelledby="receipt">
      <Card className="print:border-0 print:p-0 print:shadow-none">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="receipt" className="text-2xl font-bold">
            Receipt
          </h2>
          <p className="text-muted">{site.name}</p>
        </div>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
          <dt className="text-muted">Reference</dt>
          <dd className="text-right font-bold">{reference}</dd>
          {facts.map(
            ([label, value]) =>
              value && (
                <Fragment key={label}>
                  <dt className="text-muted">{label}</dt>
                  <dd className="min-w-0 text-right [overflow-wrap:anywhere]">
                    <bdi>{value}</bdi>
                  </dd>
                </Fragment>
              ),
          )}
        </dl>
        <Lines {...paid} />
        <p className="mt-4 text-sm text-muted">
          Paid through Stripe, in {paid.currency}.
          {outlook === "goes_on" &&
            paid.monthly &&
            ` From next month: ${paid.monthly} a month for the Growth Plan, for at least ${prices.minimumMonths} months.`}
          {outlook === "refunded" && " Refunded in full."}
        </p>
        <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
          Sold by {seller ?? site.name}.{" "}
          <a className="break-words underline underline-offset-4" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </p>
      </Card>
      <p className="mt-4 text-sm text-muted print:hidden [@media(scripting:enabled)]:hidden">
        To keep this receipt, print this page.
      </p>
      <div className="mt-4 hidden print:!hidden [@media(scripting:enabled)]:block [html:not([data-hydrated])_&]:invisible">
        <Button
          type="button"
          look="secondary"
          className="w-full"
          onClick={() => {
            window.print();
          }}
        >
          <PrinterIcon className="size-5 shrink-0" />
          Print or save this receipt
        </Button>
      </div>
    </section>
  );
}

function Lines({ lines, total }: ReceiptLines) {
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-6 border-t border-line">
      {lines.map(({ label, price }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid border-b border-line py-3">
          <dt>{label}</dt>
          <dd className="text-right tabular-nums">{price}</dd>
        </div>
      ))}
      <div className="col-span-2 grid grid-cols-subgrid py-3 text-lg font-bold">
        <dt>Total paid</dt>
        <dd className="text-right tabular-nums">{total}</dd>
      </div>
    </dl>
  );
}
