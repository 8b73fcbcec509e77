import { useFirmName, useTypedName } from "../../kit/facts";
import carrying from "../drawings/carrying.svg";
import shower from "../drawings/shower.svg";
import stair from "../drawings/stair.svg";
import glazier from "../facts";
import { Section, small } from "./section";

interface Kind {
  title: string;
  text: string;
  /** What the drawing shows. */
  example: string;
  price: string;
}

const store: Kind = {
  title: "If you have a store, you’ll want a good window.",
  text: "We do the work before you open or after you close, so you won’t lose a day of business. We take the boards away the same day.",
  example: "A bakery on a corner. It’s safety glass, 3/8 of an inch thick, in oak frames.",
  price: "It costs $6,400 and takes us four days.",
};

const indoors: readonly (Kind & { drawing: string; alt: string })[] = [
  {
    drawing: stair,
    alt: "A woman walks up a stair behind panes of glass that steel buttons hold",
    title: "A glass railing lets light into a dark stair.",
    text: "We build a cardboard pattern of the whole stair first, because hardly any two steps are the same height.",
    example: "A straight stair. It’s safety glass, 11/16 of an inch thick, held by steel buttons.",
    price: "It costs $4,150 and takes us two days.",
  },
  {
    drawing: shower,
    alt: "A glazier sets a tall shower door on its hinges with a suction lifter",
    title: "Most people who visit us want a shower.",
    text: "It doesn’t matter if your walls lean a little, because we cut the glass to follow them. There’s no metal edge where the soap collects.",
    example: "A shower between two walls. It’s tempered glass, 3/8 of an inch thick.",
    price: "It costs $1,640 and takes us a day.",
  },
];

/** The gallery: a storefront, a stair and a shower, with the people who work on them. */
export function Work() {
  return (
    <Section id="work" title="We make storefronts, stairs and showers." className="pt-0 desk:pt-0">
      <figure className="grid gap-4 desk:grid-cols-2 desk:gap-x-10 desk:gap-y-6">
        <div className="-mx-sides overflow-hidden desk:col-span-full desk:mx-0">
          <div className="relative w-[130%] tablet:w-full">
            <img
              src={carrying}
              alt="Two glaziers carry a pane past a bakery, whose last window is still boarded up"
              className="block h-auto w-full"
              width={1440}
              height={720}
            />
            <Lettering />
          </div>
        </div>
        <Words {...store} />
      </figure>
      <div className="grid gap-9 tablet:grid-cols-2 tablet:gap-x-8 desk:gap-x-10 large-text:grid-cols-[minmax(0,1fr)]">
        {indoors.map(({ drawing, alt, ...words }) => (
          <figure key={drawing} className="grid content-start gap-4">
            <img
              src={drawing}
              alt={alt}
              className="block h-auto w-full"
              width={720}
              height={600}
              loading="lazy"
            />
            <Words {...words} />
          </figure>
        ))}
      </div>
      <p className={small}>We’ve drawn these three as examples.</p>
    </Section>
  );
}

function Words({ title, text, example, price }: Kind) {
  return (
    <figcaption className="grid gap-2 desk:contents">
      <div>
        <h3 className="mb-1.5 text-title font-medium desk:text-[1.75rem]/[1.15]">{title}</h3>
        <p>{text}</p>
      </div>
      <p className="text-small text-quiet desk:text-[1rem]/[1.45]">
        {example} <b className="text-ink">{price}</b>
      </p>
    </figcaption>
  );
}

/** The firm's name and number on its shop, and the sign of the bakery. */
function Lettering() {
  return (
    <div
      className="absolute inset-0 [container-type:inline-size] [forced-color-adjust:none]"
      aria-hidden="true"
    >
      <p
        className={`absolute left-[7.5%] top-[28%] grid h-[19%] w-[24%] place-content-center text-white text-center ${useTypedName() ? "text-[2.4cqi]/[1.15]" : "text-[3.2cqi]/[1.1]"}`}
      >
        {useFirmName(glazier)}
      </p>
      <p className="absolute left-[7.5%] top-[48%] w-[24%] text-center text-[2.4cqi]/[1.3] font-medium text-[#f3c87c]">
        {glazier.phone}
      </p>
      <p className="absolute left-[63.5%] top-[8%] text-[2cqi]/[1.4] tracking-[0.4em] text-[#f3c87c]">
        BAKERY
      </p>
    </div>
  );
}
