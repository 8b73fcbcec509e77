/** An amount in cents, with its currency as Stripe writes it. */
export interface Amount {
  cents: number;
  currency: string;
}

/** { cents: 162600, currency: "usd" } -> "$1,626.00" */
export function money({ cents, currency }: Amount): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}
