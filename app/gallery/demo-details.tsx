import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { CallButton } from "./demo-hero";
import type { DemoSectionProps } from "./demo-section";

const iconClass = "size-7 text-[color:var(--trade-text)]";

/** Where and when the firm works, and the call it asks for. */
export function DemoDetails({ demo, ground }: DemoSectionProps) {
  return (
    <div className={`px-4 py-16 sm:px-6 md:py-24 ${ground}`}>
      <div className="mx-auto grid max-w-page gap-12 md:grid-cols-2">
        <section>
          <MapPin aria-hidden className={iconClass} />
          <h2 className="mt-3 text-2xl font-bold tracking-tight md:text-3xl">Area we serve</h2>
          <p className="mt-3 text-muted">{demo.area.text}</p>
          <ul className="mt-5 flex flex-wrap gap-2">
            {demo.area.places.map((place) => (
              <li
                key={place}
                className="rounded-full bg-[var(--trade-tint)] px-4 py-1.5 font-medium text-[color:var(--trade-text)]"
              >
                {place}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <Clock aria-hidden className={iconClass} />
          <h2 className="mt-3 text-2xl font-bold tracking-tight md:text-3xl">Opening hours</h2>
          <dl className="mt-3">
            {demo.hours.map(({ days, time }) => (
              <div
                key={days}
                className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3"
              >
                <dt className="font-semibold">{days}</dt>
                <dd className="text-muted">{time}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <section className="mx-auto mt-12 flex max-w-page flex-col items-start gap-6 rounded-card bg-[var(--trade-deep)] p-6 text-white sm:p-10 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 className="text-2xl font-bold tracking-tight md:text-3xl">Talk to us today</h2>
          <p className="mt-2 max-w-prose text-lg">{demo.callLine}</p>
        </div>
        <CallButton phone={demo.phone} look="light" />
      </section>
    </div>
  );
}
