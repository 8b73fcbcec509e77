const MAX_PLANS = 6;

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
