import type { ReactNode } from "react";

interface SectionProps {
  id?: string;
  title: string;
  intro?: string;
  className?: string;
  children: ReactNode;
}

export function Section({ id, title, intro, className = "", children }: SectionProps) {
  return (
    <section id={id} className={`px-4 py-10 sm:px-6 md:py-14 lg:py-24 ${className}`}>
      <div className="mx-auto max-w-page">
        <h2 className="text-balance text-3xl font-bold tracking-tight md:text-4xl">{title}</h2>
        {intro && <p className="mt-3 max-w-prose text-muted sm:text-lg">{intro}</p>}
        <div className="mt-6 md:mt-10">{children}</div>
      </div>
    </section>
  );
}
