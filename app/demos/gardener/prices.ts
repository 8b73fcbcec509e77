/** The prices of single jobs. */
export const prices = [
  {
    title: "Lawn",
    rows: [
      { name: "Mow and edge", price: "from $55", per: "a visit" },
      { name: "Seed a bare lawn", price: "from $320" },
      { name: "Turn a lawn into meadow", price: "from $480" },
    ],
  },
  {
    title: "Plants",
    rows: [
      { name: "Draw a planting plan", price: "from $380" },
      { name: "Plant for 1 day, 2 gardeners", price: "$640" },
      { name: "Plant 500 bulbs", price: "$590" },
    ],
  },
  {
    title: "Hedges and trees",
    rows: [
      { name: "Trim a hedge or small tree", price: "from $140" },
      { name: "Prune fruit trees in winter", price: "$95", per: "a tree" },
      { name: "Prune all your roses", price: "$120" },
    ],
  },
  {
    title: "Paths and walls",
    rows: [
      { name: "Lay a path or patio", price: "from $2,400" },
      { name: "Build a dry wall, 18 inches high", price: "$110", per: "a foot" },
      { name: "Build an oak bed, 4 by 8 feet", price: "$420" },
    ],
  },
];
