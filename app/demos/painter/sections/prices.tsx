import { DemoForm } from "../../kit/form";
import { ROOMS } from "../facts";
import { roomPrices } from "../price-list";
import { SectionHead } from "./section-head";
import { KeptWishes, roomNames, useWishes } from "./wishes";

/** What a room costs, roughly, in a table, and what one wall does once a visitor has asked. */
export function Prices() {
  const { wall } = useWishes();
  return (
    <section id="prices" className="sc-prices" aria-labelledby="prices-title">
      <SectionHead id="prices-title" title="OK, how much?" side="right" paint="sc-strip-pink">
        <p>
          We love it when people just come out and ask. These are rough, because we haven’t met your
          walls yet, but they’re honest, and paint and primer and all that sanding are in there
          already. Whole rooms are in the list. And if it’s only the one wall that’s been bugging
          you since Easter, tell us where it is and we’ll do the sum.
        </p>
      </SectionHead>
      <div className="sc-prices-grid sc-edge">
        <PriceTable />
        <div>
          <DemoForm target="wall-price" className="sc-price-form" aria-label="Price of one wall">
            <fieldset className="sc-pills">
              <legend>Just one wall? Which room’s it in?</legend>
              {ROOMS.map((value) => (
                <label key={value}>
                  <input
                    type="radio"
                    name="wall"
                    value={value}
                    defaultChecked={value === wall}
                    required
                  />
                  <span>{roomNames[value]}</span>
                </label>
              ))}
            </fieldset>
            <KeptWishes of={["room", "light"]} />
            <button className="sc-button" type="submit">
              What’s that come to?
            </button>
            <p className="sc-quiet">This is a demo. Nothing is sent.</p>
          </DemoForm>
          {wall && (
            <p id="wall-price" className="sc-sum">
              <span>One {roomNames[wall].toLowerCase()} wall? About</span>
              <strong>${roomPrices[wall].one}</strong>
              <span>and one day of the two of us in your house. We bring our own coffee.</span>
            </p>
          )}
        </div>
        <div className="sc-other">
          <p>
            <b>And the odds and ends?</b> A door is <strong>$85</strong>, both sides, sanded and
            primed and two coats of satin. A window frame is <strong>$70</strong> (we don’t paint
            the panes, we’re not animals!). Wallpaper’s <strong>$48 a roll</strong> with the old
            stuff peeled off first, and oh, the things we find under there.
          </p>
          <p>
            A whole apartment starts around <strong>$2,100</strong>, and the outside of a house
            around <strong>$3,900</strong>, which sounds like a lot until you’ve seen us washing it
            with a brush. You’ll have the real number in writing before anybody opens a can.
          </p>
        </div>
      </div>
    </section>
  );
}

function PriceTable() {
  return (
    <table className="sc-table">
      <caption>The whole rough list, for whoever’s paying</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Four walls</th>
          <th scope="col">Walls and the ceiling</th>
        </tr>
      </thead>
      <tbody>
        {ROOMS.map((room) => {
          const { four, all, size } = roomPrices[room];
          return (
            <tr key={room}>
              <th scope="row">
                {roomNames[room]}
                <small>{size}</small>
              </th>
              <td data-column="Four walls">${four}</td>
              <td data-column="Walls and the ceiling">${all}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
