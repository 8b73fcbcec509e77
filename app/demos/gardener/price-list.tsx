import { Head } from "./head";

const groups = [
  {
    title: "Grass",
    rows: [
      { name: "Mowing and edging", price: "from $55", per: "a visit" },
      { name: "Sowing of a bare lawn", price: "from $320" },
      { name: "A meadow in the lawn’s stead", price: "from $480" },
    ],
  },
  {
    title: "Plants",
    rows: [
      { name: "A planting plan, for light and soil", price: "from $380" },
      { name: "Two planters, for one day", price: "$640" },
      { name: "Five hundred bulbs, planted", price: "$590" },
    ],
  },
  {
    title: "Wood",
    rows: [
      { name: "Shaping of a hedge or tree", price: "from $140" },
      { name: "Winter pruning of fruit", price: "$95", per: "a tree" },
      { name: "Pruning of all the roses", price: "$120" },
    ],
  },
  {
    title: "Stone",
    rows: [
      { name: "A path or terrace of brick or stone", price: "from $2,400" },
      { name: "A dry wall, knee-high", price: "$110", per: "a foot" },
      { name: "A raised bed of oak, four feet by eight", price: "$420" },
    ],
  },
];

/** Single jobs, in the manner of an almanac's tables. */
export function PriceList() {
  return (
    <section id="prices" className="gg-prices" aria-labelledby="prices-title">
      <Head id="prices-title" title="Of Single Jobs">
        Each price is set down in writing before the work begins.
      </Head>
      <div className="gg-list">
        {groups.map(({ title, rows }) => (
          <div key={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(({ name, price, per }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <b>{price}</b>
                    {per && ` ${per}`}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
