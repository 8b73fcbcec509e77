const MAX_PLANS = 6;
const WEEK_MS = 900;

const input = document.querySelector<HTMLInputElement>("#plans");
const list = document.querySelector("[data-plans]");
let shown: string[] = [];

/** Lists the chosen plans under their field. */
function showPlans(): void {
  shown.forEach((url) => URL.revokeObjectURL(url));
  shown = [];
  const plans = [...(input?.files ?? [])].slice(0, MAX_PLANS).map((file) => {
    const plan = document.createElement("li");
    const name = document.createElement("span");
    name.textContent = file.name;
    if (file.type.startsWith("image/")) {
      const picture = new Image();
      picture.src = URL.createObjectURL(file);
      picture.alt = "";
      shown.push(picture.src);
      plan.append(picture);
    }
    plan.append(name);
    return plan;
  });
  list?.replaceChildren(...plans);
}

input?.addEventListener("change", showPlans);

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
  weeks.addEventListener("input", () => clearInterval(timer));
}

const house = document.querySelector<HTMLElement>("[data-weeks]");
if (house && !matchMedia("(prefers-reduced-motion: reduce)").matches) buildHouse(house);
