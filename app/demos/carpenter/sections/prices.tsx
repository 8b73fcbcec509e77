import { Chapter, text } from "./chapter";
import { dollars } from "../estimate";
import { prices } from "../facts";

/** Where prices start, a plain line each, and how they are paid. */
export function Prices() {
  return (
    <Chapter id="prices" numeral="V." title="Prices">
      <p>This is where prices begin, with the fitting and the sales tax.</p>
      <dl className="my-6 border-b border-hair [&+p]:mt-[1em]">
        {prices.map(({ piece, from, weeks }) => (
          <div
            key={piece}
            className={`flex flex-wrap justify-between gap-x-2 border-t border-hair py-2.5 print:break-inside-avoid tablet:grid tablet:grid-cols-[3fr_2.5fr_2.5fr] tablet:gap-x-gutter ${text}`}
          >
            <dt className="basis-full">{piece}</dt>
            <dd className="text-red">from {dollars(from)}</dd>
            <dd className="text-soft">{`${weeks} weeks`}</dd>
          </div>
        ))}
      </dl>
      <p>
        I ask for three tenths when the timber is ordered, for four tenths when you have seen the
        piece standing in the workshop, and for the rest when it has been fitted.
      </p>
    </Chapter>
  );
}
