import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  no: string;
  /** Soot is lit by the filament; sheet is printed paper. */
  ground: "soot" | "sheet";
  title: string;
  /** A remark in small type beneath the bar. */
  note?: string;
  children: ReactNode;
}

/** A section of the report, under a bar with its number and title. */
export function Section({ id, no, ground, title, note, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`el-sec el-${ground}`}>
      <div className="el-frame">
        <h2 id={`${id}-title`} className="el-sec-bar">
          <span className="el-num">{no}</span> {title}
        </h2>
        <div className="el-body">
          {note && <p className="el-small el-sec-note">{note}</p>}
          {children}
        </div>
      </div>
    </section>
  );
}

/** The remarks to a section's tables, by the numbers that stand in them. */
export function Footnotes({ notes }: { notes: readonly string[] }) {
  return (
    <ol className="el-footnotes">
      {notes.map((note, index) => (
        <li key={note}>
          <sup>{index + 1}</sup> {note}
        </li>
      ))}
    </ol>
  );
}
