import { showChosenFiles } from "../kit/chosen-files";

const WEEK_MS = 900;

/** What a phone keeps folded lies open where there is room. */
if (matchMedia("(min-width: 48rem)").matches) {
  document.querySelectorAll("[data-fold]").forEach((fold) => fold.setAttribute("open", ""));
}

showChosenFiles("#plans", "[data-plans]", 6);

/** Builds the house once, when it comes into view, unless the visitor chooses a week. */
function buildHouse(weeks: HTMLElement): void {
  const choices = [...weeks.querySelectorAll("input")];
  let next = 0;
  let timer = 0;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      timer = window.setInterval(() => {
        choices[next]!.checked = true;
        next += 1;
        if (next === choices.length) clearInterval(timer);
      }, WEEK_MS);
    },
    { threshold: 0.7 },
  );
  observer.observe(weeks);
  weeks.addEventListener("input", () => {
    observer.disconnect();
    clearInterval(timer);
  });
}

const house = document.querySelector<HTMLElement>("[data-weeks]");
if (house && !matchMedia("(prefers-reduced-motion: reduce)").matches) buildHouse(house);
