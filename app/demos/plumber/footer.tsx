import { useFirmName } from "../kit/facts";
import quay from "./drawings/quay.svg";
import { Van } from "./drawings/van";
import plumber from "./facts";
import { openingHours } from "./opening";
import { onDark, wrap } from "./sections/section";
import { home } from "./towns";

const heading = "mb-3 text-[1.25rem] tracking-normal";

/** The van on the quay, over three columns of facts. */
export function Footer() {
  return (
    <footer className={`bg-ink text-white ${onDark}`}>
      <Van
        ground={quay}
        label="Our van on the quay in the evening"
        place="translate(704 23) scale(1.25)"
      />
      <div
        className={`grid grid-cols-1 items-start gap-x-12 gap-y-8 py-12 tablet:grid-cols-3 ${wrap}`}
      >
        <div>
          <h2 className={heading}>Contact Us</h2>
          <address className="not-italic [overflow-wrap:anywhere]">
            {useFirmName(plumber)}
            <br />
            14 Harbor Lane
            <br />
            {home}, Maine
          </address>
          <a
            className="inline-flex min-h-11 items-center text-[1.75rem] font-bold decoration-[3px] underline-offset-[6px] hover:underline large-text:whitespace-nowrap large-text:text-[min(2.75rem,14cqi)]"
            href={`tel:${plumber.phone}`}
          >
            {plumber.phone}
          </a>
        </div>
        <div>
          <h2 className={heading}>Office Hours</h2>
          <dl className="max-w-[20rem]">
            {openingHours.map(({ days, time }) => (
              <div key={days} className="flex flex-wrap justify-between gap-x-4">
                <dt>{days}</dt>
                <dd className="tabular-nums">{time}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2 className={heading}>License</h2>
          <ul>
            <li>Master Plumber License #MP-8812</li>
            <li>Insured to $2 Million</li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
