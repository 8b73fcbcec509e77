import { fittedPrice } from "./pricing";

/** What somebody measured on a frame, in inches; an empty field is NaN. */
export interface Measured {
  widths: readonly number[];
  heights: readonly number[];
  diagonals: readonly number[];
}

/** How much smaller the pane is than the frame, in inches. */
const CLEARANCE = 1 / 8;
/** How much the diagonals may differ, in inches. */
const SQUARE = 1 / 4;

/** The numbers that the page shows until somebody types others. */
export const exampleMeasured: Measured = {
  widths: [36, 35.875, 36.125],
  heights: [48, 48, 47.875],
  diagonals: [59.875, 60],
};

/** The size to order in inches and in millimeters, its price and a word on the frame; undefined while a number is missing. */
export function orderLines(
  { widths, heights, diagonals }: Measured,
  pricePerFoot: number,
): [size: string, metric: string, price: string, frame: string] | undefined {
  const width = orderInches(widths);
  const height = orderInches(heights);
  if (!(width > 0 && height > 0)) return undefined;
  const area = (width * height) / 144;
  return [
    `${inches(width)} × ${inches(height)}\u00a0in`,
    `(${millimeters(width)} × ${millimeters(height)}\u00a0mm), ${area.toFixed(1)}\u00a0sq\u00a0ft (${(area * 0.0929).toFixed(2)}\u00a0m²)`,
    `Installed price, approximate: USD ${fittedPrice(area, pricePerFoot)}`,
    frameWords(diagonals),
  ];
}

function frameWords([one = NaN, other = NaN]: readonly number[]): string {
  const difference = Math.abs(one - other);
  if (Number.isNaN(difference)) return "Frame: diagonal readings incomplete";
  return difference > SQUARE
    ? "Frame: out of tolerance; template survey at no charge"
    : "Frame: within tolerance for rectangular glass";
}

function orderInches(sides: readonly number[]): number {
  return Math.floor((Math.min(...sides) - CLEARANCE) * 8) / 8;
}

/** To an eighth: 35-3/4. */
function inches(size: number): string {
  const whole = Math.floor(size);
  const eighths = Math.round((size - whole) * 8);
  if (eighths === 0) return String(whole);
  const divisor = eighths % 4 === 0 ? 4 : eighths % 2 === 0 ? 2 : 1;
  return `${whole}-${eighths / divisor}/${8 / divisor}`;
}

function millimeters(size: number): string {
  return Math.round(size * 25.4).toLocaleString("en-US");
}
