import { expect, test } from "vitest";
import { money } from "~/content/format";
import { priceTexts } from "~/content/price-texts";
import { tax } from "~/content/site";
import { stripePrices } from "~/content/stripe-prices";
import { type Paid, receiptLines, taxLabel } from "~/orders/price-lines";
import { paid } from "../support/email/email-samples";

const { currency, setup, monthly } = stripePrices;
const total = setup + monthly;
const offer = { ...paid, amount_subtotal: total, amount_total: total, currency };
const parts = [priceTexts.setup, priceTexts.monthly];
const amount = (cents: number) => money({ cents, currency });

test.each<[name: string, paid: Partial<Paid>, prices: (string | undefined)[], includes?: string]>([
  ["the offer, untaxed", {}, parts],
  [
    "the offer with the tax in it",
    { amount_tax: 9_900, tax_rate: "19" },
    parts,
    `${tax.name} (19%): ${amount(9_900)}, and ${amount(total - 9_900)} without it`,
  ],
  [
    "the offer with the tax on top",
    { amount_tax: 9_900, tax_rate: "19", amount_total: total + 9_900 },
    [...parts, amount(9_900)],
  ],
  [
    "a discount and a tax in the rest",
    { amount_discount: 5_000, amount_tax: 4_900, tax_rate: null, amount_total: total - 5_000 },
    [...parts, amount(-5_000)],
    `${tax.name}: ${amount(4_900)}, and ${amount(total - 9_900)} without it`,
  ],
  [
    "other prices with the tax on top",
    { amount_subtotal: 50_000, amount_tax: 9_500, amount_total: 59_500 },
    [amount(50_000), amount(9_500)],
  ],
  ["parts that do not make the total", { amount_total: total - 1 }, [undefined]],
  ["other prices, untaxed", { amount_subtotal: 50_000, amount_total: 50_000 }, [undefined]],
])("of %s, the receipt lists what makes the total", (_, changes, prices, includes) => {
  const { lines, includes: included } = receiptLines({ ...offer, ...changes });
  expect(lines.map(({ price }) => price)).toEqual(prices);
  expect(included).toBe(includes);
});

test("the months to come are named in the site's currency alone", () => {
  expect(receiptLines(offer).monthly).toContain(`${priceTexts.monthly} a month`);
  expect(receiptLines({ ...offer, currency: "xaf" }).monthly).toBeUndefined();
});

test.each([
  ["19", " (19%)"],
  ["6.25 + 2.625", " (6.25% + 2.625%)"],
  [null, ""],
])("a tax of %s percent is labelled '%s'", (tax_rate, label) => {
  expect(taxLabel({ tax_rate })).toBe(`${tax.name}${label}`);
});
