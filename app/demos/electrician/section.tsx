import type { ReactNode } from "react";
import { Device, type DeviceName } from "./symbols";

interface SectionProps {
  id: string;
  /** The number of the circuit, as in the panel directory. */
  circuit: string;
  symbol: DeviceName;
  /** Soot is lit by the filament; sheet is printed paper. */
  ground: "soot" | "sheet";
  title: ReactNode;
  lead: string;
  children: ReactNode;
}

/** A section of the page: a device on the conductor that runs down the page. */
export function Section({ id, circuit, symbol, ground, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`el-sec el-${ground}`}>
      <div className="el-frame">
        <Rail circuit={circuit} symbol={symbol} />
        <div className="el-body">
          <div className="el-head">
            <h2 id={`${id}-title`} className="el-h2">
              {title}
            </h2>
            <p className="el-lead">{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}

/** The conductor beside a section, with the section's device. */
function Rail({ circuit, symbol }: { circuit: string; symbol: DeviceName }) {
  return (
    <div className="el-rail" aria-hidden>
      <div className="el-stop">
        <Device name={symbol} />
        <span className="el-tag">CKT {circuit}</span>
      </div>
    </div>
  );
}
