const prices = [
  {
    piece: "Door and frame",
    detail: "Hung true, trimmed and finished",
    from: "$340",
    weeks: "3 to 4 weeks",
  },
  {
    piece: "Built-in bookcase",
    detail: "Floor to ceiling, shelves let into the sides",
    from: "$1,450",
    weeks: "5 to 7 weeks",
  },
  {
    piece: "Fitted wardrobe",
    detail: "Wall to wall, with drawers that glide",
    from: "$1,900",
    weeks: "6 to 8 weeks",
  },
  {
    piece: "Deck or porch",
    detail: "Hardwood or treated pine",
    from: "$2,600",
    weeks: "4 to 6 weeks",
  },
  {
    piece: "Staircase",
    detail: "Oak or ash, handrail shaped by hand",
    from: "$6,400",
    weeks: "8 to 11 weeks",
  },
  {
    piece: "Kitchen",
    detail: "Solid fronts, oiled or painted",
    from: "$8,500",
    weeks: "10 to 14 weeks",
  },
];

const payments = [
  { share: 30, when: "orders your timber" },
  { share: 40, when: "once you have seen the piece standing at the bench" },
  { share: 30, when: "when it is fitted and the floor is swept" },
];

/** Where prices start, and the board that is cut into three payments. */
export function Prices() {
  return (
    <section className="aa-prices" id="prices" aria-labelledby="prices-title">
      <div className="aa-prices-head">
        <h2 className="aa-title" id="prices-title">
          What it <em>costs</em>
        </h2>
        <p>
          Prices start here, timber, making, fitting and sales tax included. Your scale drawing
          carries one fixed price. It moves only if you move the drawing.
        </p>
        <a className="aa-go" href="#inquiry">
          Price your space
        </a>
      </div>
      <table className="aa-price-list">
        <thead>
          <tr>
            <th scope="col">Piece</th>
            <th scope="col">From</th>
            <th scope="col">Order to fitting</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ piece, detail, from, weeks }) => (
            <tr key={piece}>
              <th scope="row">
                {piece} <small>{detail}</small>
              </th>
              <td>{from}</td>
              <td>{weeks}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="aa-payments">
        <h3>You pay in three cuts</h3>
        <ol>
          {payments.map(({ share, when }) => (
            <li key={when}>
              <strong>{share}%</strong> {when}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
