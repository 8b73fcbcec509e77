import { showOpenNow } from "../open-now";
import { orderLines } from "./sizing";

showOpenNow();
for (const check of document.querySelectorAll<HTMLElement>("[data-size-check]")) {
  startSizeCheck(check);
}

/** Works out the pane to order whenever a number or the glass changes. */
function startSizeCheck(check: HTMLElement): void {
  const lines = check.querySelectorAll("[data-line]");
  const glass = check.querySelector("select");
  const numbers = (side: string): number[] =>
    [...check.querySelectorAll<HTMLInputElement>(`[data-side="${side}"]`)].map(
      ({ valueAsNumber }) => valueAsNumber,
    );
  const show = (): void => {
    const measured = {
      widths: numbers("width"),
      heights: numbers("height"),
      diagonals: numbers("diagonal"),
    };
    const [size, price, frame] = orderLines(measured, Number(glass?.value)) ?? [
      "Three widths, three heights",
      "Fill in every number of both",
      "",
    ];
    [size, price, frame].forEach((text, index) => {
      const line = lines[index];
      if (line) line.textContent = text;
    });
  };
  for (const field of check.querySelectorAll<HTMLElement>("[data-needs-script]")) {
    field.hidden = false;
  }
  check.addEventListener("input", show);
  show();
}
