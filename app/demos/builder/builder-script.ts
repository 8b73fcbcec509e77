import { answerFor } from "./budgets";

const MAX_PLANS = 6;

keepFileOnThePage();
showPlans();

/** Fills in the cover at each choice, without a new page, which would lose the chosen plans. */
function keepFileOnThePage(): void {
  const cover = document.getElementById("cover");
  const form = document.querySelector<HTMLFormElement>("#request form");
  if (!cover || !form) return;
  const fill = () => {
    const kind = chosenIn(form, "kind");
    const budget = chosenIn(form, "budget");
    const answer = kind && budget && answerFor(kind.value, budget.value);
    if (!answer) return;
    const words: Record<string, string> = { ...answer, kind: kind.label, budget: budget.label };
    for (const element of cover.querySelectorAll<HTMLElement>("[data-answer]")) {
      const text = words[element.dataset.answer!] ?? "";
      if (element.textContent !== text) element.textContent = text;
    }
  };
  form.addEventListener("change", fill);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    fill();
    cover.scrollIntoView({ block: "center" });
  });
  // A browser that goes back restores the choices, not the cover.
  addEventListener("pageshow", fill);
}

function chosenIn(form: HTMLFormElement, field: string) {
  const input = form.querySelector<HTMLInputElement>(`[name="${field}"]:checked`);
  return input && { value: input.value, label: input.parentElement?.textContent ?? "" };
}

/** Lists the chosen plans on the cover, in place of the napkin. */
function showPlans(): void {
  const input = document.querySelector<HTMLInputElement>("#kd-plans");
  const list = document.querySelector("[data-plans]");
  if (!input || !list) return;
  const napkin = [...list.children];
  let shown: string[] = [];
  input.addEventListener("change", () => {
    shown.forEach((url) => URL.revokeObjectURL(url));
    shown = [];
    const sheets = [...(input.files ?? [])].slice(0, MAX_PLANS).map((file, index) => {
      const sheet = document.createElement("li");
      const name = document.createElement("span");
      name.textContent = `A-${index + 1} ${file.name}`;
      if (file.type.startsWith("image/")) {
        const picture = new Image();
        picture.src = URL.createObjectURL(file);
        picture.alt = "";
        shown.push(picture.src);
        sheet.append(picture);
      }
      sheet.append(name);
      return sheet;
    });
    list.replaceChildren(...(sheets.length > 0 ? sheets : napkin));
  });
}
