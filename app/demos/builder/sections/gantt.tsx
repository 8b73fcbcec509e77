import type { Bar, Schedule } from "../schedule";

/** In percent: farther right the name of a month has no room. */
const LAST_LABEL = 93;

/** The chart: a row for each phase, its words first, so that it reads without the bars; on a phone a line and a thin bar. */
export function Gantt({ schedule }: { schedule: Schedule }) {
  return (
    <div className="kd-gantt">
      <div className="kd-gantt-chart">
        <svg className="kd-gantt-grid" aria-hidden="true">
          {schedule.months.map(({ name, at }) => (
            <g key={name + at}>
              <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
              {at < LAST_LABEL && (
                <text x={`${at}%`} y="15" dx="4">
                  {name}
                </text>
              )}
            </g>
          ))}
          <line
            className="kd-gantt-dig"
            x1={`${schedule.digAt}%`}
            x2={`${schedule.digAt}%`}
            y1="0"
            y2="100%"
          />
        </svg>
        <ol>
          {schedule.bars.map((bar) => (
            <Row key={bar.name} {...bar} />
          ))}
        </ol>
      </div>
      <ul className="kd-gantt-key">
        <li className="kd-key-paper">In the office</li>
        <li className="kd-key-site">On the site</li>
        <li className="kd-key-spare">Extra days</li>
        <li className="kd-key-pay">A payment is due</li>
      </ul>
    </div>
  );
}

function Row({ name, weeks, pays, type, left, width }: Bar) {
  const isKeys = name === "Keys";
  return (
    <li className="kd-row">
      <p className="kd-row-words">
        <b>{name}</b>
        <span>{weeks}</span>
      </p>
      <svg className="kd-row-chart" aria-hidden="true">
        {isKeys ? (
          <svg x="100%" y="50%" className="kd-row-key">
            <path d="M-76-4h34v8h-14v7h-7v-7h-5v7h-8zM-30-12a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm4 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" />
          </svg>
        ) : (
          <rect
            className={`kd-row-${type ?? "site"}`}
            fill={type === "spare" ? "url(#kd-spare)" : undefined}
            x={`${left}%`}
            width={`${width}%`}
            y="20%"
            height="60%"
          />
        )}
        {pays && (
          <svg x={`${(left + width).toFixed(2)}%`} y="50%" className="kd-row-due">
            <path d="M0-11L11 0 0 11-11 0z" />
          </svg>
        )}
      </svg>
    </li>
  );
}
