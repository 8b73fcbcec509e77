import map from "./drawings/map.svg";

const districts = [
  { name: "Hilltop", note: "Tall stairwells. We own the scaffold, you do not rent one." },
  { name: "Garden District", note: "Porches and shutters, best from April to October." },
  { name: "Rose Park", note: "Our street. We walk over with the samples." },
  { name: "Canal Side", note: "Narrow stairs, so the short ladder comes along." },
  { name: "Old Mill", note: "Brick lofts. Limewash, and patience." },
  { name: "Southbank", note: "Parking permits sorted out by us, two days ahead." },
];

/** The districts the firm works in, as a map of flat fields. */
export function Area() {
  return (
    <section id="area" className="sc-area" aria-labelledby="area-title">
      <div className="sc-area-grid sc-edge">
        <CityMap />
        <div>
          <h2 id="area-title" className="sc-title">
            Six districts, one yellow van
          </h2>
          <p>City and suburbs, five days a week, with parking sorted out by us.</p>
          <dl className="sc-districts">
            {districts.map(({ name, note }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{note}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function CityMap() {
  return (
    <svg
      role="img"
      aria-label="Map: Hilltop in the northwest, Garden District in the northeast, Rose Park in the middle, Canal Side in the west, Old Mill in the east, Southbank south of the river"
      className="sc-map"
      viewBox="0 0 640 600"
      preserveAspectRatio="xMidYMid slice"
    >
      <image href={map} width="640" height="600" />
      <g className="sc-map-text" textAnchor="middle">
        <text x="150" y="160">
          Hilltop
        </text>
        <text x="418" y="150">
          Garden District
        </text>
        <text x="330" y="284">
          Rose Park
        </text>
        <text x="152" y="366">
          Canal Side
        </text>
        <text x="520" y="396">
          Old Mill
        </text>
        <text x="250" y="556">
          Southbank
        </text>
      </g>
    </svg>
  );
}
