import type { Page } from "playwright";

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

interface ShiftWindow {
  readLayoutShifts: () => Shifts;
}

export interface Shifts {
  /** The sum of all shifts that the visitor did not cause: at least the page's CLS, https://web.dev/articles/cls. */
  total: number;
  moved: string[];
}

export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    const keep = (entries: PerformanceEntryList) => {
      shifts.push(...(entries as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput));
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    (window as unknown as ShiftWindow).readLayoutShifts = () => {
      keep(observer.takeRecords());
      return {
        total: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: shifts.flatMap(({ value, sources }) =>
          sources.map(({ node }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return `${value.toFixed(4)} ${element?.outerHTML.slice(0, 120) ?? "(gone)"}`;
          }),
        ),
      };
    };
  });
}

/** The layout shifts of the document that is open, up to the frame that is drawn next. */
export function layoutShifts(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
    );
    return (window as unknown as ShiftWindow).readLayoutShifts();
  });
}
