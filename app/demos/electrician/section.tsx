import type { ReactNode } from "react";
import { Device, type DeviceName } from "./symbols";

interface SectionProps {
  id: string;
  /** The number of the section, as in the panel directory. */
  no: string;
  symbol: DeviceName;
  /** Soot is lit by the filament; sheet is printed paper. */
  ground: "soot" | "sheet";
  title: string;
  /** A remark in small type beneath the bar. */
  note?: string;
  children: ReactNode;
}

/** A section of the report: a bar with its number and title, and a device on the conductor that runs down the page. */
export function Section({ id, no, symbol, ground, title, note, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`el-sec el-${ground}`}>
      <div className="el-frame">
        <h2 id={`${id}-title`} className="el-sec-bar">
          <span className="el-num">{no}</span> {title}
        </h2>
        <div className="el-rail" aria-hidden>
          <div className="el-stop">
            <Device name={symbol} />
          </div>
        </div>
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
