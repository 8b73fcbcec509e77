import type { ReactNode } from "react";

export const menuLink =
  "inline-flex min-h-11 items-center rounded-3xl text-base decoration-deep decoration-2 underline-offset-[0.3em] hover:underline";
/** Without its colors. */
export const button =
  "w-full min-h-[3.75rem] rounded-[2rem] border-2 px-6 py-2 text-big font-extrabold tracking-[-0.01em] transition-colors duration-200 hover:border-ink";
export const fine = "text-note leading-[1.4]";

interface Props {
  id: string;
  question: string;
  /** A line of help. */
  hint: string;
  /** Whether the section is one large card, whose color is in its class. */
  card?: boolean;
  className?: string;
  children: ReactNode;
}

/** A section below the visitor's question and a line of help. */
export function Section({ id, question, hint, card, className = "", children }: Props) {
  const frame = card
    ? "max-w-[100rem] rounded-bend px-[clamp(1.25rem,6vw,5.5rem)] py-[clamp(2rem,5vw,4rem)]"
    : "max-w-[82rem]";
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`mx-auto mt-[clamp(3.75rem,6vw,5rem)] print:break-inside-avoid ${frame} ${className}`}
    >
      <header className="col-span-full mb-[clamp(1.5rem,3vw,2.5rem)] text-center">
        <h2 id={`${id}-title`}>{question}</h2>
        <p className="mt-2 text-soft [.bg-deep_&]:text-pale [.bg-lemon_&]:text-ink">{hint}</p>
      </header>
      {children}
    </section>
  );
}
