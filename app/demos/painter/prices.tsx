import { DemoForm } from "../demo-form";
import { ROOMS } from "./painter";
import { extentNames, otherPrices, roomPrices, workingTimes } from "./price-list";
import { UnfoldedRoom } from "./unfolded-room";
import { KeptWishes, roomNames, useWishes, type Extent } from "./wishes";

/** From little to much. */
const extents = ["one", "four", "all"] as const satisfies readonly Extent[];

/** What a room or a wall costs, roughly: the chosen one large, all others in a table. */
export function Prices() {
  const { room, walls } = useWishes();
  return (
    <section id="prices" className="sc-prices" aria-labelledby="prices-title">
      <div className="sc-prices-grid sc-edge">
        <h2 id="prices-title" className="sc-title">
          By the room, or just the one wall you keep looking at
        </h2>
        <div className="sc-estimate">
          <DemoForm target="prices" className="sc-price-form" aria-label="Rough price">
            <fieldset className="sc-pills">
              <legend>The room</legend>
              {ROOMS.map((value) => (
                <label key={value}>
                  <input type="radio" name="room" value={value} defaultChecked={value === room} />
                  <span>{roomNames[value]}</span>
                </label>
              ))}
            </fieldset>
            <fieldset className="sc-pills">
              <legend>What we paint</legend>
              {extents.map((value) => (
                <label key={value}>
                  <input type="radio" name="walls" value={value} defaultChecked={value === walls} />
                  <span>{extentNames[value]}</span>
                </label>
              ))}
            </fieldset>
            <KeptWishes of={["light"]} />
            <button className="sc-button" type="submit">
              Show the price
            </button>
            <p className="sc-quiet">This is a demo: nothing is sent.</p>
          </DemoForm>
          <p className="sc-sum">
            <span>
              {roomNames[room]}, {extentNames[walls].toLowerCase()}
            </span>
            <strong>${roomPrices[room][walls]}</strong>
            <span>
              {workingTimes[walls]}. Filling, sanding, primer, two coats and the paint are in it.
            </span>
          </p>
        </div>
        <UnfoldedRoom />
        <PriceTable />
        <ul className="sc-other">
          {otherPrices.map(({ work, detail, price }) => (
            <li key={work}>
              <b>{work}</b>
              <span>{detail}</span>
              <strong>{price}</strong>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function PriceTable() {
  const { room, walls } = useWishes();
  return (
    <table className="sc-table">
      <caption>Rough prices, before we have seen the walls</caption>
      <thead>
        <tr>
          <td />
          {extents.map((extent) => (
            <th key={extent} scope="col">
              {extentNames[extent]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROOMS.map((row) => (
          <tr key={row}>
            <th scope="row">{roomNames[row]}</th>
            {extents.map((extent) => (
              <td key={extent} data-column={extentNames[extent]}>
                {row === room && extent === walls ? (
                  <mark>
                    ${roomPrices[row][extent]}
                    <span className="sr-only"> (your choice)</span>
                  </mark>
                ) : (
                  `$${roomPrices[row][extent]}`
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
