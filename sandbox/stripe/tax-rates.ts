import { badParameter } from "./errors";
import { stripeId } from "./ids";

/** The fields of Stripe's Tax Rate that matter to a shop; `percentage` of the net price. */
export interface TaxRate {
  id: string;
  object: "tax_rate";
  active: true;
  country: string | null;
  display_name: "VAT";
  inclusive: boolean;
  livemode: false;
  percentage: number;
}

function makeRate(id: string, percentage: number, inclusive: boolean, country?: string): TaxRate {
  return {
    ...{ id, object: "tax_rate", active: true, country: country ?? null, display_name: "VAT" },
    ...{ inclusive, livemode: false, percentage },
  };
}

/** Ids say what they are: txr_19_inclusive, txr_8_25_exclusive. */
export function taxRateById(id: string): TaxRate {
  const [, whole, part = "0", kind] =
    /^txr_(\d{1,2})(?:_(\d{1,4}))?_(inclusive|exclusive)$/.exec(id) ?? [];
  if (whole === undefined) {
    throw badParameter(`No such tax rate: '${id}'`, "tax_rate", "resource_missing");
  }
  return makeRate(id, Number(`${whole}.${part}`), kind === "inclusive");
}

/** In percent; elsewhere Stripe Tax takes nothing. */
const localRates: Record<string, number> = {
  ...{ AT: 20, AU: 10, BE: 21, CA: 5, CH: 8.1, DE: 19, ES: 21, FR: 20, GB: 20, IE: 23, IT: 22 },
  ...{ NL: 21, NZ: 15, US: 0 },
};

export interface Buyer {
  /** As ISO 3166 has it. */
  country: string;
  /** Of a firm. */
  taxId?: string;
}

/** What Stripe Tax takes of a buyer; a firm with a tax number owes it itself (reverse charge). */
export function localRate({ country, taxId }: Buyer, inclusive: boolean): TaxRate {
  return makeRate(stripeId("txr_"), taxId ? 0 : (localRates[country] ?? 0), inclusive, country);
}

export function taxOn(cents: number, rate: TaxRate | undefined): number {
  if (!rate) return 0;
  const base = rate.inclusive ? 100 + rate.percentage : 100;
  return Math.round((cents * rate.percentage) / base);
}

/** A price with its tax, which an inclusive one holds already. */
export function withTax(cents: number, rate: TaxRate | undefined): number {
  return rate?.inclusive ? cents : cents + taxOn(cents, rate);
}
