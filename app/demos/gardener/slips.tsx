import { useFirmName } from "../demo";
import { gardener } from "./gardener";
import { monthlyPrice, plans, plots, type Plot } from "./plots";

/** The visit slips, one for each plot; the stylesheet shows that of the checked one. */
export function Slips({ chosen }: { chosen: Plot }) {
  const firm = useFirmName(gardener);
  return (
    <div id="slip" className="gg-slips">
      {plots.map((plot) => (
        <div
          key={plot.slug}
          className="gg-slip"
          data-plot={plot.slug}
          data-chosen={plot === chosen}
        >
          <p className="gg-slip-firm">{firm}</p>
          <h3>The First Visit</h3>
          <dl>
            <div>
              <dt>Place</dt>
              <dd data-slip="street">To be named</dd>
            </div>
            <div>
              <dt>Day</dt>
              <dd data-slip="day">The day of your village, between eight and ten</dd>
            </div>
            <div>
              <dt>Ground</dt>
              <dd>
                {plot.name}, {plot.size}
              </dd>
            </div>
            <div>
              <dt>Length</dt>
              <dd>{plot.visit}</dd>
            </div>
            <div>
              <dt>Who comes</dt>
              <dd>{plot.who}</dd>
            </div>
            <div>
              <dt>Samples</dt>
              <dd>{plot.samples}</dd>
            </div>
            <div>
              <dt>Price</dt>
              <dd>
                <b>Free</b>
              </dd>
            </div>
          </dl>
          <p className="gg-fine">
            Care for a garden of this size begins at $
            {Math.min(...plans.map((plan) => monthlyPrice(plan, plot)))} a month.
          </p>
        </div>
      ))}
    </div>
  );
}
