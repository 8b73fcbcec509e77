/*
 * The program of a process that makes one small picture, of the bytes at its standard input, and ends:
 * thumbnail-process.js <bytes> <longest side in px> <most pixels>. It has no secrets in its environment, and ends with an
 * error where the bytes are broken or too much.
 */
import { readSync } from "node:fs";
import sharp from "sharp";

const [size, edge, limitInputPixels] = process.argv.slice(2).map(Number);
sharp.concurrency(1);
sharp.cache(false);
// Nothing of libvips but the decoders of the accepted types sees a stranger's bytes.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif"].map((type) => `VipsForeignLoad${type}Buffer`),
});

// Not as a stream, whose chunks would take as much memory again.
const bytes = Buffer.allocUnsafeSlow(size);
for (let arrived = 0; arrived < size;) {
  const more = readSync(0, bytes, arrived, size - arrived, null);
  if (more === 0) throw new Error("the picture did not arrive whole");
  arrived += more;
}
// Of animations the first picture. A harmless mistake, as in a color profile, is no reason to show nothing; a cut is.
const small = await sharp(bytes, { limitInputPixels, failOn: "error" })
  .autoOrient()
  .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
  .webp({ quality: 72 })
  .toBuffer();
process.stdout.write(small);
