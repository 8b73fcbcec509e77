import { Picture } from "~/ui/picture";
import { bySlug, useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import { Compare } from "./compare";
import { GlassSection } from "../drawings/glass-section";
import { type GlassType, glassTypes } from "../glass";
import glazier from "../facts";
import { button, Section, small } from "./section";

const sides = [
  { field: "left", name: "A" },
  { field: "right", name: "B" },
] as const;

/** Five types of glass side by side, of which two can be set against each other. */
export function Glass() {
  const chosen = useChoices(glazier);
  return (
    <Section
      id="glass"
      title="These are the five kinds of glass people ask us about."
      className="bg-stone"
    >
      <p>
        Each drawing is a slice through the glass, with the street on the left and your room on the
        right. Pick two, and we’ll show you what you’d see and what you’d pay.
      </p>
      <div className="aspect-[2.4] overflow-hidden desk:aspect-auto desk:h-80">
        <Picture
          image={glazier.heroImage}
          sizes="100vw"
          load="late"
          className="size-full object-cover object-[50%_70%]"
        />
      </div>
      <DemoForm target="compare" className="" aria-label="Two kinds of glass to compare">
        <ol className="grid gap-6 tablet:gap-10 desk:grid-cols-2 desk:gap-x-8 wide:grid-cols-[repeat(5,minmax(0,1fr))] wide:grid-rows-[repeat(6,auto)] wide:gap-0 wide:border-y wide:border-line">
          {glassTypes.map((type) => (
            <li
              key={type.slug}
              className="grid grid-cols-[4.75rem_minmax(0,1fr)] grid-rows-[auto_auto_auto_1fr] gap-x-3 border-t border-line pt-4 tablet:pt-5 tablet:grid-cols-[6.25rem_minmax(0,1fr)] tablet:gap-x-5 wide:row-span-6 wide:grid-cols-[minmax(0,1fr)] wide:grid-rows-[subgrid] wide:gap-y-0 wide:border-t-0 wide:px-4 wide:pb-5 wide:pt-8 wide:[&+li]:border-l large-text:grid-cols-[minmax(0,1fr)]"
            >
              <TypeColumn type={type} />
              <p className="[grid-area:1/1/5/2] mt-[6.5rem] grid grid-cols-2 self-end border border-line bg-white wide:mt-3 wide:[grid-area:auto/1/auto/-1] wide:self-auto large-text:mt-3 large-text:grid-cols-[minmax(0,1fr)] large-text:self-auto large-text:[grid-area:auto/1/auto/-1]">
                {sides.map(({ field, name }) => (
                  <label
                    key={field}
                    className="flex min-h-11 cursor-pointer items-center justify-center gap-1.5 [label+&]:border-l [label+&]:border-line has-[:checked]:bg-[#d4ece5] wide:justify-start wide:gap-2 wide:px-2.5 large-text:justify-start large-text:gap-2 large-text:px-2.5 large-text:[label+&]:border-l-0 large-text:[label+&]:border-t forced-colors:border"
                  >
                    <input
                      className="m-0 size-[1.125rem] accent-accent"
                      type="radio"
                      name={field}
                      value={type.slug}
                      defaultChecked={chosen[field] === type.slug}
                    />
                    {name}
                    <span className="sr-only">: {type.name}</span>
                  </label>
                ))}
              </p>
            </li>
          ))}
        </ol>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
          <button className={button}>Compare A with B</button>
          <p className={small}>
            Because this is a demo, the button only changes this page, and nothing you pick is sent
            to us.
          </p>
        </div>
      </DemoForm>
      <Compare left={bySlug(glassTypes, chosen.left)} right={bySlug(glassTypes, chosen.right)} />
    </Section>
  );
}

function TypeColumn({ type }: { type: GlassType }) {
  return (
    <>
      <GlassSection type={type} />
      <h3 className="text-[1.5rem]/[1.15] font-medium tablet:text-[1.75rem]/[1.15] wide:text-[1.5rem]/[1.15]">
        {type.name}
      </h3>
      <p className="mb-3 mt-1 hidden text-small text-quiet tablet:block">{type.make}</p>
      <p className="wide:leading-[1.4]">{type.use}</p>
      <dl className="col-start-2 mt-3 grid grid-cols-2 gap-x-4 gap-y-2 tablet:max-desk:grid-cols-4 wide:col-start-1 wide:mt-5 wide:block large-text:col-start-1 large-text:grid-cols-2">
        <Value name="Warmth" value={type.warmth} />
        <Value name="Quiet" value={type.quiet} />
        <Value name="Light" value={`${type.light}%`} />
        <Value name="Sq. foot" value={`$${type.price}`} />
      </dl>
    </>
  );
}

function Value({ name, value }: { name: string; value: string }) {
  return (
    <div className="wide:flex wide:items-baseline wide:justify-between wide:border-t wide:border-line wide:py-1">
      <dt className="text-small text-quiet">{name}</dt>
      <dd className="text-[1rem]/[1.3] font-medium tablet:text-[1.1875rem]/[1.3]">{value}</dd>
    </div>
  );
}
