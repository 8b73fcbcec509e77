import type { ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

/** One of the pages behind the tabs. */
export function TabPage({ id, title, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-[4.75rem] border border-t-0 border-edge bg-raised px-[clamp(1rem,4vw,3.5rem)] py-[clamp(1.5rem,4vw,3.5rem)] large-text:px-3"
    >
      <h3
        id={`${id}-title`}
        className="text-balance text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)]/[1.1] !font-medium tracking-[-0.03em]"
      >
        {title}
      </h3>
      <div className="mt-6 grid items-start gap-8 desk:grid-cols-2 desk:gap-x-16">{children}</div>
    </section>
  );
}
