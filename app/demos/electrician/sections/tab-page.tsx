import type { ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  /** As wide as the page. */
  picture?: ReactNode;
  children: ReactNode;
}

/** One of the pages behind the tabs. */
export function TabPage({ id, title, picture, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-[4.75rem] border border-t-0 border-edge bg-raised"
    >
      {picture}
      <div className="grid gap-x-16 gap-y-5 px-[clamp(1rem,4vw,3.5rem)] py-[clamp(1.5rem,3vw,2.75rem)] desk:grid-cols-[7fr_5fr] desk:items-start large-text:px-3">
        <h3
          id={`${id}-title`}
          className="text-balance text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)]/[1.1] !font-medium tracking-[-0.03em]"
        >
          {title}
        </h3>
        {children}
      </div>
    </section>
  );
}
