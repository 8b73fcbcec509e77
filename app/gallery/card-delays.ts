/** One class a card, CARD_STAGGER_MS apart: Tailwind only finds classes that are written out. */
const delays = [
  "[animation-delay:0ms]",
  "[animation-delay:100ms]",
  "[animation-delay:200ms]",
  "[animation-delay:300ms]",
  "[animation-delay:400ms]",
  "[animation-delay:500ms]",
  "[animation-delay:600ms]",
  "[animation-delay:700ms]",
  "[animation-delay:800ms]",
] as const;

export function cardDelay(position: number): string {
  return delays[position] ?? "";
}
