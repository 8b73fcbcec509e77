import { dollars, pieces, roughPrice, type PieceName, type TimberName } from "./estimate";

const KEPT = "carpenter-size";

answerAsMeasured();

/** Answers with the measurements that the visitor has typed, which the form does not send. */
function answerAsMeasured(): void {
  const form = document.querySelector<HTMLFormElement>("#inquiry form")!;
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[type="number"]')];
  const choice = (name: string) => new FormData(form).get(name) as string;
  form.addEventListener("submit", () =>
    sessionStorage.setItem(KEPT, inputs.map(({ value }) => value).join()),
  );

  const answer = document.querySelector("#answer");
  const kept = answer && sessionStorage.getItem(KEPT)?.split(",");
  if (!kept) return;
  inputs.forEach((input, index) => (input.value = kept[index] ?? ""));
  const piece = choice("piece") as PieceName;
  const [width, height, depth] = pieces[piece].usual.map(
    (usual, index) => Number(kept[index]) || usual,
  );
  const size = [width!, height!, depth!] as const;
  answer.querySelector("[data-size]")!.textContent = size.join(" by ");
  const price = roughPrice(piece, choice("timber") as TimberName, size);
  answer.querySelector("[data-price]")!.textContent = dollars(price);
}
