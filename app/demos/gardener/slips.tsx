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
          <h3>Your first visit</h3>
          <dl>
            <div>
              <dt>Where</dt>
              <dd data-slip="street">Your address</dd>
            </div>
            <div>
              <dt>When</dt>
              <dd data-slip="day">Your neighborhood's day, between 8 and 10</dd>
            </div>
            <div>
              <dt>Plot</dt>
              <dd>
                {plot.name}, {plot.size}
              </dd>
            </div>
            <div>
              <dt>Takes</dt>
              <dd>{plot.visit}</dd>
            </div>
            <div>
              <dt>Who</dt>
              <dd>{plot.who}</dd>
            </div>
            <div>
              <dt>We take</dt>
              <dd>{plot.samples}</dd>
            </div>
            <div>
              <dt>You pay</dt>
              <dd>
                <b>Nothing</b>
              </dd>
            </div>
          </dl>
          <p className="gg-fine">
            Should you want us to stay: care plans for this plot begin at $
            {Math.min(...plans.map((plan) => monthlyPrice(plan, plot)))} a month.
          </p>
        </div>
      ))}
    </div>
  );
}
