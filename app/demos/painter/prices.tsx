import { DemoForm } from "../demo-form";
import { ROOMS } from "./painter";
import { extentNames, roomPrices, workingTimes } from "./price-list";
import { Aside, SectionHead } from "./section-head";
import { UnfoldedRoom } from "./unfolded-room";
import { KeptWishes, roomNames, useWishes, type Extent } from "./wishes";

/** From little to much. */
const extents = ["one", "four", "all"] as const satisfies readonly Extent[];

/** What a room or a wall costs, roughly: the chosen one large, all others in a table. */
export function Prices() {
  const { room, walls } = useWishes();
  return (
    <section id="prices" className="sc-prices" aria-labelledby="prices-title">
      <SectionHead id="prices-title" title="OK, how much?" side="right" paint="sc-strip-pink">
        <p>
          We love it when people just come out and ask. These are rough, because we haven’t met your
          walls yet, but they’re honest. By the whole room, or just by the one wall that’s been
          bugging you since Easter: pick yours and see. Paint and primer and all that sanding are in
          there already.
        </p>
      </SectionHead>
      <div className="sc-prices-grid sc-edge">
        <div className="sc-estimate">
          <DemoForm target="prices" className="sc-price-form" aria-label="Rough price">
            <fieldset className="sc-pills">
              <legend>What are we painting?</legend>
              {ROOMS.map((value) => (
                <label key={value}>
                  <input type="radio" name="room" value={value} defaultChecked={value === room} />
                  <span>{roomNames[value]}</span>
                </label>
              ))}
            </fieldset>
            <fieldset className="sc-pills">
              <legend>How much of it?</legend>
              {extents.map((value) => (
                <label key={value}>
                  <input type="radio" name="walls" value={value} defaultChecked={value === walls} />
                  <span>{extentNames[value]}</span>
                </label>
              ))}
            </fieldset>
            <KeptWishes of={["light"]} />
            <button className="sc-button" type="submit">
              What’s that come to?
            </button>
            <p className="sc-quiet">(Also a demo! Not a thing gets sent, it only does the sum.)</p>
          </DemoForm>
          <p className="sc-sum">
            <span>
              {roomNames[room]}, {extentNames[walls].toLowerCase()}? About
            </span>
            <strong>${roomPrices[room][walls]}</strong>
            <span>
              and {workingTimes[walls]} of the two of us in your house. (We bring our own coffee.)
            </span>
          </p>
        </div>
        <UnfoldedRoom />
        <PriceTable />
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
            with a brush.{" "}
            <Aside>You’ll have the real number in writing before anybody opens a can.</Aside>
          </p>
        </div>
      </div>
    </section>
  );
}

function PriceTable() {
  const { room, walls } = useWishes();
  return (
    <table className="sc-table">
      <caption>The whole rough list, for whoever’s paying</caption>
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
                    <span className="sr-only"> (that’s yours)</span>
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
