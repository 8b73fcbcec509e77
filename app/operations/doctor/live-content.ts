import { claims } from "~/content/claims";
import { prices, quotedPrices, site, sources } from "~/content/site";
import { areSamples } from "~/content/testimonials";
import { failed, ok, type Verdict } from "./check";

/** The brand that the project comes with. */
export const EXAMPLE_BRAND = /sitewright/i;

const content = { site, prices, quotedPrices, areSamples, claims, sources };
type Claims = Partial<Record<keyof typeof sources, string>>;
type Content = Pick<typeof content, "prices" | "quotedPrices" | "areSamples"> & {
  site: { name: string; social: readonly { url: string }[] };
  claims: Claims;
  sources: Claims;
};

/** What of the project's example must not go live, by what is checked; each looks at what an owner writes in app/content. */
export const contentVerdicts = {
  Brand: ({ site: { name, social } }: Content) => {
    const what = [
      ...(EXAMPLE_BRAND.test(name) ? ["site.name"] : []),
      ...(social.some(({ url }) => EXAMPLE_BRAND.test(url)) ? ["site.social"] : []),
    ];
    return unless(
      what.length === 0,
      `The brand is still the example's: write yours into ${what.join(" and ")} of app/content/site.ts, and replace the logo.`,
    );
  },
  "Quoted prices": ({ prices, quotedPrices }: Content) =>
    unless(
      prices.setup === quotedPrices.setup && prices.growthPerMonth === quotedPrices.growthPerMonth,
      "The terms and search engines quote other prices than Stripe charges: put the same amounts into prices and quotedPrices of app/content/site.ts.",
    ),
  Testimonials: ({ areSamples }: Content) =>
    unless(
      !areSamples,
      "The testimonials are invented samples: write your customers' own words into app/content/testimonials.ts, or none, and set areSamples to false.",
    ),
  Claims: ({ claims, sources }: Content) => {
    const unproved = (Object.keys(sources) as (keyof Claims)[]).filter(
      (claim) => claims[claim] !== undefined && !sources[claim]?.trim(),
    );
    return unless(
      unproved.length === 0,
      `Nobody has proved ${unproved.join(", ")}: write beside each, in sources of app/content/site.ts, where it comes from, or change the claim.`,
    );
  },
} satisfies Record<string, (given: Content) => Verdict>;

export const contentChecks = Object.entries(contentVerdicts).map(([name, judge]) => ({
  name,
  run: () => judge(content),
}));

function unless(holds: boolean, advice: string): Verdict {
  return holds ? ok : failed(advice);
}
