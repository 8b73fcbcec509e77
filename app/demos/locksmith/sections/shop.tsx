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

const row =
  "flex items-center justify-between gap-4 border-t border-rule px-sides py-2 text-[2rem]/[1.1] desk:text-[2.5rem] large-text:flex-wrap large-text:gap-y-0 large-text:text-[min(2rem,13cqi)]";

/** The shop by day: keys cut at the counter, and the hours. */
export function Shop() {
  return (
    <section
      id="shop"
      className="[--ems:9] tablet:[--ems:18] desk:grid desk:grid-cols-[7fr_5fr] desk:pb-8 desk:[&>h2]:col-span-full"
      aria-labelledby="shop-title"
    >
      <h2 id="shop-title">Keys cut at the counter</h2>
      <dl className="display">
        {cuts.map(({ key, price }) => (
          <div key={key} className={row}>
            <dt>{key}</dt>
            <dd className="text-orange">{price}</dd>
          </div>
        ))}
      </dl>
      <dl className="display desk:border-l desk:border-rule">
        {hours.map(({ days, time }) => (
          <div key={days} className={`desk:!pl-10 ${row}`}>
            <dt>{days}</dt>
            <dd className="text-orange">{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
