import after from "../drawings/yard-after.svg";
import before from "../drawings/yard-before.svg";
import { link } from "./links";
import { Review } from "./review";

export const size = { width: 1200, height: 720, alt: "", loading: "lazy" } as const;

/** One yard, as it was found and as it has grown; its plan is among the stories. */
export function Finished() {
  return (
    <section className="border-b-8 border-moss bg-soil text-sand" aria-labelledby="finished-title">
      <img
        src={after}
        {...size}
        className="block aspect-[1/1.05] h-auto w-full object-cover object-[78%_100%] tablet:aspect-[5/3] desk:aspect-[9/5] desk:object-[50%_60%] print:aspect-[12/5]"
      />
      <div className="grid grid-cols-[minmax(0,9fr)_minmax(0,11fr)] gap-x-5 gap-y-8 px-sides pb-12 tablet:grid-cols-[14rem_minmax(0,1fr)] tablet:gap-x-10 desk:grid-cols-[22rem_minmax(0,4fr)_minmax(0,5fr)] desk:gap-x-14 desk:pb-16 large-text:grid-cols-1 large-text:gap-y-2">
        <figure className="relative -mt-16 text-center tablet:-mt-28 desk:-mt-60 large-text:mx-auto large-text:-mt-8 large-text:w-[min(100%,8rem)]">
          <img
            src={before}
            {...size}
            className="block aspect-[4/5] h-auto w-full rounded-t-[10rem] border-[0.375rem] border-b-0 border-soil object-cover object-[72%_50%] desk:border-8 desk:border-b-0"
          />
          <figcaption className="border-t-8 border-sage pt-3 font-serif text-[1.1875rem]/[1.2] text-sage">
            Day 1
          </figcaption>
        </figure>
        <div className="pt-5 desk:pt-10">
          <p className="mb-2 font-serif text-[1.1875rem]/[1.2] text-sage">Third June</p>
          <h2 id="finished-title" className="!text-[clamp(2.125rem,1.6rem+2.2vw,3.25rem)]">
            From nettles to supper
          </h2>
          <p className="mt-4">Albion, 36 by 27 feet, $8,900. Two summers from shed to shade.</p>
          <a
            className={`mt-2 font-serif underline hover:!text-sage focus-visible:!shadow-none focus-visible:!outline-sand ${link}`}
            href="#stories"
          >
            See its plan
          </a>
        </div>
        <Review
          text="The corner behind the shed was all nettles. Now we eat supper there from May to October."
          author="E. Ashdown"
          place="Albion"
          className="col-span-full border-t border-sage pt-6 desk:col-auto desk:mt-12 desk:border-l desk:border-t-0 desk:py-0 desk:pl-14"
        />
      </div>
    </section>
  );
}
