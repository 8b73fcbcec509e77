import { useFirmName } from "../../kit/facts";
import locksmith from "../facts";
import { Logo } from "../logo";

const orders = ["Ask the price", "Ask the license", "See the badge"];

/** What to ask of a locksmith, and the badge that is shown at the door. */
export function Trust() {
  return (
    <section
      id="badge"
      className="[--ems:6.73] desk:grid desk:grid-cols-[7fr_5fr] desk:[&>h2]:col-span-full"
      aria-labelledby="badge-title"
    >
      <h2 id="badge-title">Check us first</h2>
      <ol className="[counter-reset:order] desk:grid">
        {orders.map((order) => (
          <li
            key={order}
            className="display border-t border-rule px-sides pb-4 pt-3.5 text-[clamp(2.5rem,11cqi,4.75rem)]/[0.9] [counter-increment:order] before:text-brass before:content-[counter(order)_'_'] desk:grid desk:grid-cols-[1.2em_1fr] desk:items-center desk:pl-10 large-text:text-[min(2.5rem,15cqi)]"
          >
            {order}
          </li>
        ))}
      </ol>
      <div className="grid justify-items-start gap-6 border-t border-rule bg-soot px-sides pb-12 pt-8 tablet:grid-cols-[auto_1fr] tablet:items-center desk:grid-cols-[minmax(0,27rem)] desk:content-center desk:items-stretch desk:justify-center desk:border-l desk:p-10">
        <Badge />
        <p>We open a home only for a person who can prove that they live there.</p>
      </div>
    </section>
  );
}

function Badge() {
  return (
    <div className="grid w-[min(100%,24rem)] grid-cols-[7.5rem_1fr] content-start gap-x-4 bg-bone bg-[radial-gradient(0.4375rem_0.1875rem_at_50%_1.0625rem,#191711_98%,transparent)] bg-no-repeat px-4 pb-4 pt-9 text-[0.9375rem]/[1.35] text-ink desk:w-full large-text:grid-cols-1">
      <svg
        className="row-span-5 h-auto w-full large-text:row-auto large-text:mb-3 large-text:max-w-[7.5rem]"
        viewBox="0 0 120 150"
        aria-hidden="true"
      >
        <path d="M0 0h120v150H0z" className="fill-[#cdbf9f]" />
        <path d="M8 150c2-30 16-42 36-46l2-14h28l2 14c20 4 34 16 36 46z" className="fill-ink" />
        <path d="M46 92h28l-3 16-11 9-11-9z" className="fill-[#a9713f]" />
        <path
          d="M38 54c0-20 8-31 22-31s22 11 22 31c0 22-9 43-22 43S38 76 38 54z"
          className="fill-[#a9713f]"
        />
        <path
          d="M35 66c-5-29 4-50 25-50s30 21 25 50c-4-4-5-13-6-22-12 2-25-2-32-9-2 10-7 24-12 31z"
          className="fill-ink"
        />
        <path d="M26 120h24v13H26z" className="fill-brass" />
      </svg>
      <p className="flex min-w-0 items-center gap-2 font-semibold leading-[1.15]">
        <Logo className="h-auto w-[1.375rem] flex-none" plate="fill-ink" hole="fill-bone" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{useFirmName(locksmith)}</span>
      </p>
      <p className="display mt-2 text-[3rem]/none">Yara</p>
      <p>Locksmith, Van 1</p>
      <p>Own license LK 2206</p>
    </div>
  );
}
