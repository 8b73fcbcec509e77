fillInSlip();

/** Writes what is typed into the slips, without a new page, which would lose it. */
function fillInSlip(): void {
  const form = document.querySelector<HTMLFormElement>("#visit form");
  const street = document.querySelector<HTMLInputElement>("#gg-street");
  const place = document.querySelector<HTMLSelectElement>("#gg-place");
  const slip = document.getElementById("slip");
  if (!form || !street || !place || !slip) return;
  const write = (part: string, text: string) => {
    for (const element of slip.querySelectorAll(`[data-slip="${part}"]`)) {
      element.textContent = text;
    }
  };
  const fill = () => {
    const name = place.selectedOptions[0]?.text ?? "";
    write("street", `${street.value.trim() || "To be named"}, ${name}`);
    write("day", `A ${place.value}, between eight and ten`);
  };
  form.addEventListener("input", fill);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    fill();
    slip.scrollIntoView({ block: "center" });
  });
}
