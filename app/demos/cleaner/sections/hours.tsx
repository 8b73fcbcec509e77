import cleaner, { openingHours, span } from "../facts";
import { Section } from "./section";

/** The arcs begin at five in the morning and end at ten at night. */
const day = { from: 5, to: 22 };

const [workdays, saturday] = openingHours;

const rows = [
  { days: workdays.days, time: span(workdays), dot: "before:bg-white" },
  { days: saturday.days, time: span(saturday), dot: "before:bg-sky" },
  { days: "Sun", time: "Closed", dot: "before:bg-transparent" },
];

/** The opening hours as the course of a sun, and the number to call. */
export function Hours() {
  return (
    <Section
      id="hours"
      question="When can I reach you?"
      hint="Call or text. A person picks up."
      card
      className="bg-deep text-white"
    >
      <div className="mx-auto grid max-w-[70rem] grid-cols-1 items-end gap-8 tablet:grid-cols-2 tablet:gap-12">
        <svg
          aria-hidden
          viewBox="0 0 400 204"
          fill="none"
          strokeWidth="22"
          className="w-full forced-color-adjust-none"
        >
          <path d="M112 200a88 88 0 0 1 176 0z" fill="#ffdd4a" />
          <path d={arc(day, 166)} stroke="#0b4f88" />
          <path d={arc(workdays, 166)} stroke="#fff" />
          <path d={arc(day, 128)} stroke="#0b4f88" />
          <path d={arc(saturday, 128)} stroke="#8fcaf2" />
          <path d="M8 200h384" stroke="#fff" strokeWidth="4" />
          <g className="fill-white text-[15px]">
            {[6, 9, 12, 15, 18, 21].map((hour) => (
              <text
                key={hour}
                x={point(hour, 190)[0]}
                y={point(hour, 190)[1] + 5}
                textAnchor="middle"
              >
                {hour % 12 || 12}
              </text>
            ))}
          </g>
        </svg>
        <div>
          <a
            href={`tel:${cleaner.phone}`}
            className="block whitespace-nowrap text-[clamp(3rem,13.5cqi,4.25rem)]/[1.1] font-extrabold tracking-[-0.055em] tablet:text-[min(8.5cqi,5rem)]/none large-text:text-[min(2rem,14.5cqi)]"
          >
            {cleaner.phone}
          </a>
          <dl className="mt-4 divide-y-2 divide-white/20">
            {rows.map(({ days, time, dot }) => (
              <div
                key={days}
                className="flex flex-wrap justify-between gap-x-4 py-3 large-text:block"
              >
                <dt className={`flex items-center gap-3 before:size-4 before:rounded-full ${dot}`}>
                  {days}
                </dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

/** A part of the sun's course around the middle of the horizon. */
function arc({ from, to }: typeof day, radius: number): string {
  return `M${point(from, radius).join(" ")}A${radius} ${radius} 0 0 1 ${point(to, radius).join(" ")}`;
}

function point(hour: number, radius: number): [x: number, y: number] {
  const angle = (Math.PI * (hour - day.from)) / (day.to - day.from);
  return [Math.round(200 - radius * Math.cos(angle)), Math.round(200 - radius * Math.sin(angle))];
}
