import { imageFile, srcSet, type TradeImage } from "./trade-images";

interface TradePictureProps {
  image: TradeImage;
  /** How wide the picture is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** "first" is what the page is opened for; "late" waits until it is near the screen. */
  load?: "first" | "late";
  className: string;
}

// React 18 knows the attribute only as HTML spells it.
const first = { fetchpriority: "high" };
const late = { loading: "lazy", decoding: "async" } as const;

/** AVIF where it is understood, else WebP, which every supported browser shows. */
export function TradePicture({ image, sizes, load, className }: TradePictureProps) {
  const fallback = image.widths[1] ?? image.width;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(image, "avif")} sizes={sizes} />
      <img
        {...(load === "first" && first)}
        {...(load === "late" && late)}
        srcSet={srcSet(image, "webp")}
        sizes={sizes}
        src={imageFile(image.path, fallback, "webp")}
        width={image.width}
        height={image.height}
        alt={image.alt}
        className={className}
      />
    </picture>
  );
}
