import { jobs, months } from "../months";

/** The width of a month, and half the height of a twig. */
const STEP = 26;
const STEM = 13;
const LEAF_UP = "M3 13C6 3 15 0 24 2c-1 9-9 14-21 11z";
const LEAF_DOWN = "M3 13c3 10 12 13 21 11-1-9-9-14-21-11z";
const BOX = `0 0 ${STEP * 12} ${STEM * 2}`;

/** The kinds of work over the year: each is a twig that has leaves in its months. */
export function YearChart({ chosen }: { chosen: number }) {
  return (
    <div id="year" className="mx-auto w-[min(58rem,100%-2*var(--sides))] pt-14 desk:pt-[4.5rem]">
      <h3 className="mb-3 text-center desk:mb-5">All jobs by month</h3>
      <svg
        viewBox={BOX}
        className="ml-auto w-[calc(100%-8.25rem)] font-serif text-[19px] tablet:w-[calc(100%-26.5rem)] tablet:text-[23px] desk:text-[14px] large-text:w-full"
        aria-hidden="true"
      >
        {months.map(({ slug, name }, index) => (
          <text
            key={slug}
            x={index * STEP + STEM}
            y="18"
            textAnchor="middle"
            className={index === chosen ? "fill-tomato" : "fill-ink"}
          >
            {name.charAt(0)}
          </text>
        ))}
      </svg>
      <ul>
        {jobs.map((job) => (
          <li
            key={job.name}
            className="grid grid-cols-[7.5rem_1fr] items-center gap-x-3 border-t border-oat py-1.5 leading-[1.15] tablet:grid-cols-[9.5rem_15rem_1fr] tablet:gap-x-4 desk:py-1 large-text:grid-cols-1"
          >
            <b
              className={`text-[1.0625rem] tablet:text-[1em] ${job.months.includes(chosen) ? "text-tomato" : ""}`}
            >
              {job.name}
            </b>
            <span className="text-[1.0625rem] max-tablet:sr-only">{job.when}</span>
            <Twig months={job.months} chosen={chosen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Twig({ months: leafed, chosen }: { months: readonly number[]; chosen: number }) {
  return (
    <svg
      viewBox={BOX}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full stroke-moss"
      aria-hidden="true"
    >
      <path d={`M0 ${STEM}h${STEP * 12}`} />
      {!leafed.includes(chosen) && (
        <circle className="fill-sand stroke-tomato" cx={chosen * STEP + STEM} cy={STEM} r="2.5" />
      )}
      {leafed.map((month) => (
        <path
          key={month}
          className={month === chosen ? "fill-tomato stroke-tomato" : "fill-sage"}
          transform={`translate(${month * STEP} 0)`}
          d={month % 2 ? LEAF_DOWN : LEAF_UP}
        />
      ))}
    </svg>
  );
}
