import picture from "../drawings/house.svg";
import { Section } from "./section";

const weeks = [
  {
    view: "#before",
    when: "May",
    what: "Before",
    alt: "A brick farmhouse with a leaning back porch and a clothesline beside it",
    caption: "The porch had been leaning since the grandfather’s day.",
  },
  {
    view: "#footings",
    when: "Week 2",
    what: "Footings",
    alt: "The porch is gone; an excavator stands before a low wall of block",
    caption: "The crew dug below the frost line and filled a cistern that no plan had shown.",
  },
  {
    view: "#walls",
    when: "Week 7",
    what: "Walls",
    alt: "Two masons on a scaffold lay the last courses of a two-story brick wall",
    caption: "The masons finished two days early. Three yards were tried to match the brick.",
  },
  {
    view: "#roof",
    when: "Week 10",
    what: "Roof",
    alt: "A timber gable stands on the brick, and the windows and glass doors are in",
    caption: "The roof was closed on Tuesday, and the glass doors were in by Friday.",
  },
  {
    view: "",
    when: "Week 19",
    what: "Keys",
    alt: "The finished house at dusk in fall: a wing of brick with a cedar gable, and a family at supper behind its glass doors",
    caption: "The keys were handed over on a Thursday, and supper was at the new table.",
  },
];

const only =
  "invisible col-span-full col-start-1 opacity-0 transition-opacity duration-500 group-has-[:checked]:visible group-has-[:checked]:opacity-100 motion-reduce:transition-none";

/** A finished house, and the weeks in which it came about: each label shows its own. */
export function House() {
  return (
    <Section
      id="house"
      className="bg-ink !pb-2 text-paper"
      title="Family Of Five Moves Into Two New Stories"
      dateline="Decorah, Oct. 8."
      report={
        <>
          The crew was done 18.5 weeks after the first dig and $5,900 under the price agreed on. The
          house is an example.{" "}
          <a className="inline-block py-0.5 hover:text-manila" href="#files">
            Open its file
          </a>
        </>
      }
    >
      <fieldset className="-mx-sides grid grid-cols-5 large-text:grid-cols-1" data-weeks="">
        <legend className="sr-only">The house, week by week</legend>
        {weeks.map(({ view, when, what, alt, caption }) => (
          <div key={what} className="group contents">
            <label className="row-start-2 grid min-h-14 cursor-pointer place-content-center px-1 py-1.5 text-center leading-[1.15] text-[#c9c4ba] print:text-ink hover:bg-slate hover:text-paper has-[:checked]:bg-brick has-[:checked]:text-paper has-[:focus-visible]:outline has-[:focus-visible]:outline-4 has-[:focus-visible]:-outline-offset-8 has-[:focus-visible]:outline-sky forced-colors:has-[:checked]:border-[6px] desk:py-4 large-text:row-start-auto">
              <input
                className="sr-only"
                type="radio"
                name="week"
                value={what}
                defaultChecked={!view}
              />
              <span className="label !tracking-[0.02em] max-stack:text-[0.875rem]">{when}</span>
              <b className="max-stack:text-[0.9375rem]">{what}</b>
            </label>
            <img
              className={`row-start-1 aspect-[4/3] h-auto w-full object-cover tablet:aspect-[1200/700] desk:aspect-[2] desk:object-[50%_40%] desk:max-h-[54rem] ${only}`}
              src={picture + view}
              alt={alt}
              width={1200}
              height={760}
              loading="lazy"
            />
            <p className={`row-start-3 px-sides py-3 desk:py-5 large-text:row-start-7 ${only}`}>
              {caption}
            </p>
          </div>
        ))}
      </fieldset>
    </Section>
  );
}
