import van from "../drawings/van.svg";
import { Aside } from "./section-head";

/** Where the firm works, as one long sentence with every place painted. */
export function Area() {
  return (
    <section id="area" className="sc-area" aria-labelledby="area-title">
      <div className="sc-area-inner sc-edge">
        <h2 id="area-title" className="sc-area-title">
          Do we come out to you?
        </h2>
        <p className="sc-places">
          If you live in <b>Tupelo Bend</b> we sure do! That’s <b>Sugar Creek,</b> <b>Rose Park</b>{" "}
          (hi, neighbors!), <b>Honeysuckle Lane,</b> the <b>Old Depot,</b> all of <b>Southside,</b>{" "}
          and as far down <b>River Road</b> as there’s pavement.
        </p>
        <img className="sc-van" src={van} width="94" height="68" decoding="async" alt="" />
        <p className="sc-under">
          <Aside>Past the pavement? Call anyway. We’ve got a four-wheel-drive cousin.</Aside>
        </p>
      </div>
    </section>
  );
}
