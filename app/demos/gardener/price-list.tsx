const groups = [
  {
    title: "Grass",
    rows: [
      { name: "Mow, edge and feed", price: "from $55", per: "a visit" },
      { name: "Seed a bare lawn", price: "from $320" },
      { name: "Meadow instead of lawn", price: "from $480" },
    ],
  },
  {
    title: "Plants",
    rows: [
      { name: "Planting plan, drawn for light and soil", price: "from $380" },
      { name: "Planting, by the day for two", price: "$640" },
      { name: "Five hundred bulbs, with planting", price: "$590" },
    ],
  },
  {
    title: "Wood",
    rows: [
      { name: "Hedge or tree, shaped and cleared away", price: "from $140" },
      { name: "Fruit tree, winter pruning", price: "$95", per: "a tree" },
      { name: "Roses, all of them", price: "$120" },
    ],
  },
  {
    title: "Stone",
    rows: [
      { name: "Path or patio in stone, gravel or brick", price: "from $2,400" },
      { name: "Dry wall, knee high", price: "$110", per: "a foot" },
      { name: "Raised bed in oak, 4 by 8 feet", price: "$420" },
    ],
  },
];

/** Single jobs, in the manner of a nursery's price list. */
export function PriceList() {
  return (
    <section id="prices" className="gg-prices" aria-labelledby="prices-title">
      <div className="gg-head">
        <h2 id="prices-title">Or just this one thing</h2>
        <p>
          Single jobs, without a plan. After the first visit you get one figure in writing, and that
          is the bill.
        </p>
      </div>
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
