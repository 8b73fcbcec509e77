import type { ReactNode } from "react";
import { DemoForm } from "../../kit/form";
import { FanDeck } from "../drawings/fan-deck";
import { Swatch } from "../drawings/swatch";
import painter, { lightNames, roomNames, visitPrice, type Light, type Room } from "../facts";
import { palettes } from "../paints";
import { useWishes } from "../wishes";
import { button, SectionHead, Tape } from "./section-head";

const input =
  "min-h-12 w-full rounded-md border-2 border-ink bg-white px-[0.8rem] py-[0.4rem] font-normal text-ink";

/** The booking of a color visit, with the paints that the visitor was advised, and the telephone number. */
export function Visit() {
  const { room, light, wall } = useWishes();
  return (
    <section id="visit" className="bg-pink pt-16 desk:pt-20" aria-labelledby="visit-title">
      <SectionHead
        id="visit-title"
        title="Can’t decide? Come on, we’ll help!"
        align="middle"
        paint="bg-butter"
      >
        <p>
          We’ll come over with the big samples, squint, and paint two patches right on your wall.
          It’s ${visitPrice}, about twenty-five minutes (double if there’s pie), and you get every
          penny back when we paint. You’ll have a price in writing before we’re back in the van!
        </p>
      </SectionHead>
      <div className="mt-10 grid gap-10 px-sides desk:mt-12 desk:grid-cols-[6fr_5fr] desk:grid-rows-[auto_1fr] desk:gap-x-24 desk:gap-y-16 large-text:grid-cols-[minmax(0,1fr)]">
        <div>
          <a
            className="display mb-5 inline-block text-[calc(1.5rem+11vw)]/[1.05] tracking-[-0.04em] hover:text-deep desk:text-[min(9.4vw,8.5rem)]/[1.05] large-text:text-[18cqi]/[1.05]"
            href={`tel:${painter.phone}`}
          >
            {painter.phone}
          </a>
          <p className="max-w-[32em]">
            Or call. We pick up Monday to Friday from eight till half past five, because after that
            we’re washing brushes, and we do color visits on Saturday mornings too. Sundays we’re at
            Mama’s, and so’s the casserole.
          </p>
        </div>
        <DemoForm
          target="visit-asked"
          className="grid content-start gap-4 rounded-md bg-white px-5 py-6 shadow-slip desk:col-start-2 desk:row-span-2 desk:row-start-1 desk:mb-20 desk:self-start desk:p-10 forced-colors:border-2 large-text:grid-cols-[minmax(0,1fr)] large-text:px-4"
          aria-label="Color visit"
          keep={{ room, light, wall }}
        >
          {light && <Bring room={room} light={light} />}
          <Field label="What’s your name?">
            <input className={input} type="text" autoComplete="name" maxLength={80} />
          </Field>
          <Field label="Where do you live?">
            <input className={input} type="text" autoComplete="address-line1" maxLength={120} />
          </Field>
          <Field label="And what’s a good number for you?">
            <input className={input} type="tel" autoComplete="tel" maxLength={30} />
          </Field>
          <Field label="When does that room look its worst?">
            <select className={input} defaultValue="evening">
              <option value="morning">Mornings</option>
              <option value="noon">Around noon</option>
              <option value="evening">Evenings</option>
              <option value="saturday">Saturdays</option>
            </select>
          </Field>
          <button className={`large-text:px-4 ${button}`} type="submit">
            Yes please, come over!
          </button>
          <p className="text-[0.9375rem]">This is a demo. Nothing is sent, and nobody comes.</p>
          <p
            id="visit-asked"
            className="hidden border-l-[0.75rem] border-leaf bg-dew px-[1.1rem] py-4 target:block"
            tabIndex={-1}
          >
            <b>And that’s all there is to it.</b> On your own site this would be sitting in your
            inbox right now, with whatever they told you.
          </p>
        </DemoForm>
        <FanDeck />
      </div>
    </section>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="grid gap-[0.3rem] font-semibold">
      {label}
      {children}
    </label>
  );
}

function Bring({ room, light }: { room: Room; light: Light }) {
  const { wall, trim, brave } = palettes[room][light];
  return (
    <div>
      <Tape>In the van for you</Tape>
      <ul className="mb-3 mt-4 grid grid-cols-3 gap-3 text-center font-semibold leading-[1.2] large-text:grid-cols-[minmax(0,1fr)]">
        {[wall, trim, brave].map((paint) => (
          <li key={paint.code}>
            <Swatch paint={paint} className="mx-auto mb-2 block w-[4.5rem] max-w-full" />{" "}
            {paint.name}
          </li>
        ))}
      </ul>
      <p>
        {roomNames[room]}, looks {lightNames[light].toLowerCase()}.{" "}
        <a
          className="inline-block py-[0.6rem] font-bold underline underline-offset-[0.2em]"
          href="#colors"
        >
          Changed your mind?
        </a>
      </p>
    </div>
  );
}
