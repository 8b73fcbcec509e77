import { useFirmName } from "../demo";
import { gardener } from "./gardener";
import { Ornament } from "./head";
import { Sign } from "./logo";
import { months } from "./months";
import { Plant } from "./plants/plant";

/** The footer: the row once more, and below its soil line the imprint, as on a title page. */
export function SiteFooter() {
  return (
    <footer className="gg-foot">
      <div className="gg-foot-row" aria-hidden="true">
        {months.map(({ slug }) => (
          <Plant key={slug} month={slug} />
        ))}
      </div>
      <div className="gg-imprint">
        <Sign />
        <p className="gg-imprint-firm">{useFirmName(gardener)}</p>
        <p>
          kept by the pear wall
          <br />
          at Number 9 Pearwall Walk, Heronsmere
        </p>
        <Ornament />
        <a className="gg-number" href={`tel:${gardener.phone}`}>
          {gardener.phone}
        </a>
        <p>
          Under landscape contractor’s license LC-5520-G,
          <br />
          insured to one million dollars,
          <br />
          without poisons or sprays.
        </p>
      </div>
    </footer>
  );
}
