import { openText, type OpenDay } from "../open-now";

const now = new Date();
const time = [now.getHours(), now.getMinutes()].map((it) => String(it).padStart(2, "0")).join(":");

for (const element of document.querySelectorAll<HTMLElement>("[data-open-hours]")) {
  const { open } = openText(JSON.parse(element.dataset.openHours ?? "[]") as OpenDay[], now);
  element.textContent = `${time} Office ${open ? "open" : "closed"}`;
  element.dataset.open = String(open);
}
