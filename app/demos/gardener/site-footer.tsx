import { useFirmName } from "../demo";
import { gardener } from "./gardener";
import { Sign } from "./logo";
import { months } from "./months";
import { Plant } from "./plants/plant";

/** The footer: the row once more, and below its soil line the address. */
export function SiteFooter() {
  return (
    <footer className="gg-foot">
      <div className="gg-foot-row" aria-hidden="true">
        {months.map(({ slug }) => (
          <Plant key={slug} month={slug} />
        ))}
      </div>
      <div className="gg-foot-ground">
        <p className="gg-brand">
          <Sign />
          <span>{useFirmName(gardener)}</span>
        </p>
        <a className="gg-number" href={`tel:${gardener.phone}`}>
          {gardener.phone}
        </a>
        <div className="gg-foot-lines">
          <p>
            27 Orchard Row, behind the pear wall
            <br />
            Lakemoor
          </p>
          <p>
            Landscape contractor license LC-5520-G
            <br />
            Pesticide applicator: none. We do not spray.
          </p>
          <p>
            Insured to $1 million
            <br />
            The gate will be closed.
          </p>
        </div>
      </div>
    </footer>
  );
}
