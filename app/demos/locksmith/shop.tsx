const cuts = [
  { key: "Mailbox, padlock", price: "$5" },
  { key: "House key", price: "$6" },
  { key: "Lever key", price: "$14" },
  { key: "Dimple key, card", price: "$18" },
  { key: "Car key, chip", price: "$95" },
];

const hours = [
  { days: "Shop, Mon-Fri", time: "9 am-6 pm" },
  { days: "Shop, Sat", time: "10 am-2 pm" },
  { days: "Locked out", time: "24 hours" },
];

/** The shop by day: keys cut at the counter, and the hours. */
export function Shop() {
  return (
    <section id="shop" className="nl-shop" aria-labelledby="shop-title">
      <h2 id="shop-title">Keys cut at the counter</h2>
      <dl className="nl-cuts">
        {cuts.map(({ key, price }) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
      <dl className="nl-cuts nl-hours">
        {hours.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
