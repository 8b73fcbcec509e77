import type { Quote } from "./quotes";

const MAX_PHOTOS = 4;

keepQuoteOnThePage();
showPhotos();

/** Answers a form that is sent, without a new page, which would lose the chosen photos. */
function keepQuoteOnThePage(): void {
  const answer = document.getElementById("your-quote");
  const form = document.querySelector<HTMLFormElement>("#quote form");
  if (!answer || !form) return;
  const quotes = JSON.parse(answer.dataset.quotes ?? "{}") as Record<string, Record<string, Quote>>;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = new FormData(form);
    const quote = quotes[String(chosen.get("job"))]?.[String(chosen.get("when"))];
    if (!quote) return;
    for (const element of answer.querySelectorAll<HTMLElement>("[data-quote]")) {
      element.textContent = quote[element.dataset.quote as keyof Quote];
    }
    answer.hidden = false;
    answer.focus();
  });
}

/** Shows the chosen photos below their field. */
function showPhotos(): void {
  const input = document.querySelector<HTMLInputElement>("#photos");
  const list = document.querySelector("#photos + ul");
  let shown: string[] = [];
  input?.addEventListener("change", () => {
    shown.forEach((url) => URL.revokeObjectURL(url));
    shown = [...(input.files ?? [])].slice(0, MAX_PHOTOS).map((file) => URL.createObjectURL(file));
    list?.replaceChildren(
      ...shown.map((url, index) => {
        const frame = document.createElement("li");
        const picture = new Image();
        picture.src = url;
        picture.alt = `Photo ${index + 1}`;
        frame.append(picture);
        return frame;
      }),
    );
  });
}
