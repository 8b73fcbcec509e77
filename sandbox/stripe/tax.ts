import type { StoredSession } from "./session";
import { type Buyer, localRate, taxOn, withTax } from "./tax-rates";

/** What a session's buyer pays by Stripe Tax, or by the lines' own rates. */
export function taxSession(stored: StoredSession, buyer: Buyer): void {
  const { session } = stored;
  if (session.automatic_tax.enabled) {
    const inclusive = stored.lines[0]?.price.tax_behavior === "inclusive";
    stored.taxRate = localRate(buyer, inclusive);
    session.automatic_tax.status = "complete";
  }
  reckon(stored);
}

/** Sets what is to be paid of a session, after its discount and with its tax. */
export function reckon({ session, taxRate }: StoredSession): void {
  const { total_details: details, amount_subtotal: subtotal } = session;
  const taxable = subtotal - details.amount_discount;
  details.amount_tax = taxOn(taxable, taxRate);
  session.amount_total = withTax(taxable, taxRate);
}

/** As `total_details` names the taxes where it is expanded. */
export function taxBreakdown({ session, taxRate }: StoredSession) {
  const { amount_discount, amount_tax } = session.total_details;
  const taxable_amount = session.amount_total - amount_tax;
  const taxes = taxRate ? [{ amount: amount_tax, rate: taxRate, taxable_amount }] : [];
  return { discounts: amount_discount > 0 ? [{ amount: amount_discount }] : [], taxes };
}
