import { dollars, prices, totalToday } from "~/content/site";

interface ComparisonRow {
  topic: string;
  yourself: string;
  forYou: string;
}

/** Fair to both sides: no invented amounts of money or hours. */
const comparison: readonly ComparisonRow[] = [
  {
    topic: "To start",
    yourself: "Choose a builder, a host and a template, then learn all three",
    forYou: "One short form and a card payment",
  },
  {
    topic: "Your time",
    yourself: "Evenings and weekends until it is done",
    forYou: "Gathering your logo, words and photos",
  },
  {
    topic: "Upkeep",
    yourself: "Updates, backups and security are on your list",
    forYou: "All of it is on ours",
  },
  {
    topic: "The cost",
    yourself: "Less money, more of your own hours",
    forYou: `${dollars(totalToday)} today, then ${dollars(prices.growthPerMonth)} a month`,
  },
];

const row = "grid grid-cols-2 md:grid-cols-[1fr_2fr_2fr]";
const cell = "py-2 max-sm:text-sm sm:py-3";
const highlight = "bg-paper px-3 sm:px-6";

/**
 * Both ways side by side. On a phone each topic is above its two cells, which needs a grid. Some screen readers ignore a
 * `<table>` with that layout, so the roles are explicit.
 */
export function Comparison() {
  return (
    <div className="mt-8 md:mt-16">
      <h3 id="comparison-title" className="text-balance text-2xl font-bold tracking-tight">
        Doing it yourself, or having it done
      </h3>
      <div role="table" aria-labelledby="comparison-title" className="mt-4">
        <div role="rowgroup">
          <div role="row" className={row}>
            <div role="columnheader" className="sr-only md:not-sr-only">
              <span className="sr-only">Topic</span>
            </div>
            <div role="columnheader" className="self-end p-3 font-bold md:pl-0 text-muted">
              Doing it yourself
            </div>
            <div
              role="columnheader"
              className="rounded-t-card bg-ink px-3 py-3 font-bold text-paper sm:px-6"
            >
              Done for you
            </div>
          </div>
        </div>
        <div role="rowgroup" className="border-b-4 border-ink">
          {comparison.map(({ topic, yourself, forYou }) => (
            <div key={topic} role="row" className={`${row} border-t border-line`}>
              <div
                role="rowheader"
                className="col-span-2 bg-line/30 px-3 py-1 text-sm font-bold md:col-span-1 md:bg-transparent md:px-0 md:py-3 md:text-base"
              >
                {topic}
              </div>
              <div role="cell" className={`${cell} px-3 text-muted md:pl-0`}>
                {yourself}
              </div>
              <div role="cell" className={`${cell} ${highlight} font-semibold`}>
                {forYou}
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
