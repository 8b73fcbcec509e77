/** How much of the old paint each view shows, in percent. */
const shares: Record<string, number> = { before: 100, both: 50, after: 0 };

for (const figure of document.querySelectorAll<HTMLElement>("[data-compare]")) {
  const range = figure.querySelector<HTMLInputElement>("input[type=range]")!;
  const views = [...figure.querySelectorAll<HTMLInputElement>("input[type=radio]")];

  const show = (share: number) => {
    figure.style.setProperty("--cut", `${share}%`);
    range.setAttribute("aria-valuetext", `${share} percent old paint`);
  };

  range.hidden = false;
  range.addEventListener("input", () => {
    figure.dataset.dragged = "true";
    for (const view of views) view.checked = shares[view.value] === range.valueAsNumber;
    show(range.valueAsNumber);
  });
  for (const view of views) {
    view.addEventListener("change", () => {
      delete figure.dataset.dragged;
      range.value = String(shares[view.value]);
      show(range.valueAsNumber);
    });
  }
  // A browser that comes back to the page keeps what was chosen.
  const chosen = views.find(({ checked }) => checked);
  if (chosen) range.value = String(shares[chosen.value]);
  show(range.valueAsNumber);
}
