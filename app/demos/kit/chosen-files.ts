/** Lists the files that a field has, at most `most`: pictures, and for any other file its name. */
export function showChosenFiles(field: string, list: string, most: number): void {
  const input = document.querySelector<HTMLInputElement>(field);
  let shown: string[] = [];
  input?.addEventListener("change", () => {
    shown.forEach((url) => URL.revokeObjectURL(url));
    shown = [];
    const items = [...(input.files ?? [])].slice(0, most).map((file) => {
      const item = document.createElement("li");
      const name = document.createElement("span");
      name.textContent = file.name;
      if (file.type.startsWith("image/")) {
        const picture = new Image();
        picture.src = URL.createObjectURL(file);
        picture.alt = "";
        shown.push(picture.src);
        item.append(picture);
      }
      item.append(name);
      return item;
    });
    document.querySelector(list)?.replaceChildren(...items);
  });
}
