import type { ReactNode } from "react";
import electrician from "../facts";

export const frame = "mx-auto w-full max-w-[86rem] px-sides";

const grounds = {
  pine: "pine bg-pine text-bone",
  sheet: "sheet bg-sheet text-ink",
  lamp: "lamp bg-lamp text-ink",
};

interface SectionProps {
  id: string;
  ground: keyof typeof grounds;
  title: string;
  /** One sentence beneath the title. */
  lead?: ReactNode;
  /** What stands beneath the title, if a wide page shows that beside the rest. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section under its title, on the green of the wire, on paper, or in the light of the lamp. */
export function Section({ id, ground, title, lead, aside, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={grounds[ground]}>
      <div
        className={`grid gap-6 py-11 desk:gap-10 desk:py-20 [.sheet+.sheet>&]:pt-0 [.pine+.pine>&]:pt-0 ${aside ? "desk:grid-cols-[5fr_7fr] desk:gap-x-16" : ""} ${frame}`}
      >
        <div
          className={`grid content-start gap-x-16 gap-y-3 ${aside ? "" : "desk:grid-cols-[7fr_5fr] desk:items-end"}`}
        >
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className="max-w-[34rem] text-pretty text-quiet desk:text-title">{lead}</p>}
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}

/** That somebody answers; the script says at what time. */
export function Awake({ className }: { className: string }) {
  return (
    <span data-awake className={`font-mono text-note ${className}`}>
      We are awake, day and night.
    </span>
  );
}

/** Points down. */
export function Arrow({ className }: { className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 16 16"
      className={`size-4 flex-none fill-none stroke-current stroke-[1.75] ${className}`}
    >
      <path d="M8 2v11M3 8.5l5 5 5-5" />
    </svg>
  );
}

/** What a figure of a table wears. */
export const figure =
  "whitespace-nowrap py-2 text-right align-baseline font-mono font-semibold text-mark desk:text-[1.1875rem] large-text:text-[min(1.0625rem,7cqi)]";

/** The first cell of a row: a name, and a word to it. */
export function Name({ name, detail }: { name: string; detail: string }) {
  return (
    <th scope="row" className="py-2 pr-4 large-text:pr-1.5 text-left align-baseline font-semibold">
      {name}
      <span className="block text-[1rem]/[1.35] font-normal text-quiet">{detail}</span>
    </th>
  );
}

interface RowsProps {
  caption: string;
  head: readonly [string, string];
  rows: readonly (readonly [name: string, detail: string, figure: string])[];
  /** Whether a wide page shows its three rows side by side. */
  across?: boolean;
}

const sideBySide =
  "col-span-full desk:block desk:[&_caption]:block desk:[&_tbody]:grid desk:[&_tbody]:grid-cols-3 desk:[&_tbody]:gap-x-16 desk:[&_tr]:flex desk:[&_tr]:justify-between";

/** A table of names and figures, and a word to each name. */
export function Rows({ caption, head, rows, across }: RowsProps) {
  return (
    <table className={`w-full self-start ${across ? sideBySide : ""}`}>
      <caption className="pb-2 text-left text-title font-semibold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="*:border-t *:border-line">
        {rows.map(([name, detail, price]) => (
          <tr key={name}>
            <Name name={name} detail={detail} />
            <td className={figure}>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of no use to a mouse. */
export const forThumbs = "[@media(hover:hover)_and_(min-width:64em)]:hidden";

export const callLink = `tel:${electrician.phone}`;
