import type { ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  /** Where the heading and the chat below it stand. */
  side: "middle" | "right";
  /** The class of the paint behind the heading. */
  paint: "sc-strip-butter" | "sc-strip-pink" | "sc-strip-plaster" | "sc-strip-raspberry";
  children: ReactNode;
}

/** A heading on strips of paint, one for each line, and below it what the sisters have to say. */
export function SectionHead({ id, title, side, paint, children }: Props) {
  return (
    <div className={`sc-head sc-head-${side} sc-edge`}>
      <h2 id={id} className="sc-title">
        <span className={paint}>{title}</span>
      </h2>
      <div className="sc-chat">{children}</div>
    </div>
  );
}

/** A remark in brackets, as if it were written on the page by hand. */
export function Aside({ children }: { children: ReactNode }) {
  return <span className="sc-aside">({children})</span>;
}
