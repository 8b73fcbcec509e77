import night from "../drawings/night.svg";
import { Van } from "../drawings/van";
import { wrap } from "./section";

const reviews = [
  {
    time: "2:40 AM",
    quote:
      "Our pipe burst at two. The plumber told us on the phone which valve to turn, and at 2:40 he was at our door.",
    from: "Pennock, January",
  },
  {
    time: "9:15 AM",
    quote: "They found a second bad valve, and they called me at work before they touched it.",
    from: "Gull Point, March",
  },
  {
    time: "12:30 PM",
    quote: "The price on his paper in the morning was the price on the bill at noon.",
    from: "Durrell, October",
  },
  {
    time: "5:50 PM",
    quote: "He wore shoe covers all day, and he swept the basement before he left.",
    from: "Eastbrook, May",
  },
] as const;

/** Examples of what customers say, each at its time of day: the night call large, over its drawing. */
export function Reviews() {
  return (
    <section className="bg-ink text-white" aria-labelledby="reviews-title">
      <div className={`pb-8 pt-14 desk:pb-0 wide:pt-24 ${wrap}`}>
        <h2 id="reviews-title">One Night in Pennock</h2>
        <p className="mt-3 text-[1.1875rem]">These are examples of what customers say.</p>
        <ul className="mt-9 grid grid-cols-1 gap-x-16 gap-y-6 desk:grid-cols-[7fr_5fr] desk:grid-rows-[auto_auto_auto]">
          {reviews.map(({ time, quote, from }) => (
            <li
              key={time}
              className="group grid break-inside-avoid content-start gap-x-5 gap-y-1 border-t-[3px] border-blue pt-4 first:border-t-[6px] first:border-yellow tablet:[&:not(:first-child)]:grid-cols-[8.5rem_1fr] desk:first:row-span-3"
            >
              <b className="display whitespace-nowrap text-[1.375rem]/[1.2] text-yellow group-first:text-[clamp(2.25rem,1.5rem+2.6vw,3.5rem)]/[1.1] group-first:tracking-[-0.02em] large-text:text-[min(1.375rem,9cqi)] large-text:group-first:text-[min(2.25rem,13cqi)]">
                {time}
              </b>
              <p className="leading-[1.35]">
                <q className="text-[1.125rem] group-first:text-[clamp(1.375rem,1.1rem+1.25vw,2.25rem)] group-first:font-bold group-first:leading-[1.25]">
                  {quote}
                </q>{" "}
                <span className="mt-1 block text-water">{from}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <Van
        ground={night}
        label="Our van at night, in front of a house in the snow with a burst pipe"
        place="translate(712 208) scale(.63)"
      />
    </section>
  );
}
