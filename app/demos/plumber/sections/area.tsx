import { HarborMap } from "../drawings/harbor-map";
import { arrival, firstTown, home, towns, tripPrice, whenChosen } from "../towns";
import { wrap } from "./section";

/** The frame of a chart: black and white by turns, above and below. */
const chartFrame =
  "before:absolute before:inset-x-0 before:top-0 before:z-[1] before:h-3 before:border-b-[3px] before:border-ink before:bg-[repeating-linear-gradient(90deg,#071f3d_0_3rem,#fff_3rem_6rem)] before:content-[''] after:absolute after:inset-x-0 after:bottom-0 after:z-[1] after:hidden after:h-3 after:border-t-[3px] after:border-ink after:bg-[repeating-linear-gradient(90deg,#071f3d_0_3rem,#fff_3rem_6rem)] after:content-[''] desk:after:block";

/** The map of the towns within an hour; the way to the chosen town is drawn on it. */
export function Area() {
  return (
    <section
      className={`group relative border-y-[3px] border-ink bg-blue desk:grid desk:min-h-[max(54rem,58vw)] desk:items-center ${chartFrame}`}
      id="area"
      aria-labelledby="area-title"
    >
      <HarborMap />
      <div
        className={`bg-white desk:pointer-events-none desk:w-full desk:bg-transparent desk:!pl-12 ${wrap}`}
      >
        <div className="pb-10 pt-8 desk:pointer-events-auto desk:w-[29rem] desk:rounded desk:border-[3px] desk:border-ink desk:bg-white desk:px-10 desk:pb-9 desk:pt-10 desk:outline desk:outline-2 desk:-outline-offset-[14px] desk:outline-ink">
          <h2 className="desk:text-[2.375rem]" id="area-title">
            Towns We Serve
          </h2>
          <p className="mt-3 max-w-[34rem] text-[1.1875rem]">
            Our shop is in {home}, and we can be in any of these {towns.length} towns around it
            within an hour.
          </p>
          <fieldset className="mt-6">
            <legend className="font-bold">Which town are you in?</legend>
            <div className="mt-2 grid grid-cols-2 gap-x-4 tablet:max-desk:grid-cols-3 desk:gap-x-6 large-text:grid-cols-1">
              {towns.map(({ slug, name }) => (
                <label
                  key={slug}
                  className="relative flex min-h-11 cursor-pointer items-center border-b-2 border-water leading-[1.2] hover:border-blue has-[:checked]:border-b-[5px] has-[:checked]:border-blue has-[:checked]:font-bold has-[:focus-visible]:outline has-[:focus-visible]:outline-[3px] has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink"
                >
                  <input
                    className="absolute inset-0 cursor-pointer opacity-0"
                    type="radio"
                    id={`town-${slug}`}
                    name="town"
                    value={slug}
                    defaultChecked={slug === firstTown}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="mt-5 grid *:[grid-area:1/1]">
            {towns.map((town) => (
              <p key={town.slug} className={`invisible ${whenChosen(town, "visible")}`}>
                If you call at 8:05 AM, we can be in {town.name} by{" "}
                <b className="display block text-[clamp(2.25rem,1.5rem+2.6vw,3.5rem)]/[1.2] tracking-[-0.02em] text-blue large-text:text-[min(2.25rem,13cqi)]">
                  {arrival(town)}
                </b>{" "}
                We take {town.road}, and{" "}
                {town.trip ? "we do not charge for the trip." : `the trip to you is ${tripPrice}.`}
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
