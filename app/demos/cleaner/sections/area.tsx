import central from "../drawings/central.svg";
import limeStreet from "../drawings/lime-street.svg";
import marina from "../drawings/marina.svg";
import nearby from "../drawings/nearby.svg";
import observatory from "../drawings/observatory.svg";
import parkway from "../drawings/parkway.svg";
import tramDepot from "../drawings/tram-depot.svg";
import { Section } from "./section";

/** The rail at a stop: down a phone, across a desk. */
const rails = {
  first: "max-desk:after:bottom-0 max-desk:after:h-6 desk:after:left-1/2 desk:after:right-0",
  through: "max-desk:after:inset-y-0 desk:after:inset-x-0",
  last: "after:border-dotted max-desk:after:bottom-6 max-desk:after:top-0 desk:after:left-0 desk:after:right-1/2",
};

const dots = {
  served: "before:border-deep before:bg-white",
  office: "before:border-deep before:bg-lemon",
  nearby: "before:border-sky before:bg-white",
};

const stops = [
  { name: "Central", scene: central, rail: rails.first },
  { name: "Parkway", scene: parkway },
  { name: "Marina", scene: marina },
  { name: "Observatory", scene: observatory },
  { name: "Lime Street", scene: limeStreet, note: "Our office", dot: dots.office },
  { name: "Tram Depot", scene: tramDepot },
  { name: "Nearby", scene: nearby, note: "Up to 10 min walk", dot: dots.nearby, rail: rails.last },
];

/** The tram line along which the firm works, with a drawing for each stop. */
export function Area() {
  return (
    <Section
      id="area"
      question="Do you come to my street?"
      hint="Find your stop on tram line 5. Travel’s free."
    >
      <ol className="tablet:max-desk:mx-auto tablet:max-desk:max-w-[25rem] desk:grid desk:grid-cols-7">
        {stops.map(({ name, scene, note = "Covered", dot = dots.served, rail = rails.through }) => (
          <li
            key={name}
            className="relative grid grid-cols-[1fr_min(7rem,26cqi)] items-end gap-4 pl-9 desk:block desk:p-0 large-text:grid-cols-1"
          >
            <img
              src={scene}
              alt=""
              width="200"
              height="150"
              loading="lazy"
              className="order-1 w-full desk:px-[4%] large-text:order-none large-text:w-28"
            />
            <p
              className={`pb-1 leading-[1.3] before:absolute before:z-[1] before:size-[1.625rem] before:rounded-full before:border-[6px] after:absolute after:border-deep desk:relative desk:px-1 desk:pb-0 desk:pt-7 desk:text-center desk:text-base max-desk:before:bottom-[0.8rem] max-desk:before:left-0 max-desk:after:left-2.5 max-desk:after:border-l-[6px] desk:before:-top-2.5 desk:before:left-[calc(50%-0.8125rem)] desk:after:top-0 desk:after:border-t-[6px] ${dot} ${rail}`}
            >
              <b className="block text-[min(1.25rem,5.6cqi)] tracking-[-0.02em] large-text:text-[min(1.25rem,7cqi)]">
                {name}
              </b>{" "}
              {note}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
