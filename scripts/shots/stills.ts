import { mkdirSync } from "node:fs";
import { demoPicture } from "../../app/demos/kit/facts";
import { renderWidths } from "./images";

/** Writes a still life that `art/render` has made to public/images/stills, in every width. */
export async function publishStill(name: string, png: string): Promise<void> {
  mkdirSync("public/images/stills", { recursive: true });
  const { path, widths } = demoPicture(name, "");
  await renderWidths({
    input: png,
    path,
    widths,
    quality: { avif: 55, webp: 76 },
    maxBytes: 180_000,
  });
}
