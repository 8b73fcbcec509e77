import { useFirmName } from "../demo";
import locksmith from "./facts";
import { Sign } from "./logo";

const orders = ["Ask the price", "Ask the license", "See the badge"];

/** What to ask of a locksmith, and the badge that is shown at the door. */
export function Trust() {
  return (
    <section id="badge" className="nl-trust" aria-labelledby="badge-title">
      <h2 id="badge-title">Check us first</h2>
      <ol className="nl-orders">
        {orders.map((order) => (
          <li key={order}>{order}</li>
        ))}
      </ol>
      <div className="nl-proof">
        <Badge />
        <p>We open a home only for a person who can prove that they live there.</p>
      </div>
    </section>
  );
}

function Badge() {
  return (
    <div className="nl-badge">
      <svg viewBox="0 0 120 150" aria-hidden="true">
        <path d="M0 0h120v150H0z" className="nl-badge-wall" />
        <path
          d="M8 150c2-30 16-42 36-46l2-14h28l2 14c20 4 34 16 36 46z"
          className="nl-badge-coat"
        />
        <path d="M46 92h28l-3 16-11 9-11-9z" className="nl-badge-skin" />
        <path
          d="M38 54c0-20 8-31 22-31s22 11 22 31c0 22-9 43-22 43S38 76 38 54z"
          className="nl-badge-skin"
        />
        <path
          d="M35 66c-5-29 4-50 25-50s30 21 25 50c-4-4-5-13-6-22-12 2-25-2-32-9-2 10-7 24-12 31z"
          className="nl-badge-hair"
        />
        <path d="M26 120h24v13H26z" className="nl-badge-mark" />
      </svg>
      <p>
        <Sign className="nl-sign" />
        <span>{useFirmName(locksmith)}</span>
      </p>
      <p className="nl-badge-name">Yara</p>
      <p>Locksmith, Van 1</p>
      <p>Own license LK 2206</p>
    </div>
  );
}
