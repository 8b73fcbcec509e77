import { DemoForm } from "../../kit/form";
import { roomNames, roomPrices, ROOMS } from "../facts";
import { useWishes } from "../wishes";
import { legend, Pill, pills } from "./pill";
import { button, SectionHead } from "./section-head";

const sum = "display whitespace-nowrap text-[1.25em]/[1.2]";

/** What a room costs, roughly, in a table, and what one wall does once a visitor has asked. */
export function Prices() {
  const { room, light, wall } = useWishes();
  return (
    <section
      id="prices"
      className="bg-butter pb-[4.5rem] pt-16 desk:py-20"
      aria-labelledby="prices-title"
    >
      <SectionHead id="prices-title" title="OK, how much?" align="left" paint="bg-pink">
        <p>
          We love it when people just come out and ask. These are rough, because we haven’t met your
          walls yet, but they’re honest, and the paint and all that sanding are in there already.
        </p>
      </SectionHead>
      <div className="mt-10 grid gap-10 px-sides desk:mt-12 desk:grid-cols-2 desk:items-start desk:gap-x-24 desk:gap-y-16 large-text:grid-cols-[minmax(0,1fr)]">
        <PriceTable />
        <div>
          <DemoForm
            target="wall-price"
            className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-[1.4rem]"
            aria-label="Price of one wall"
            keep={{ room, light }}
          >
            <fieldset className={pills}>
              <legend className={legend}>Just the one wall? Which room’s it in?</legend>
              {ROOMS.map((value) => (
                <Pill key={value} name="wall" value={value} checked={value === wall} required>
                  {roomNames[value]}
                </Pill>
              ))}
            </fieldset>
            <button className={button} type="submit">
              What’s that come to?
            </button>
            <p className="text-[0.9375rem]">This is a demo. Nothing is sent.</p>
          </DemoForm>
          {wall && (
            <p id="wall-price" className="mt-8 grid text-[1.125rem]/[1.4]">
              <span className="font-bold">One {roomNames[wall].toLowerCase()} wall? About</span>
              <strong className="display text-[calc(3rem+14vw)]/none tracking-[-0.05em] desk:text-[min(10vw,9rem)]/none large-text:text-[24cqi]/none">
                ${roomPrices[wall].one}
              </strong>
              <span>and one day of us in your house. We bring our own coffee.</span>
            </p>
          )}
        </div>
        <div className="grid gap-4 text-[1.125rem] tablet:grid-cols-2 tablet:gap-x-10 desk:col-span-full desk:grid-cols-subgrid desk:gap-x-[inherit]">
          <p>
            <b>And the odds and ends?</b> A door is <strong className={sum}>$85</strong>, both
            sides, sanded and primed and two coats of satin. A window frame is{" "}
            <strong className={sum}>$70</strong> (we don’t paint the panes, we’re not animals!).
            Wallpaper’s <strong className={sum}>$48 a roll</strong> with the old stuff peeled off
            first, and oh, the things we find under there.
          </p>
          <p>
            A whole apartment starts around <strong className={sum}>$2,100</strong>, and the outside
            of a house around <strong className={sum}>$3,900</strong>, which sounds like a lot until
            you’ve seen us washing it with a brush. You’ll have the real number in writing before
            anybody opens a can.
          </p>
        </div>
      </div>
    </section>
  );
}

const row =
  "*:border-t-2 *:border-ink *:py-4 large-text:block large-text:border-t-2 large-text:border-ink large-text:py-[0.7rem] large-text:*:border-0 large-text:*:p-0";
const price =
  "display text-right large-text:text-left text-[1.625rem]/none tablet:text-[2.25rem]/none large-text:!text-[1.375rem]/none large-text:flex large-text:flex-wrap large-text:items-center large-text:justify-between large-text:gap-x-3 large-text:!py-1 large-text:before:font-text large-text:before:text-[1.0625rem]/[1.3] large-text:before:font-normal large-text:before:content-[attr(data-column)]";

function PriceTable() {
  return (
    <table className="w-full table-fixed border-collapse text-left leading-[1.25] large-text:block">
      <caption className="pb-[0.9rem] text-left font-bold large-text:block">
        The whole rough list, for the one who’s paying
      </caption>
      <thead className="large-text:sr-only">
        <tr className="*:py-[0.7rem] *:pl-4 *:text-right *:align-bottom *:text-[0.9375rem] *:font-semibold">
          <td />
          <th scope="col">Four walls</th>
          <th scope="col">Walls and the ceiling</th>
        </tr>
      </thead>
      <tbody className="large-text:block">
        {ROOMS.map((room) => {
          const { four, all, size } = roomPrices[room];
          return (
            <tr key={room} className={row}>
              <th scope="row" className="font-semibold large-text:block">
                {roomNames[room]}
                <small className="block text-[0.9375rem] font-normal">{size}</small>
              </th>
              <td className={price} data-column="Four walls">
                ${four}
              </td>
              <td className={price} data-column="Walls and the ceiling">
                ${all}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
