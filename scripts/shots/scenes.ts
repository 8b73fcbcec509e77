import { mkdirSync } from "node:fs";
import { trades } from "../../app/content/trades";
import { tradeImage } from "../../app/gallery/trade-images";
import { renderWidths } from "./images";

/** The source of a trade's scene; only its rendered pictures are published. */
export function sceneSource(slug: string): string {
  return `art/trades/${slug}.svg`;
}

/** The nine scenes in public/images/trades, in every width. */
export async function drawScenes(): Promise<void> {
  mkdirSync("public/images/trades", { recursive: true });
  for (const { slug } of trades) {
    const { path, widths } = tradeImage(slug);
    const quality = { avif: 60, webp: 80 };
    await renderWidths({ input: sceneSource(slug), path, widths, quality, maxBytes: 60_000 });
  }
}
