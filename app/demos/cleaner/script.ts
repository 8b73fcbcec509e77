import { chosenVisit, personOn, type Visit } from "./visit";

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const closed = "We’re closed on Sundays. Pick another day.";

const card = document.getElementById("booking")?.closest("form");

/** Shows the visit that the card's pills say wherever the page tells of it. */
function showVisit(form: HTMLFormElement): void {
  const choices = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const visit = chosenVisit(choices);
  for (const element of document.querySelectorAll<HTMLElement>("[data-visit]")) {
    element.textContent = visit[element.dataset.visit as keyof Visit];
  }
  for (const input of document.querySelectorAll<HTMLInputElement>("[data-choice]")) {
    input.value = choices[input.dataset.choice!] ?? "";
  }
  for (const bubble of document.querySelectorAll<HTMLAnchorElement>("[data-rhythm]")) {
    const { rooms, rhythm } = bubble.dataset;
    const chosen = rooms === choices.rooms && rhythm === choices.rhythm;
    if (chosen) bubble.setAttribute("aria-current", "true");
    else bubble.removeAttribute("aria-current");
  }
  for (const badge of document.querySelectorAll<HTMLElement>("[data-yours]")) {
    badge.hidden = badge.dataset.yours !== visit.person;
  }
}

/** Says whose day the chosen date is, and refuses Sundays. */
function showWhoseDay(input: HTMLInputElement): void {
  const weekday = input.valueAsDate?.getUTCDay();
  const person = weekday === undefined ? undefined : personOn(weekday);
  input.setCustomValidity(weekday === 0 ? closed : "");
  document.getElementById("whose-day")!.textContent = person
    ? `You’ll get ${person} on ${dayNames[weekday!]}.`
    : weekday === 0
      ? closed
      : "Mon-Sat, from tomorrow.";
}

/** Marks in the plan what is ticked in the list. */
function showSpot(box: HTMLInputElement): void {
  document.getElementById(`at-${box.dataset.spot}`)?.toggleAttribute("data-off", !box.checked);
}

if (card) {
  // A browser that goes back restores the pills, not the price.
  addEventListener("pageshow", () => showVisit(card));
  card.addEventListener("change", () => showVisit(card));
}

const firstVisit = document.querySelector<HTMLInputElement>("[data-first-visit]");
if (firstVisit) {
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  // Canada writes dates as the field does: 2026-03-09.
  firstVisit.min = tomorrow.toLocaleDateString("en-CA");
  firstVisit.addEventListener("input", () => showWhoseDay(firstVisit));
}

for (const box of document.querySelectorAll<HTMLInputElement>("[data-spot]")) {
  showSpot(box);
  box.addEventListener("change", () => showSpot(box));
}
