import { showChosenFiles } from "../kit/chosen-files";
import { quoteFor, type Quote } from "./quotes";

keepQuoteOnThePage();
showChosenFiles("#photos", "#photos + ul", 4);

/** Answers a form that is sent, without a new page, which would lose the chosen photos. */
function keepQuoteOnThePage(): void {
  const answer = document.getElementById("your-quote");
  const form = document.querySelector<HTMLFormElement>("#quote form");
  if (!answer || !form) return;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = new FormData(form);
    const quote = quoteFor(String(chosen.get("job")), String(chosen.get("when")));
    if (!quote) return;
    for (const element of answer.querySelectorAll<HTMLElement>("[data-quote]")) {
      element.textContent = quote[element.dataset.quote as keyof Quote];
    }
    answer.hidden = false;
    answer.focus();
  });
}
