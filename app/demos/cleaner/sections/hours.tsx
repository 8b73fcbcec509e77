import cleaner from "../facts";
import { Intro } from "./intro";

/** The arcs begin at five in the morning and end at ten at night. */
const firstHour = 5;
const lastHour = 22;

const days = [
  { days: "Mon-Fri", time: "6am-9pm" },
  { days: "Sat", time: "8am-4pm" },
  { days: "Sun", time: "Closed" },
];

/** The opening hours as the course of a sun, and the number to call. */
export function Hours() {
  return (
    <section className="cl-section" aria-labelledby="cl-hours">
      <Intro
        label="Support"
        question="When can I reach you?"
        hint="Call or text. You’ll talk to Kim."
        id="cl-hours"
      />
      <div className="cl-hours">
        <svg aria-hidden viewBox="0 0 400 236" className="cl-sun">
          <path d="M112 200a88 88 0 0 1 176 0z" fill="#ffdd4a" />
          <path d={arc(firstHour, lastHour, 166)} stroke="#dcedf9" />
          <path d={arc(6, 21, 166)} stroke="#0f62a5" />
          <path d={arc(firstHour, lastHour, 128)} stroke="#dcedf9" />
          <path d={arc(8, 16, 128)} stroke="#8fcaf2" />
          <path d="M8 200h384" stroke="#14304d" strokeWidth="4" />
          {[6, 9, 12, 15, 18, 21].map((hour) => (
            <text key={hour} x={point(hour, 190)[0]} y={point(hour, 190)[1] + 5}>
              {hour % 12 || 12}
            </text>
          ))}
          <text x="36" y="227" className="cl-key">
            Mon-Fri
          </text>
          <path d="M16 222h12" stroke="#0f62a5" strokeWidth="12" />
          <text x="136" y="227" className="cl-key">
            Sat
          </text>
          <path d="M116 222h12" stroke="#8fcaf2" strokeWidth="12" />
        </svg>
        <dl>
          {days.map(({ days: when, time }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <p className="cl-call">
          Call or text
          <a href={`tel:${cleaner.phone}`}>{cleaner.phone}</a>
        </p>
      </div>
    </section>
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
