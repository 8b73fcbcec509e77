import type { ReactNode } from "react";

export const button =
  "inline-flex min-h-11 items-center rounded bg-trade px-6 py-2 font-bold text-white hover:bg-trade-deep";

interface Props {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A section under its title. */
export function Section({ id, title, className = "", children }: Props) {
  return (
    <section
      id={id}
      className={`grid gap-6 px-sides py-14 ${className}`}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className="text-[2rem]/[1.1] font-extrabold [overflow-wrap:anywhere]">
        {title}
      </h2>
      {children}
    </section>
  );
}
