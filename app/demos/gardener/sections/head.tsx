import type { ReactNode } from "react";

interface HeadProps {
  id: string;
  title: string;
  /** A short note, in italics, whose font has letters and no figures. */
  children?: ReactNode;
}

/** The head of a section. */
export function Head({ id, title, children }: HeadProps) {
  return (
    <div className="grid justify-items-center gap-2 px-sides pb-8 pt-16 text-center desk:pb-11 desk:pt-24 print:pb-5 print:pt-8">
      <h2 id={id} className="max-w-[48rem]">
        {title}
      </h2>
      {children && <p className="font-serif text-note italic text-balance">{children}</p>}
    </div>
  );
}
