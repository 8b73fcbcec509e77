import { cabinet } from "./cabinet";
import { dollars, pieces, roughPrice, type PieceName, type Size } from "./estimate";

const KEPT = "carpenter-size";

drawAsMeasured();

/** Draws the piece in the size that the visitor types, and says what it may cost. */
function drawAsMeasured(): void {
  const form = document.querySelector<HTMLFormElement>("form.aa-form")!;
  const inputs = [...form.querySelectorAll<HTMLInputElement>(".aa-lengths input")];
  const texts = form.querySelectorAll(".aa-cabinet text");
  const rough = form.querySelector(".aa-rough")!;
  const choice = (name: string) => new FormData(form).get(name) as string;
  let typed = false;

  const size = (): Size => {
    const { usual } = pieces[choice("piece") as PieceName];
    const [width, height, depth] = inputs.map(({ value }, index) =>
      Math.min(400, Math.max(6, Number(value) || usual[index]!)),
    );
    return [width!, height!, depth!];
  };
  const fill = (lengths: readonly (number | string)[]) =>
    inputs.forEach((input, index) => (input.value = String(lengths[index])));

  function draw(): void {
    const piece = choice("piece") as PieceName;
    const lengths = size();
    const { places, ...parts } = cabinet(piece, lengths);
    for (const [part, path] of Object.entries(parts)) {
      for (const drawn of form.querySelectorAll(`[data-part=${part}]`))
        drawn.setAttribute("d", path);
    }
    texts.forEach((text, index) => {
      text.setAttribute("x", String(places[index]![0]));
      text.setAttribute("y", String(places[index]![1]));
      text.textContent = `${lengths[index]}″`;
    });
    rough.textContent = `At this size, from about ${dollars(roughPrice(piece, choice("timber"), lengths))}`;
  }

  form.addEventListener("input", ({ target }) => {
    if (inputs.includes(target as HTMLInputElement)) typed = true;
    else if (!typed) fill(pieces[choice("piece") as PieceName].usual);
    draw();
  });
  form.addEventListener("submit", () => sessionStorage.setItem(KEPT, size().join()));

  const answer = document.querySelector("#answer");
  const kept = answer && sessionStorage.getItem(KEPT)?.split(",");
  if (kept) {
    typed = true;
    fill(kept);
    answer.querySelector("[data-size]")!.textContent = size().join(" by ");
    answer.querySelector("[data-price]")!.textContent = dollars(
      roughPrice(choice("piece") as PieceName, choice("timber"), size()),
    );
  }
  draw();
}
