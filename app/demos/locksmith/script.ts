const LETTERS = "ABCDEFGHIJKLMNOPRSTUW0123456789$";
const TURNS = 7;
const TURN_MS = 55;

showArrival();
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) turnWhenSeen();

/** Says by the visitor's clock when the van would be at the door. */
function showArrival(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-minutes]")) {
    const at = new Date(Date.now() + Number(element.dataset.minutes) * 60_000);
    const time = at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
    element.textContent = `Call now. There ${time}`;
  }
}

/** Turns the board's flaps once, when it comes into view. */
function turnWhenSeen(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      [...target.children].forEach((flap, index) => turn(flap, TURNS + index));
    }
  });
  for (const flaps of document.querySelectorAll("[data-flaps]")) observer.observe(flaps);
}

function turn(flap: Element, turns: number): void {
  const end = flap.textContent ?? "";
  const timer = setInterval(() => {
    turns -= 1;
    flap.textContent = turns > 0 ? LETTERS[Math.floor(Math.random() * LETTERS.length)]! : end;
    if (turns <= 0) clearInterval(timer);
  }, TURN_MS);
}
