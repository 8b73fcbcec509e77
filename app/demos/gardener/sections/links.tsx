import gardener from "../facts";

export const link =
  "inline-flex min-h-11 items-center decoration-1 underline-offset-[0.2em] hover:text-tomato hover:underline";

/** A leaf: two round corners, two with a point. */
export const button =
  "inline-flex min-h-14 items-center justify-center rounded-[1.75rem_0.25rem] border-2 border-tomato bg-tomato px-8 pb-2 pt-1.5 font-serif text-[1.375rem]/[1.1] text-white transition-[border-radius] duration-300 hover:rounded-[0.25rem_1.75rem] hover:border-ink hover:bg-ink large-text:px-5";

export const largePhone = "text-[min(3rem,15vw)]/none";

/** The number to call. */
export function Phone({ className }: { className: string }) {
  return (
    <a
      className={`whitespace-nowrap font-serif ${link} ${className}`}
      href={`tel:${gardener.phone}`}
    >
      {gardener.phone}
    </a>
  );
}
