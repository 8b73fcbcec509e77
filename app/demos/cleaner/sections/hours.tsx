import cleaner from "../facts";
import { Section } from "./section";

/** The arcs begin at five in the morning and end at ten at night. */
const firstHour = 5;
const lastHour = 22;

const days = [
  { days: "Mon-Fri", time: "6am-9pm" },
  { days: "Sat", time: "8am-4pm" },
  { days: "Sun", time: "Closed" },
];

const box = "rounded-bend p-6 large-text:px-4";

/** The opening hours as the course of a sun, and the number to call. */
export function Hours() {
  return (
    <Section id="hours" question="When can I reach you?" hint="Call or text. A person picks up.">
      <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2 tablet:gap-4 desk:grid-cols-3">
        <svg
          aria-hidden
          viewBox="0 0 400 236"
          fill="none"
          strokeWidth="22"
          className={`w-full bg-white forced-color-adjust-none ${box}`}
        >
          <path d="M112 200a88 88 0 0 1 176 0z" fill="#ffdd4a" />
          <path d={arc(firstHour, lastHour, 166)} stroke="#dcedf9" />
          <path d={arc(6, 21, 166)} stroke="#0f62a5" />
          <path d={arc(firstHour, lastHour, 128)} stroke="#dcedf9" />
          <path d={arc(8, 16, 128)} stroke="#8fcaf2" />
          <path d="M8 200h384" stroke="#14304d" strokeWidth="4" />
          <path d="M16 222h12" stroke="#0f62a5" strokeWidth="12" />
          <path d="M116 222h12" stroke="#8fcaf2" strokeWidth="12" />
          <g className="fill-ink text-[15px]">
            <text x="36" y="227">
              Mon-Fri
            </text>
            <text x="136" y="227">
              Sat
            </text>
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
        <dl
          className={`divide-y-2 divide-mist bg-white tablet:grid tablet:content-center tablet:px-8 ${box}`}
        >
          {days.map(({ days: when, time }) => (
            <div
              key={when}
              className="flex flex-wrap justify-between gap-x-4 py-3 large-text:block"
            >
              <dt>{when}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <p
          className={`grid content-center bg-deep text-white tablet:col-span-full desk:col-auto ${box}`}
        >
          Call or text
          <a
            href={`tel:${cleaner.phone}`}
            className="block whitespace-nowrap text-[clamp(3.25rem,15vw,4.25rem)]/[1.1] font-extrabold tracking-[-0.055em] desk:text-[3.1rem] large-text:text-[min(2rem,14.5cqi)]"
          >
            {cleaner.phone}
          </a>
        </p>
      </div>
    </Section>
  );
}

/** A part of the sun's course around the middle of the horizon. */
function arc(from: number, to: number, radius: number): string {
  return `M${point(from, radius).join(" ")}A${radius} ${radius} 0 0 1 ${point(to, radius).join(" ")}`;
}

function point(hour: number, radius: number): [x: number, y: number] {
  const angle = (Math.PI * (hour - firstHour)) / (lastHour - firstHour);
  return [Math.round(200 - radius * Math.cos(angle)), Math.round(200 - radius * Math.sin(angle))];
}
