import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { demoPicture } from "../../app/demos/kit/facts";
import { renderWidths } from "./images";

/** Writes a picture, by its file or its bytes, to public/images/stills, in every width; what is not three to two is cut so. */
export async function publishStill(name: string, picture: string | Buffer): Promise<void> {
  mkdirSync("public/images/stills", { recursive: true });
  const { path, widths, width, height } = demoPicture(name, "");
  await renderWidths({
    input: await sharp(picture).rotate().resize(width, height).png().toBuffer(),
    path,
    widths,
    quality: { avif: 55, webp: 76 },
    maxBytes: 180_000,
  });
}
