import { useFirmName } from "../kit/facts";
import gardener from "./facts";
import { Sign } from "./logo";

/** The firm's address, number and license, in the middle. */
export function SiteFooter() {
  return (
    <footer className="gg-foot">
      <Sign />
      <p className="gg-foot-firm">{useFirmName(gardener)}</p>
      <p>1180 Fulton Street, Edgerton</p>
      <a className="gg-number" href={`tel:${gardener.phone}`}>
        {gardener.phone}
      </a>
      <p>
        Landscape contractor license LC-5520-G
        <br />
        Insured to $1 million
        <br />
        We use no sprays.
      </p>
    </footer>
  );
}
