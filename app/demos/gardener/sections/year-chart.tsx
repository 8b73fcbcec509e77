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
    <div className="gg-year">
      <h3>All jobs by month</h3>
      <svg viewBox={BOX} className="gg-twig gg-initials" aria-hidden="true">
        {months.map(({ slug, name }, index) => (
          <text
            key={slug}
            x={index * STEP + STEM}
            y="18"
            textAnchor="middle"
            className={index === chosen ? "gg-now" : undefined}
          >
            {name.charAt(0)}
          </text>
        ))}
      </svg>
      <ul>
        {jobs.map((job) => (
          <li key={job.name} data-now={job.months.includes(chosen)}>
            <b>{job.name}</b>
            <span>{job.when}</span>
            <Twig months={job.months} chosen={chosen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Twig({ months: leafed, chosen }: { months: readonly number[]; chosen: number }) {
  return (
    <svg viewBox={BOX} className="gg-twig" aria-hidden="true">
      <path d={`M0 ${STEM}h${STEP * 12}`} />
      {!leafed.includes(chosen) && <circle cx={chosen * STEP + STEM} cy={STEM} r="2.5" />}
      {leafed.map((month) => (
        <path
          key={month}
          className={month === chosen ? "gg-twig-leaf gg-now" : "gg-twig-leaf"}
          transform={`translate(${month * STEP} 0)`}
          d={month % 2 ? LEAF_DOWN : LEAF_UP}
        />
      ))}
    </svg>
  );
}
