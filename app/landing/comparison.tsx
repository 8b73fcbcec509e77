import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { comparison } from "./comparison-content";

const row = "grid grid-cols-2 md:grid-cols-[1fr_2fr_2fr]";
const cell = "flex gap-2 py-3 sm:gap-3";
const highlight = "bg-paper px-3 sm:px-6";

/**
 * The two ways side by side. On a phone each topic stands above its two cells; the roles are spelled out
 * because a table laid out as a grid is no table to some screen readers.
 */
export function Comparison() {
  return (
    <div className="mt-16">
      <h3 id="comparison-title" className="text-balance text-2xl font-bold tracking-tight">
        Doing it yourself, or having it done
      </h3>
      <table role="table" aria-labelledby="comparison-title" className="mt-6 block text-left">
        <thead role="rowgroup" className="block">
          <tr role="row" className={row}>
            <th role="columnheader" className="sr-only md:not-sr-only">
              <span className="sr-only">Topic</span>
            </th>
            <th role="columnheader" className="self-end py-3 pr-3 text-muted">
              Doing it yourself
            </th>
            <th role="columnheader" className="rounded-t-card bg-ink px-3 py-3 text-paper sm:px-6">
              Done for you
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block border-b-4 border-ink">
          {comparison.map(({ topic, yourself, forYou }) => (
            <tr key={topic} role="row" className={`${row} border-t border-line`}>
              <th
                role="rowheader"
                className="col-span-2 bg-line/30 px-3 py-1 text-sm font-bold md:col-span-1 md:bg-transparent md:px-0 md:py-3 md:text-base"
              >
                {topic}
              </th>
              <td role="cell" className={`${cell} pr-3 text-muted`}>
                <Minus aria-hidden className="mt-0.5 size-5 shrink-0 max-sm:hidden" />
                {yourself}
              </td>
              <td role="cell" className={`${cell} ${highlight} font-semibold`}>
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-ok max-sm:hidden" />
                {forYou}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
