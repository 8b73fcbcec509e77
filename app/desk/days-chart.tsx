import type { DaysView } from "./health-days.server";
import { Section } from "./order-parts";
import { Table } from "./table";

const BAR = 10;
const HEIGHT = 59;

export function Days({ charts, rows }: DaysView) {
  return (
    <Section title="The last 30 days">
      <div className="dk-charts">
        {charts.map((chart) => (
          <DaysChart key={chart.title} {...chart} />
        ))}
      </div>
      <details className="dk-panel">
        <summary>The same as numbers</summary>
        <div className="dk-days">
          <Table
            rows={rows}
            columns={[
              { head: "Day", className: "dk-day", cell: ({ id }) => id },
              { head: "Orders", className: "dk-number", cell: ({ orders }) => orders },
              { head: "Money that stayed", className: "dk-number", cell: ({ money }) => money },
              { head: "Emails failed", className: "dk-number", cell: ({ emails }) => emails },
              { head: "Emails came back", className: "dk-number", cell: ({ bounces }) => bounces },
              { head: "Payments failed", className: "dk-number", cell: ({ payments }) => payments },
            ]}
          />
        </div>
      </details>
    </Section>
  );
}

function DaysChart({ title, total, bars }: DaysView["charts"][number]) {
  const values = bars.map(({ value }) => value);
  const top = Math.max(0, ...values);
  const scale = HEIGHT / (top - Math.min(0, ...values) || 1);
  const [first, last] = [bars[0]!.day, bars.at(-1)!.day];
  const most = bars.find(({ value }) => value === top);
  const peak = top > 0 && most ? `, most on ${most.day}: ${most.words}` : "";
  return (
    <figure className="dk-chart">
      <figcaption>
        {title} <span className="dk-strong">{total}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title} from ${first} to ${last}: ${total}${peak}`}
        viewBox={`0 0 ${bars.length * BAR} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ day, value, words }, at) => (
          <g key={day}>
            <title>{`${day}: ${words}`}</title>
            <rect className="dk-chart-day" x={at * BAR} width={BAR} height={HEIGHT} />
            <rect
              className={value < 0 ? "dk-danger" : undefined}
              x={at * BAR + 1}
              y={(top - Math.max(0, value)) * scale}
              width={BAR - 2}
              height={Math.abs(value) * scale}
            />
          </g>
        ))}
        <rect className="dk-chart-zero" y={top * scale} width="100%" height={1} />
      </svg>
      <p className="dk-chart-ends dk-muted">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  );
}
