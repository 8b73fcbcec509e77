import type { ReactNode } from "react";
import { Cylinder } from "./drawings/cylinder";
import { keys } from "./drawings/keys";
import { LeverLock } from "./drawings/lever-lock";
import { Hatching } from "./drawings/mark";
import { NightLatch } from "./drawings/night-latch";
import { SafeLock } from "./drawings/safe-lock";
import { plates } from "./plates";

/** The advice page: five locks cut open, with what to buy and what to leave in the store. */
export function Locks() {
  return (
    <section id="locks" className="nl-locks" aria-labelledby="locks-title">
      <Hatching />
      <h2 id="locks-title">Locks and safes, cut open</h2>
      <Plate {...plates.cylinder} open>
        <div className="nl-pair">
          <figure>
            <Cylinder keyed={false} />
            <figcaption>No key. Pins block</figcaption>
          </figure>
          <figure>
            <Cylinder keyed />
            <figcaption>Right key. Turns</figcaption>
          </figure>
        </div>
      </Plate>
      <Plate {...plates.latch}>
        <NightLatch />
      </Plate>
      <Plate {...plates.lever}>
        <LeverLock />
      </Plate>
      <Plate {...plates.safe}>
        <SafeLock />
      </Plate>
      <Plate {...plates.keys}>
        <ul className="nl-keys">
          {keys.map(({ name, copy, drawing }) => (
            <li key={name}>
              <svg viewBox="0 0 200 80" aria-hidden="true">
                <g fillRule="evenodd" className="nl-d-key">
                  {drawing}
                </g>
              </svg>
              <p>
                <b>{name}</b>
                <br />
                {copy}
              </p>
            </li>
          ))}
        </ul>
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
    <details className="nl-plate" open={open}>
      <summary>
        <h3>{title}</h3>
        <span>{hint}</span>
      </summary>
      <div id={id} className="nl-plate-inside">
        <div className="nl-drawing">{children}</div>
        <div className="nl-advice">
          {parts.length > 0 && (
            <ol>
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ol>
          )}
          {advice.map(({ title: name, text }) => (
            <p key={name}>
              <b>{name}</b> {text}
            </p>
          ))}
        </div>
      </div>
    </details>
  );
}
