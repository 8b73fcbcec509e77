answerOnThePage();

/** Answers a form that is sent, without a new page, which would lose what is typed. */
function answerOnThePage(): void {
  const form = document.querySelector<HTMLFormElement>("#visit form");
  const town = document.querySelector<HTMLSelectElement>("#town");
  const answer = document.getElementById("visit-answer");
  if (!form || !town || !answer) return;
  const lengths = JSON.parse(answer.dataset.lengths ?? "{}") as Record<string, string>;
  const write = (part: string, text = "") => {
    answer.querySelector(`[data-visit="${part}"]`)!.textContent = text;
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    write("day", `a ${town.value}`);
    write("length", lengths[String(new FormData(form).get("plot"))]);
    answer.hidden = false;
    answer.focus();
  });
}
