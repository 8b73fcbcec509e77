/** The opening hours of one day: its number from Sunday, 0, and the hours from which and to which it is open. */
export type OpenDay = readonly [day: number, from: number, to: number];

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Whether a firm is open at a moment, in words; the hours are those of the visitor's clock. */
export function openText(hours: readonly OpenDay[], now: Date): { open: boolean; text: string } {
  const time = now.getHours() + now.getMinutes() / 60;
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const weekday = (now.getDay() + ahead) % 7;
    for (const [day, from, to] of hours) {
      if (day !== weekday) continue;
      if (ahead === 0 && time >= from && time < to) {
        return { open: true, text: `Open now, until ${clock(to)}` };
      }
      if (ahead > 0 || time < from) {
        const when = ahead === 0 ? "today" : ahead === 1 ? "tomorrow" : `on ${dayNames[day]}`;
        return { open: false, text: `Closed now, opens ${when} at ${clock(from)}` };
      }
    }
  }
  return { open: false, text: "Closed now" };
}

/** Writes it into the element with `data-open-hours`, which holds the hours as JSON and shows them in words until then. */
export function showOpenNow(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-open-hours]")) {
    const { open, text } = openText(
      JSON.parse(element.dataset.openHours ?? "[]") as OpenDay[],
      new Date(),
    );
    element.textContent = text;
    element.dataset.open = String(open);
  }
}

function clock(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  const shown = `${Math.floor(hour) % 12 || 12}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
  return `${shown} ${hour % 24 < 12 ? "am" : "pm"}`;
}
