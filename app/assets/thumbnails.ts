import { isPicture } from "./file-rules";
import { storedThumbnails, type StoredThumbnails, THUMBNAILS_KEY } from "./form-files";

/** In pixels: twice the size at which it is shown. */
const SIDE = 96;
/** Larger pictures get an icon: decoding them could freeze a phone. */
const MAX_BYTES = 20 * 1024 * 1024;
const MAX_STORED = 60;

/** Makes small pictures of chosen files, one after another; localStorage has those of uploaded files for a reload. */
export class Thumbnails {
  private readonly made = new Map<string, Promise<string | undefined>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly onPictures: (pictures: Record<string, string>) => void) {}

  showStored(): void {
    this.onPictures(Object.fromEntries(storedThumbnails()));
  }

  make(id: string, file: File): void {
    if (!isPicture(file.name) || file.size > MAX_BYTES) return;
    const making = this.last.then(() => thumbnailOf(file)).catch(() => undefined);
    this.made.set(id, making);
    this.last = making;
    void making.then((url) => url && this.onPictures({ [id]: url }));
  }

  store(uploadId: string, chosenId: string): void {
    void this.made.get(chosenId)?.then((url) => {
      if (!url) return;
      this.onPictures({ [uploadId]: url });
      write([...storedThumbnails(), [uploadId, url]]);
    });
  }

  forget(uploadId: string): void {
    write(storedThumbnails().filter(([id]) => id !== uploadId));
  }
}

function write(stored: StoredThumbnails): void {
  try {
    localStorage.setItem(THUMBNAILS_KEY, JSON.stringify(stored.slice(-MAX_STORED)));
  } catch {
    // Without storage, or when it is full, a reload shows icons.
  }
}

async function thumbnailOf(file: File): Promise<string | undefined> {
  const image = await createImageBitmap(file, { resizeWidth: 2 * SIDE, resizeQuality: "medium" });
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext("2d");
  const scale = SIDE / Math.min(image.width, image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  context?.drawImage(image, (SIDE - width) / 2, (SIDE - height) / 2, width, height);
  image.close();
  const webp = canvas.toDataURL("image/webp", 0.7);
  if (webp.startsWith("data:image/webp")) return webp;
  // Safari writes no WebP, and JPEG has no transparency.
  if (!context) return undefined;
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, SIDE, SIDE);
  return canvas.toDataURL("image/jpeg", 0.7);
}
