import type { ReactNode } from "react";
import { Cylinder } from "../drawings/cylinder";
import { Hatching } from "../drawings/mark";
import { NightLatch } from "../drawings/night-latch";
import { SafeLock } from "../drawings/safe-lock";
import locksmith from "../facts";
import { plates } from "../plates";
import { Bitting, digits } from "./call-key";

const caption = "mt-1.5 font-semibold";
const head =
  "relative grid cursor-pointer list-none pb-4 pl-sides pr-16 pt-3.5 hover:bg-ink hover:text-bone focus-visible:-outline-offset-[6px] desk:grid-cols-[7fr_5fr] desk:items-center desk:gap-10 desk:pb-3.5 desk:pr-sides desk:pt-3 large-text:pr-[3.25rem] [&::-webkit-details-marker]:hidden";
/** A plus, of which an open plate keeps the minus. */
const sign =
  "before:absolute before:right-sides before:top-[calc(50%-2px)] before:h-1 before:w-7 before:bg-current before:content-[''] after:absolute after:right-sides after:top-[calc(50%-2px)] after:h-1 after:w-7 after:rotate-90 after:bg-current after:content-[''] group-open:after:hidden";
const numbered =
  "grid grid-cols-[2.25rem_1fr] leading-[1.35] [counter-increment:part] before:grid before:size-6 before:place-items-center before:rounded-full before:bg-ink before:text-[0.9375rem] before:font-semibold before:text-bone before:content-[counter(part)]";

/** The advice page: locks cut open, with what to buy and what to leave in the store. */
export function Locks() {
  return (
    <section
      id="locks"
      className="day bg-bone pb-10 text-ink [--ems:9.92] [&_:focus-visible]:shadow-none [&_:focus-visible]:outline-ink"
      aria-labelledby="locks-title"
    >
      <Hatching />
      <h2 id="locks-title">Locks and safes, cut open</h2>
      <Plate {...plates.cylinder} open>
        <div className="grid gap-5 tablet:grid-cols-2">
          <figure>
            <Cylinder keyed={false} />
            <figcaption className={caption}>No key. Pins block</figcaption>
          </figure>
          <figure>
            <Cylinder keyed />
            <figcaption className={caption}>Right key. Turns</figcaption>
          </figure>
        </div>
      </Plate>
      <Plate {...plates.latch}>
        <NightLatch />
      </Plate>
      <Plate {...plates.safe}>
        <SafeLock />
      </Plate>
      <Plate {...plates.keys}>
        <div className="display max-w-[40rem] rounded-tl-[2rem] bg-orange pt-5 [--night:var(--bone)] [&_path]:!stroke-[1]">
          <p className="whitespace-nowrap pl-[5cqi] text-[min(21cqi,8rem)]/none desk:pl-8 desk:text-[9rem]">
            {locksmith.phone}
          </p>
          <Bitting digits={digits} />
        </div>
      </Plate>
    </section>
  );
}

interface PlateProps {
  id: string;
  title: string;
  hint: string;
  parts: readonly string[];
  advice: readonly { title: string; text: string }[];
  open?: boolean;
  children: ReactNode;
}

function Plate({ id, title, hint, parts, advice, open, children }: PlateProps) {
  return (
    <details className="group border-t-[3px] border-ink last:border-b-[3px]" open={open}>
      <summary className={`${head} ${sign}`}>
        <h3 className="text-[2.75rem]/[0.95] desk:text-[3.5rem] large-text:text-[min(2.75rem,15cqi)]">
          {title}
        </h3>
        <span className="text-[1.125rem]/[1.3] desk:text-[1.5rem]/[1.3]">{hint}</span>
      </summary>
      <div
        id={id}
        className="grid gap-6 px-sides pb-8 pt-1 desk:grid-cols-[7fr_5fr] desk:gap-10 desk:pb-10 desk:pt-2"
      >
        <div className="drawing desk:[&>svg]:max-w-[40rem] [&_svg]:h-auto [&_svg]:w-full">
          {children}
        </div>
        <div className="grid content-start gap-4">
          {parts.length > 0 && (
            <ol className="grid gap-1.5 pb-2 [counter-reset:part]">
              {parts.map((part) => (
                <li key={part} className={numbered}>
                  {part}
                </li>
              ))}
            </ol>
          )}
          {advice.map(({ title: name, text }) => (
            <p key={name} className="border-t border-rule pt-3">
              <b>{name}</b> {text}
            </p>
          ))}
        </div>
      </div>
    </details>
  );
}
