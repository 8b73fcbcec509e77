import { measures, verdict, type Measure } from "../comparing";
import { GlassView } from "../drawings/glass-view";
import type { GlassType } from "../glass";
import { small } from "./section";

interface Pair {
  left: GlassType;
  right: GlassType;
}

/** Two types of glass in the same window, on the same night, in the same street. */
export function Compare({ left, right }: Pair) {
  return (
    <div
      id="compare"
      className="grid gap-7 border border-b-4 border-[#0d5f5a4d] border-b-edge bg-white px-[1.125rem] pb-7 pt-6 shadow-[0_2rem_3rem_-2.25rem_rgb(4_40_45/0.45)] desk:grid-cols-[repeat(12,minmax(0,1fr))] desk:gap-x-8 desk:gap-y-7 desk:px-10 desk:pb-11 desk:pt-10 large-text:grid-cols-[minmax(0,1fr)] large-text:px-3"
      role="group"
      aria-labelledby="compare-title"
    >
      <h3 id="compare-title" className="text-title font-medium desk:col-span-full">
        This is one window, with A on the left and B on the right.
      </h3>
      <figure className="desk:col-[1/7] desk:row-[2/4]">
        <GlassView left={left} right={right} />
        <figcaption className="mt-3 grid grid-cols-2 text-[1.125rem]/[1.2] desk:text-[1.375rem]/[1.2] large-text:grid-cols-[minmax(0,1fr)] large-text:text-[1rem]/[1.4]">
          {[left, right].map(({ name }, index) => (
            <span key={index}>
              <b className="mr-1 border border-accent px-1.5 text-accent">{"AB"[index]}</b> {name}
            </span>
          ))}
        </figcaption>
      </figure>
      <div className="grid content-start gap-6 desk:col-[7/-1]">
        {measures.map((measure) => (
          <Scale key={measure.name} measure={measure} left={left} right={right} />
        ))}
      </div>
      <div className="grid gap-2 leading-[1.4] desk:col-[7/-1] desk:content-start">
        {verdict(left, right).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className={`mt-2 ${small}`}>
          This is for a window three feet wide and four feet high. We’ve rounded the figures,
          because your frame makes a difference too.
        </p>
      </div>
    </div>
  );
}

function Scale({ measure, left, right }: Pair & { measure: Measure }) {
  return (
    <div>
      <h4 className="font-medium">
        {measure.name} <span className="text-small text-quiet">{measure.note}</span>
      </h4>
      {[left, right].map((type, index) => (
        <p
          key={index}
          className="grid grid-cols-[5.75rem_minmax(0,1fr)_7rem] items-center gap-3 desk:grid-cols-[6.25rem_minmax(0,1fr)_7.5rem] large-text:grid-cols-[minmax(0,1fr)] large-text:gap-0.5"
        >
          <span>{type.name}</span>
          <svg
            className="h-2.5 w-full"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M0 0h100v1H0z" className="fill-[#0d5f5a1f]" />
            <path
              d={`M0 0h${Math.round((measure.of(type) / measure.full) * 100)}v1H0z`}
              className={index === 0 ? "fill-ink" : "fill-glass"}
            />
          </svg>
          <b className="whitespace-nowrap text-right text-[1.25rem] tablet:text-[1.375rem] large-text:text-left large-text:text-[1.125rem]">
            {measure.written(measure.of(type))}
          </b>
        </p>
      ))}
    </div>
  );
}
