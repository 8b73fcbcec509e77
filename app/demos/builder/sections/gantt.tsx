import type { Bar, Schedule } from "../schedule";

/** In percent: farther right the name of a month has no room. */
const LAST_LABEL = 93;

const key =
  "before:mr-2 before:inline-block before:h-[0.8125rem] before:w-7 before:border-2 before:border-paper before:content-['']";
const fills = {
  site: "fill-paper",
  paper: "fill-navy stroke-paper stroke-2 [stroke-dasharray:5_4]",
  spare: "fill-[url(#spare)] stroke-sky stroke-2",
};

/** The chart: a row for each phase, its words first, so that it reads without the bars; on a phone a line and a thin bar. */
export function Gantt({ schedule }: { schedule: Schedule }) {
  const { months, digAt, bars } = schedule;
  return (
    <div className="bg-navy text-paper forced-color-adjust-none">
      <div className="relative pt-8">
        <svg
          className="absolute inset-0 size-full stroke-sky/25 desk:left-[21rem] desk:w-[calc(100%-21rem)]"
          aria-hidden="true"
        >
          <pattern id="spare" width="8" height="8" patternUnits="userSpaceOnUse">
            <path d="M0 8l8-8M-2 2l4-4M6 10l4-4" className="fill-none stroke-sky stroke-[1.5]" />
          </pattern>
          <line
            className="stroke-manila stroke-2 [stroke-dasharray:6_5]"
            x1={`${digAt}%`}
            x2={`${digAt}%`}
            y1="0"
            y2="100%"
          />
          {months.map(({ name, at }) => (
            <g key={name + at}>
              <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
              {at < LAST_LABEL && (
                <text
                  className="fill-sky stroke-navy stroke-[5] text-[1rem] [paint-order:stroke] large-text:text-[min(0.5rem,4cqi)]"
                  x={`${at}%`}
                  y="0.94em"
                  dx="4"
                >
                  {name}
                </text>
              )}
            </g>
          ))}
        </svg>
        <ol>
          {bars.map((bar) => (
            <Row key={bar.name} {...bar} />
          ))}
        </ol>
      </div>
      <ul className="label grid grid-cols-2 gap-x-6 gap-y-1 border-t tablet:flex large-text:grid-cols-1 border-sky/25 pt-4 !text-[1rem] normal-case leading-[inherit] tracking-normal">
        <li className={`before:border-dashed ${key}`}>In the office</li>
        <li className={`before:bg-paper ${key}`}>On the site</li>
        <li
          className={`before:!border-sky before:bg-[repeating-linear-gradient(135deg,theme(colors.sky)_0_1.5px,transparent_1.5px_5px)] ${key}`}
        >
          Extra days
        </li>
        <li className={`before:!size-3 before:rotate-45 before:!border-0 before:bg-manila ${key}`}>
          A payment is due
        </li>
      </ul>
    </div>
  );
}

function Row({ name, weeks, pays, type, left, width }: Bar) {
  return (
    <li className="relative border-t border-sky/25 pb-0.5 pt-[0.3125rem] desk:grid desk:grid-cols-[21rem_1fr] desk:items-center desk:py-2.5">
      <p className="flex flex-wrap justify-between gap-x-4 bg-navy text-[1rem]/[1.25] desk:block desk:pr-6 desk:leading-[1.3]">
        <b className="desk:block desk:text-[1.1875rem]">{name}</b>
        <span>{weeks}</span>
      </p>
      <svg
        className="block h-[1.375rem] w-full overflow-visible desk:h-11 [&>svg]:overflow-visible"
        aria-hidden="true"
      >
        {name === "Keys" ? (
          <svg x="100%" y="50%" className="fill-manila">
            <path d="M-76-4h34v8h-14v7h-7v-7h-5v7h-8zM-30-12a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm4 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" />
          </svg>
        ) : (
          <rect
            className={fills[type ?? "site"]}
            x={`${left}%`}
            width={`${width}%`}
            y="20%"
            height="60%"
          />
        )}
        {pays && (
          <svg
            x={`${(left + width).toFixed(2)}%`}
            y="50%"
            className="fill-manila stroke-navy stroke-[3]"
          >
            <path d="M0-11L11 0 0 11-11 0z" />
          </svg>
        )}
      </svg>
    </li>
  );
}
