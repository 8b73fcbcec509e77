/** The six places, each a pane of the map; `x` and `y` are the middle of its name. */
export const places = [
  { name: "Market Hall", minutes: 20, x: 293, y: 222, pane: "M180 170L380 140 400 275 210 315z" },
  { name: "Gallery Row", minutes: 30, x: 98, y: 245, pane: "M0 150L180 170 210 315 0 345z" },
  {
    name: "Seafront",
    minutes: 35,
    x: 441,
    y: 200,
    pane: "M380 140L490 125 500 232 400 275z",
  },
  { name: "Kings Yard", minutes: 35, x: 292, y: 82, pane: "M200 0H410L380 140 180 170z" },
  { name: "Lower Heights", minutes: 45, x: 95, y: 84, pane: "M0 0H200L180 170 0 150z" },
  {
    name: "Coast Road",
    minutes: 60,
    x: 503,
    y: 76,
    pane: "M410 0H600V190L500 232 490 125 380 140z",
  },
];

/** How green a pane is: the farther, the greener. */
function depth(minutes: number): number {
  return minutes < 30 ? 1 : minutes < 45 ? 2 : 3;
}

/** The city as a leaded window: six panes of land above three of sea. */
export function LeadedMap() {
  return (
    <svg
      viewBox="-8 -8 616 436"
      className="gz-map"
      role="img"
      aria-label="Map of six places between the hills in the north and the sea in the south"
    >
      <path d="M0 345L210 315 244 420H0z" className="gz-map-sea" />
      <path d="M210 315L400 275 500 232 478 420H244z" className="gz-map-sea gz-map-far" />
      <path d="M500 232L600 190V420H478z" className="gz-map-sea" />
      <path
        d="M16 372q20-10 40 0t40 0 40 0 40 0M30 398q20-10 40 0t40 0 40 0 40 0M262 346q20-10 40 0t40 0 40 0 40 0M280 376q20-10 40 0t40 0 40 0M270 402q20-10 40 0t40 0 40 0 40 0M508 300q20-10 40 0t40 0M502 340q20-10 40 0t40 0M498 380q20-10 40 0t40 0"
        className="gz-map-waves"
      />
      {places.map(({ name, minutes, pane }) => (
        <path key={name} d={pane} className={`gz-map-pane gz-map-${depth(minutes)}`} />
      ))}
      <path d="M20 130L150 20M50 135L170 40M420 90l70-70M470 100l80-80" className="gz-map-shine" />
      <path
        d="M0 0H600V420H0zM0 150L180 170 380 140 490 125M200 0L180 170 210 315 244 420M410 0L380 140 400 275M490 125L500 232 478 420M0 345L210 315 400 275 500 232 600 190"
        className="gz-map-lead"
      />
      <path
        d="M180 170h.1M380 140h.1M490 125h.1M210 315h.1M400 275h.1M500 232h.1"
        className="gz-map-solder"
      />
      <path d="M270 246h22v22h-22zM279 237h22v22h-22z" className="gz-map-shop" />
      {places.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} textAnchor="middle">
          {name}
        </text>
      ))}
    </svg>
  );
}
