/** The two ways on: a dark plate, and a line of italics, whose color its place gives it. */
export const solid =
  "bg-ink px-[1.1em] pb-[0.65em] pt-[0.6em] font-serif text-[1.3125rem]/[1.2] text-paper hover:bg-red";
export const go =
  "inline-block pb-[0.4em] pt-[0.5em] font-serif text-[1.375rem]/[1.2] italic underline decoration-1 underline-offset-[0.24em] hover:decoration-2";
