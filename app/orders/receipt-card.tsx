import { claims } from "~/content/claims";
import { site } from "~/content/site";
import { Button, EmailLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PrinterIcon } from "~/ui/icons";
import { DemoCard } from "./demo-card";
import type { OrderStateCopy } from "./order-state-copy";
import type { ReceiptLines } from "./price-lines";
import type { OwnReceipt, Receipt } from "./receipt.server";

interface ReceiptCardProps extends Pick<Receipt, "reference" | "paidAt" | "seller"> {
  paid: ReceiptLines;
  own?: OwnReceipt;
  outlook: OrderStateCopy["receipt"];
  supportEmail: string;
}

/** On paper a page with a receipt is the receipt alone, without the site around it. */
export const onPaper =
  "[body:has(&)>:not(main)]:print:hidden [main:has(&)]:print:pt-0 print:block print:space-y-6 print:p-0";

/** What was paid, for the buyer's accounting. Names the buyer to the order's own browser alone. */
export function ReceiptCard(props: ReceiptCardProps) {
  const { reference, paid, paidAt, own, seller, outlook, supportEmail } = props;
  const facts = [
    ["Reference", reference],
    ["Paid on", paidAt],
    ["Paid with", own?.paidWith],
    ["Billed to", own?.name],
    ["Email", own?.email],
    ["Country", own?.country],
  ] as const;
  return (
    <section aria-labelledby="receipt">
      {own?.demo && <DemoCard {...own.demo} className="mb-6" />}
      <Card className="print:border-0 print:p-0 print:shadow-none">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="receipt" className="text-2xl font-bold">
            Receipt
          </h2>
          <p className="text-muted">{site.name}</p>
        </div>
        <dl className="mt-4 grid gap-y-1 text-sm">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label} className="flex flex-wrap gap-x-4">
                  <dt className="whitespace-nowrap text-muted">{label}</dt>
                  <dd
                    className={`ml-auto min-w-0 text-right [overflow-wrap:anywhere] ${value === reference ? "font-bold" : ""}`}
                  >
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-[min(1.5rem,4vw)] border-t border-line">
          {paid.lines.map(({ label, price }) => (
            <div
              key={label}
              className="col-span-2 grid grid-cols-subgrid border-b border-line py-3"
            >
              <dt>{label}</dt>
              <dd className="text-right tabular-nums">{price}</dd>
            </div>
          ))}
          <div className="col-span-2 grid grid-cols-subgrid py-3 text-lg font-bold">
            <dt>Total paid</dt>
            <dd className="text-right tabular-nums">{paid.total}</dd>
          </div>
        </dl>
        {outlook === "refunded" && (
          <p className="rounded-lg border-2 border-ok bg-ok-soft px-3 py-2 font-bold text-ok">
            Refunded in full.
          </p>
        )}
        <p className="mt-4 text-sm text-muted">
          Paid through Stripe, in {paid.currency}.
          {paid.includes && ` It includes ${paid.includes}.`}
          {outlook === "goes_on" &&
            paid.monthly &&
            ` From next month: ${paid.monthly} for the Growth Plan, for at least ${claims.minimum}.`}
        </p>
        <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
          Sold by {seller ?? site.name}.{" "}
          <EmailLink email={supportEmail} className="break-words underline underline-offset-4" />
        </p>
        {own?.invoice && (
          <p className="mt-4 text-sm text-muted print:hidden">
            This is a receipt. Your invoice is at Stripe:{" "}
            <a href={own.invoice} className="underline underline-offset-4">
              open it
            </a>{" "}
            or{" "}
            <a href={`${own.invoice}&pdf`} className="underline underline-offset-4">
              load the PDF
            </a>
            .
          </p>
        )}
      </Card>
      <p className="mt-4 text-sm text-muted print:hidden [@media(scripting:enabled)]:hidden">
        To keep this receipt, print this page.
      </p>
      <div className="mt-4 hidden print:!hidden [@media(scripting:enabled)]:block [html:not([data-hydrated])_&]:invisible">
        <Button type="button" look="secondary" className="w-full" onClick={() => window.print()}>
          <PrinterIcon className="size-5 shrink-0" />
          Print or save this receipt
        </Button>
      </div>
    </section>
  );
}
