/** What it costs to take out one pane and fit the new one, in US dollars. */
export const FITTING = 95;

/** The least glass that is charged, in square feet. */
export const LEAST_AREA = 5;

/** The price of one pane, cut and fitted, in whole US dollars. */
export function fittedPrice(squareFeet: number, pricePerFoot: number): number {
  return Math.round(Math.max(squareFeet, LEAST_AREA) * pricePerFoot + FITTING);
}
