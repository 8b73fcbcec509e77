import { useFirmName } from "../kit/facts";
import plumber from "./facts";
import { onDark, wrap } from "./sections/section";
import { home, towns } from "./towns";

const heading = "mb-3 text-[1.25rem] tracking-normal";

/** Three columns of facts. */
export function Footer() {
  return (
    <footer className={`bg-ink py-12 text-white ${onDark}`}>
      <div className={`grid grid-cols-1 items-start gap-x-12 gap-y-8 tablet:grid-cols-3 ${wrap}`}>
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
          <h2 className={heading}>Towns We Serve</h2>
          <ul className="columns-2 gap-x-6 large-text:columns-auto">
            <li>{home}</li>
            {towns.map(({ slug, name }) => (
              <li key={slug}>{name}</li>
            ))}
          </ul>
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
