import type { ReactNode } from "react";
import { NicheShower } from "../drawings/showers";
import { StraightFlight } from "../drawings/stairs";
import { Bakery } from "../drawings/storefronts";
import { Section } from "./section";

interface Kind {
  id: string;
  title: string;
  text: string;
  name: string;
  made: string;
  price: string;
  drawing: ReactNode;
}

const kinds: readonly Kind[] = [
  {
    id: "storefronts",
    title: "If you have a store, you’ll want a good window.",
    text: "We do the work before you open or after you close, so you won’t lose a day of business. If you’d like your name on the glass, we can paint it here in the shop.",
    name: "A bakery on a corner",
    made: "It’s safety glass, 3/8 of an inch thick, in oak frames.",
    price: "It costs $6,400 and takes us four days.",
    drawing: <Bakery />,
  },
  {
    id: "stairs",
    title: "A glass railing lets light into a dark stair.",
    text: "We build a cardboard pattern of the whole stair first, because hardly any two steps are the same height. You can walk past it for a few days and tell us if it feels right.",
    name: "A railing for a straight stair",
    made: "It’s safety glass, 11/16 of an inch thick, held by steel buttons.",
    price: "It costs $4,150 and takes us two days.",
    drawing: <StraightFlight />,
  },
  {
    id: "showers",
    title: "Most people who visit us want a shower.",
    text: "A shower without a frame is easier to keep clean, because there’s no metal edge where the soap collects. It doesn’t matter if your walls lean a little, because we cut the glass to follow them.",
    name: "A shower between two walls",
    made: "It’s three panes of tempered glass, 3/8 of an inch thick. The door weighs as much as two packed suitcases, but you can move it with one finger.",
    price: "It costs $1,640 and takes us a day.",
    drawing: <NicheShower />,
  },
];

/** The gallery: six drawings at one scale, in three kinds. */
export function Work() {
  return (
    <Section
      id="work"
      title="We also make storefronts, stairs and showers."
      className="bg-[#dbece7]"
    >
      <p>
        We’ve drawn these three so that you can see how big things are, because that’s hard to tell
        from a photo. They’re examples and not anybody’s house or store. The person you’ll see in
        most of them is five feet eight inches tall.
      </p>
      {kinds.map(({ id, title, text, name, made, price, drawing }) => (
        <div
          key={id}
          id={id}
          className="group grid gap-6 border-t border-line pt-6 tablet:gap-8 desk:grid-cols-[auto_auto] desk:items-start desk:justify-between desk:gap-x-12 large-text:grid-cols-[minmax(0,1fr)]"
        >
          <div className="desk:col-span-full desk:max-w-[40rem]">
            <h3 className="mb-2 text-[1.25rem]/[1.15] font-medium">{title}</h3>
            <p>{text}</p>
          </div>
          <figure className="[&_svg]:h-40 [&_svg]:w-auto [&_svg]:max-w-full">
            {drawing}
            <figcaption className="mt-3.5 grid text-[1rem]/[1.45] text-quiet">
              <b className="text-ink">{name}</b>
              <span>{made}</span>
              <span>{price}</span>
            </figcaption>
          </figure>
        </div>
      ))}
    </Section>
  );
}
