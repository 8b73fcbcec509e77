import type { OpenDay } from "../open-now";

const hours: readonly OpenDay[] = [
  [1, 9, 18],
  [2, 9, 18],
  [3, 9, 18],
  [4, 9, 18],
  [5, 9, 18],
  [6, 10, 14],
];

const cuts = [
  { key: "Mailbox or padlock key", price: "$5" },
  { key: "House key", price: "$6" },
  { key: "Lever key", price: "$14" },
  { key: "Dimple key, with its card", price: "$18" },
  { key: "Car key with a chip", price: "$95" },
];

/** The shop by day: hours, address, and keys cut while you wait. */
export function Shop() {
  return (
    <section id="shop" className="nl-shop" aria-labelledby="shop-title">
      <div className="nl-head">
        <h2 id="shop-title">By day there is a shop</h2>
        <p>Bring a key and a coffee. Most copies are done before the cup is empty.</p>
      </div>
      <dl className="nl-cuts">
        {cuts.map(({ key, price }) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
      <div className="nl-hours">
        <p className="nl-open" data-open-hours={JSON.stringify(hours)}>
          Open six days a week
        </p>
        <dl>
          <div>
            <dt>Monday to Friday</dt>
            <dd>9 am to 6 pm</dd>
          </div>
          <div>
            <dt>Saturday</dt>
            <dd>10 am to 2 pm</dd>
          </div>
          <div>
            <dt>Doors, any day</dt>
            <dd>24 hours</dd>
          </div>
        </dl>
        <address>
          218 Lantern Street, Kingsferry
          <br />
          Between the bakery and the bus stop, under the brass sign
        </address>
      </div>
    </section>
  );
}
