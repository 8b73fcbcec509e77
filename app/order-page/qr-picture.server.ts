import { correction, generate } from "lean-qr";
import { toPngBuffer } from "lean-qr/extras/node_export";
import { toSvgSource } from "lean-qr/extras/svg";

/** Light modules around the code, which readers need: ISO/IEC 18004, 6.3.8. */
const QUIET_ZONE = 4;
/** Pixels: four inches in print at 300 dpi. */
const LEAST_WIDTH = 1200;

export interface Picture {
  type: string;
  bytes: Uint8Array<ArrayBuffer> | string;
}

/** The QR code of a URL of at most 300 characters, dark on white: "svg" or "png", at least 1,200 px wide; else undefined. */
export function qrPicture(url: string, format: string | undefined): Picture | undefined {
  if (format !== "svg" && format !== "png") return undefined;
  const code = generate(url, { minCorrectionLevel: correction.Q });
  const scale = Math.ceil(LEAST_WIDTH / (code.size + 2 * QUIET_ZONE));
  const look = { pad: QUIET_ZONE, scale };
  if (format === "png") {
    const png = toPngBuffer(code, { ...look, on: [0, 0, 0], off: [255, 255, 255] });
    return { type: "image/png", bytes: new Uint8Array(png) };
  }
  const bytes = toSvgSource(code, { ...look, on: "#000", off: "#fff", xmlDeclaration: true });
  return { type: "image/svg+xml", bytes };
}
