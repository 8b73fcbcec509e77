import { useFirmName, useTypedName } from "../../kit/facts";
import yara from "../drawings/yara.svg";
import locksmith, { licenseNumber } from "../facts";
import { Logo } from "../logo";

const orders = [
  { order: "Ask the price", reply: "All in. Never “from”." },
  { order: "Ask the license", reply: `${licenseNumber}. Look it up.` },
  { order: "See the badge", reply: "Same face at the door." },
];

/** What to ask of a locksmith, and the badge that is shown at the door. */
export function Badge() {
  return (
    <section
      id="badge"
      className="[--ems:8.34] tablet:grid tablet:grid-cols-[7fr_5fr] tablet:[&>h2]:col-span-full"
      aria-labelledby="badge-title"
    >
      <h2 id="badge-title">Who comes? Check us</h2>
      <ol className="[counter-reset:order] tablet:grid">
        {orders.map(({ order, reply }) => (
          <li
            key={order}
            className="display border-t border-rule px-sides pb-4 pt-3.5 text-[clamp(2.5rem,11cqi,4.75rem)]/[0.9] tablet:max-desk:text-[min(3.5rem,7cqi)] tablet:grid tablet:grid-cols-[1.2em_1fr] tablet:content-center [counter-increment:order] before:text-orange before:content-[counter(order)_'_'] desk:pl-10 large-text:text-[min(2.5rem,15cqi)]"
          >
            {order}
            <small className="block pt-2 font-text font-normal normal-case text-[1.125rem]/[1.3] text-ash tablet:col-start-2 desk:text-[1.5rem]/[1.3]">
              {reply}
            </small>
          </li>
        ))}
      </ol>
      <figure className="grid grid-cols-[minmax(0,1fr)] bg-soot tablet:border-l tablet:border-t tablet:border-rule">
        <img
          className="block h-auto w-full [mask-image:linear-gradient(#000_80%,transparent)]"
          src={yara}
          alt="The locksmith on call tonight: a woman with an orange cap"
          width={600}
          height={600}
          loading="lazy"
        />
        <Card />
        <figcaption className="px-sides pb-8 pt-5 text-balance desk:!px-10">
          We open a home only for a person who can prove that they live there.
        </figcaption>
      </figure>
    </section>
  );
}

/** It hangs from the lanyard in the picture. */
function Card() {
  const typed = useTypedName() !== undefined;
  return (
    <div className="day relative -mt-[9cqi] grid w-[min(calc(100%-2rem),22rem)] justify-self-center bg-bone bg-[radial-gradient(0.4375rem_0.1875rem_at_50%_0.875rem,#191711_98%,transparent)] bg-no-repeat px-5 pb-4 pt-8 text-[0.9375rem]/[1.35] text-ink tablet:-mt-12 desk:-mt-16">
      <p className="flex min-w-0 items-center gap-2 font-semibold leading-[1.15]">
        <Logo className="h-auto w-[1.375rem] flex-none" plate="fill-ink" hole="fill-bone" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{useFirmName(locksmith)}</span>
      </p>
      <p className="display mt-2 text-[3rem]/none large-text:text-[min(3rem,14cqi)]">
        {typed ? "Your locksmith" : "Yara"}
      </p>
      {!typed && <p>Locksmith, Van 1</p>}
      <p>Own license LK 2206</p>
    </div>
  );
}
