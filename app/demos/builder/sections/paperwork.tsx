import type { ReactNode } from "react";
import { bySlug, useChoices } from "../../kit/facts";
import builder, { LICENSE } from "../facts";
import { kinds } from "../kinds";
import { permits } from "../permits";
import { Section, sign, stamp } from "./section";

const policies = [
  ["Damage and injury", "$2,000,000"],
  ["The building itself", "Full price"],
  ["The workers", "State law"],
  ["The trucks", "$1,000,000"],
] as const;

const warranties = [
  ["Structure and roof", "10 years"],
  ["Windows and outside doors", "5 years"],
  ["Plumbing, wiring and heat", "2 years"],
  ["Plaster, paint and floors", "1 year"],
] as const;

const table =
  "w-full border-collapse text-left [&_:is(td,th)]:py-2 [&_:is(td,th)]:pl-0 [&_:is(td,th)]:pr-3 [&_:is(td,th)]:leading-[1.25] [&_:is(td,th)]:align-top [&_:is(td,th):last-child]:pr-0 [&_:is(td,th):last-child]:text-right [&_tbody_th]:font-bold [&_thead_th]:font-semibold [&_tr]:border-b [&_tbody_tr]:border-ink/20";

/** Permits, insurance and warranties, as the office handles them. */
export function Paperwork() {
  return (
    <Section
      id="paperwork"
      className="bg-paper"
      title="Office Handles Permits, Insurance And Warranty"
      report="Marlys, who runs the office, takes the applications to the courthouse herself. “No customer of ours has had to stand in line,” she says."
    >
      <div className="grid gap-6 desk:grid-cols-[7fr_5fr] desk:gap-12 large-text:grid-cols-1">
        <Permits />
        <Sheet title="Insurance And Warranty" gist="$2,000,000, and ten years">
          <Lines heading="Insured" lines={policies} />
          <Lines heading="Under warranty" lines={warranties} />
          <p className="mt-3">
            Vernon signs each warranty himself. It stays with the house when it is sold.
          </p>
        </Sheet>
      </div>
    </Section>
  );
}

interface SheetProps {
  title: string;
  /** What it says, as long as it is folded. */
  gist: string;
  children: ReactNode;
}

/** A paper that a phone keeps folded. */
function Sheet({ title, gist, children }: SheetProps) {
  return (
    <details
      className="group min-w-0 bg-white shadow-[0_2px_10px_#1c1a1838] px-[1.125rem] desk:px-9 large-text:px-3"
      data-fold=""
    >
      <summary className="group/cover flex cursor-pointer list-none items-center justify-between gap-3 py-4 desk:pt-7 large-text:grid [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <h3 className="decoration-[3px] underline-offset-[0.15em] group-hover/cover:underline">
            {title}
          </h3>
          <span className="mt-1 block group-open:hidden">{gist}</span>
        </span>
        <span className={`${sign} large-text:!justify-items-start`} aria-hidden="true" />
      </summary>
      <div className="pb-7 desk:pb-9">{children}</div>
    </details>
  );
}

interface LinesProps {
  heading: string;
  lines: readonly (readonly [name: string, value: string])[];
}

function Lines({ heading, lines }: LinesProps) {
  return (
    <>
      <h4 className="label border-b pb-2 [dl+&]:mt-8">{heading}</h4>
      <dl>
        {lines.map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-ink/20 py-2 leading-[1.25] large-text:grid-cols-1"
          >
            <dt>{name}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** On a phone with large text the table stands as a list. */
function Permits() {
  const kind = bySlug(kinds, useChoices(builder).kind);
  const needed = permits.filter(({ neededBy }) => neededBy.includes(kind.slug));
  return (
    <Sheet title="Permits" gist={`${needed.length} required, fees included`}>
      <p>
        Permits required for this project, {kind.name.toLowerCase()}: {needed.length}. The price
        includes the fees.{" "}
        <a className="inline-block py-0.5" href="#timeline">
          Choose another project
        </a>
      </p>
      <table
        className={`mt-5 large-text:block large-text:[&_:is(tbody,tr,td)]:block large-text:[&_:is(td,th)]:!p-0 large-text:[&_:is(td,th)]:!text-left ${table}`}
      >
        <thead className="label large-text:sr-only">
          <tr>
            <th scope="col">Permit</th>
            <th scope="col">Wait</th>
            <th scope="col">Fee</th>
          </tr>
        </thead>
        <tbody>
          {needed.map(({ name, office, wait, fee }) => (
            <tr key={name} className="large-text:py-2">
              <th scope="row">
                {name} <span className="block text-[1rem] font-medium">{office}</span>
              </th>
              <td className="whitespace-nowrap large-text:whitespace-normal">{wait}</td>
              <td className="whitespace-nowrap large-text:whitespace-normal">{fee}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`ml-1 mt-6 ${stamp}`}>
        License <span className="whitespace-nowrap">{LICENSE}</span>
      </p>
    </Sheet>
  );
}
