import type { OpenDay } from "../kit/open-now";

const now = new Date();
const hour = now.getHours() + now.getMinutes() / 60;
const time = [now.getHours(), now.getMinutes()].map((it) => String(it).padStart(2, "0")).join(":");

for (const element of document.querySelectorAll<HTMLElement>("[data-open-hours]")) {
  const days = JSON.parse(element.dataset.openHours ?? "[]") as OpenDay[];
  const open = days.some(([day, from, to]) => day === now.getDay() && hour >= from && hour < to);
  element.textContent = `${time} Office ${open ? "open" : "closed"}`;
  element.dataset.open = String(open);
}
