import { smallestUnits } from "./format";
import { prices, quotedPrices, site, tax } from "./site";

/** Ends the process where nobody can use what site.ts says. */
export function checkSite(): void {
  const problems = siteProblems();
  if (problems.length === 0) return;
  process.stderr.write(`In app/content/site.ts, ${problems.join("\n  and ")}\n`);
  process.exit(1);
}

/** What in site.ts nobody can use, a sentence each. */
export function siteProblems(given = { site, tax, prices, quotedPrices }): string[] {
  const { language, locale, currency, referencePrefix, social } = given.site;
  const { minimumMonths, setup, growthPerMonth, budget } = given.prices;
  const amounts = {
    "prices.setup": setup,
    "prices.growthPerMonth": growthPerMonth,
    "prices.budget.from": budget.from,
    "prices.budget.to": budget.to,
    "quotedPrices.setup": given.quotedPrices.setup,
    "quotedPrices.growthPerMonth": given.quotedPrices.growthPerMonth,
  };
  const isCurrency = isKnownCurrency(currency);
  const wrong: [holds: boolean, problem: string][] = [
    [isLocale(language), `site.language is "${language}": write a language such as "en" or "de"`],
    [isLocale(locale), `site.locale is "${locale}": write one such as "en-US" or "de-AT"`],
    [isCurrency, `site.currency is "${currency}": write an ISO 4217 code such as "usd" or "eur"`],
    [
      /^[A-Z]{1,8}$/.test(referencePrefix),
      `site.referencePrefix is "${referencePrefix}": write one to eight capital letters from A to Z`,
    ],
    ...social.map(({ name, url }): [boolean, string] => [
      /^https:\/\/\S+$/.test(url),
      `site.social has "${url}" for ${name}: write an address with https://`,
    ]),
    [
      given.tax.name.trim() !== "",
      "tax.name is empty: write the country's word, such as VAT or GST",
    ],
    [
      Number.isInteger(minimumMonths) && minimumMonths > 0,
      `prices.minimumMonths is ${minimumMonths}: write a whole number from 1 on`,
    ],
    ...Object.entries(amounts).map(([name, amount]): [boolean, string] => [
      amount > 0 && (!isCurrency || isPayable(amount, currency)),
      `${name} is ${amount}: write a positive amount with no more decimals than ${currency} has`,
    ]),
  ];
  return wrong.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

/** Stripe writes them in small letters. */
function isKnownCurrency(currency: string): boolean {
  return (
    currency === currency.toLowerCase() &&
    Intl.supportedValuesOf("currency").includes(currency.toUpperCase())
  );
}

function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function isPayable(amount: number, currency: string): boolean {
  const scale = smallestUnits(1, currency);
  return Math.abs(amount * scale - smallestUnits(amount, currency)) < 1e-6;
}
