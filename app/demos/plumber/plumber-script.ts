import type { Quote } from "./quotes";

const MAX_PHOTOS = 4;

keepQuoteOnThePage();
showPhotos();

/** Fills in the job sheet at each choice, without a new page, which would lose the chosen photos. */
function keepQuoteOnThePage(): void {
  const sheet = document.getElementById("job-sheet");
  const form = document.querySelector<HTMLFormElement>("#quote form");
  if (!sheet || !form) return;
  const quotes = JSON.parse(sheet.dataset.quotes ?? "{}") as Record<string, Record<string, Quote>>;
  const fill = () => {
    const chosen = new FormData(form);
    const quote = quotes[String(chosen.get("job"))]?.[String(chosen.get("when"))];
    if (!quote) return;
    for (const element of sheet.querySelectorAll<HTMLElement>("[data-quote]")) {
      element.textContent = quote[element.dataset.quote as keyof Quote];
    }
  };
  form.addEventListener("change", fill);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    fill();
    sheet.scrollIntoView({ block: "center" });
  });
  fill();
}

/** Puts the chosen photos into the frames of the job sheet. */
function showPhotos(): void {
  const input = document.querySelector<HTMLInputElement>("#pl-photos");
  const frames = document.querySelectorAll("[data-thumbs] li");
  const words = [...frames].map(({ textContent }) => textContent ?? "");
  let shown: string[] = [];
  input?.addEventListener("change", () => {
    shown.forEach((url) => URL.revokeObjectURL(url));
    shown = [...(input.files ?? [])].slice(0, MAX_PHOTOS).map((file) => URL.createObjectURL(file));
    frames.forEach((frame, index) => {
      const url = shown[index];
      if (!url) return frame.replaceChildren(words[index] ?? "");
      const picture = new Image();
      picture.src = url;
      picture.alt = words[index] ?? "";
      frame.replaceChildren(picture);
    });
  });
}
