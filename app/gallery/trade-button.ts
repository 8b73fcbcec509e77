const base =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-3 text-center font-semibold transition-colors";

const looks = {
  /** On light ground. */
  solid: "bg-[var(--trade)] text-white hover:bg-[var(--trade-deep)]",
  /** On --trade-deep. */
  light: "bg-[var(--trade-light)] text-[color:var(--trade-deep)] hover:bg-white",
} as const;

/** A button in the colours of the trade around it, see accents.ts. */
export function tradeButton(look: keyof typeof looks, extra = ""): string {
  return `${base} ${looks[look]} ${extra}`;
}
