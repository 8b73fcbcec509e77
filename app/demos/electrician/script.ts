sayThatWeAreAwake();
compareFoundAndLeft();

function sayThatWeAreAwake(): void {
  const time = new Date().toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  for (const element of document.querySelectorAll("[data-awake]")) {
    element.textContent = `It is ${time}. We are awake.`;
  }
}

/** Moves the edge between the panel as found and as left. */
function compareFoundAndLeft(): void {
  const range = document.querySelector<HTMLInputElement>("#found-left")!;
  const show = () =>
    range.closest("section")!.style.setProperty("--cut", String(range.valueAsNumber / 100));
  range.addEventListener("input", show);
  show();
}
