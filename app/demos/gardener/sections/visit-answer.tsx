import { plots, type Plot } from "../plots";

/** What to expect of a visit that was booked; hidden until then. Only the script names the day: the town is not sent. */
export function VisitAnswer({ booked, plot }: { booked: boolean; plot: Plot }) {
  const lengths = Object.fromEntries(plots.map(({ slug, visit }) => [slug, visit]));
  return (
    <div
      id="visit-answer"
      className="scroll-mt-4 bg-paper px-6 pb-8 pt-7 desk:px-12 desk:py-10 large-text:px-3 large-text:py-4"
      tabIndex={-1}
      hidden={!booked}
      data-lengths={JSON.stringify(lengths)}
    >
      <h3>Your first visit</h3>
      <ol className="mt-3 list-decimal pl-6 *:py-1">
        <li>
          Expect us on <b data-visit="day">the day we are in your town</b>, between 8 and 10 a.m.
        </li>
        <li>
          Plan <b data-visit="length">{plot.visit}</b> for the walk through the garden.
        </li>
        <li>Unlock the gate and keep the dog inside.</li>
        <li>Show us the water taps and any buried cables.</li>
        <li>Keep the list of jobs and prices. You pay nothing for the visit.</li>
      </ol>
    </div>
  );
}
