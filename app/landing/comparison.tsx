import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { comparison } from "./comparison-content";

const row = "grid grid-cols-2 md:grid-cols-[1fr_2fr_2fr]";
const cell = "flex gap-2 py-3 sm:gap-3";
const highlight = "bg-paper px-3 sm:px-6";

/**
 * The two ways side by side. On a phone each topic stands above its two cells: a table laid out as a grid is none to some
 * screen readers, and so it is a grid with the roles of a table.
 */
export function Comparison() {
  return (
    <div className="mt-16">
      <h3 id="comparison-title" className="text-balance text-2xl font-bold tracking-tight">
        Doing it yourself, or having it done
      </h3>
      <div role="table" aria-labelledby="comparison-title" className="mt-6">
        <div role="rowgroup">
          <div role="row" className={row}>
            <div role="columnheader" className="sr-only md:not-sr-only">
              <span className="sr-only">Topic</span>
            </div>
            <div role="columnheader" className="self-end py-3 pl-px pr-3 font-bold text-muted">
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
              <div role="cell" className={`${cell} pl-px pr-3 text-muted`}>
                <Minus aria-hidden className="mt-0.5 size-5 shrink-0 max-sm:hidden" />
                {yourself}
              </div>
              <div role="cell" className={`${cell} ${highlight} font-semibold`}>
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-ok max-sm:hidden" />
                {forYou}
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
