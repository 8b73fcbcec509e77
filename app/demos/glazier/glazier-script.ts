import { orderLines } from "./sizing";

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
    const texts = orderLines(measured, Number(glass?.value)) ?? [
      "Readings incomplete",
      "Three widths and three heights required",
      "",
      "",
    ];
    texts.forEach((text, index) => {
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
