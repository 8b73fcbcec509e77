import { colorProblems } from "./check-colors";
import { smallestUnits } from "./format";
import { prices, promises, quotedPrices, site, tax, terms } from "./site";

/** Ends the process where nobody can use what site.ts says, or read what is written in the colors of tokens.ts. */
export function checkSite(): void {
  const problems = Object.entries({ "site.ts": siteProblems(), "tokens.ts": colorProblems() });
  const wrong = problems.filter(([, found]) => found.length > 0);
  if (wrong.length === 0) return;
  for (const [file, found] of wrong) {
    process.stderr.write(`In app/content/${file}, ${found.join("\n  and ")}\n`);
  }
  process.exit(1);
}

/** What in site.ts nobody can use, a sentence each. */
export function siteProblems(
  given = { site, tax, prices, quotedPrices, terms, promises },
): string[] {
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
  const { deliveryDays, ...otherTerms } = given.terms;
  const { countries, uptimeTargetPercent, ...times } = given.promises;
  const wholeNumbers = {
    "prices.minimumMonths": minimumMonths,
    "terms.deliveryDays.from": deliveryDays.from,
    "terms.deliveryDays.to": deliveryDays.to,
    ...named("terms", otherTerms),
    ...named("promises", times),
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
    ...Object.entries(wholeNumbers).map(([name, number]): [boolean, string] => [
      number === undefined || (Number.isInteger(number) && number > 0),
      `${name} is ${number}: write a whole number from 1 on`,
    ]),
    [
      given.tax.name.trim() !== "",
      "tax.name is empty: write the country's word, such as VAT or GST",
    ],
    [
      !(deliveryDays.from > deliveryDays.to),
      `terms.deliveryDays is from ${deliveryDays.from} to ${deliveryDays.to}: write the smaller number first`,
    ],
    [
      uptimeTargetPercent === undefined || (uptimeTargetPercent > 0 && uptimeTargetPercent <= 100),
      `promises.uptimeTargetPercent is ${uptimeTargetPercent}: write a number up to 100, or leave it out`,
    ],
    [
      countries === undefined || /\d/.test(countries),
      `promises.countries is "${countries}": write a number such as "40+", or leave it out`,
    ],
    ...Object.entries(amounts).map(([name, amount]): [boolean, string] => [
      amount > 0 && (!isCurrency || isPayable(amount, currency)),
      `${name} is ${amount}: write a positive amount with no more decimals than ${currency} has`,
    ]),
  ];
  return wrong.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

function named<Value>(group: string, values: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, it]) => [`${group}.${name}`, it]));
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
