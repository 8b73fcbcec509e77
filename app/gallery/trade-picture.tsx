import { imageFile, srcSet, type TradeImage } from "./trade-images";

interface TradePictureProps {
  image: TradeImage;
  /** The `sizes` attribute. */
  sizes: string;
  /** "first" is the largest picture above the fold; "late" is loaded near the viewport. */
  load?: "first" | "late";
  className: string;
}

// React 18 knows this attribute only in lower case.
const first = { fetchpriority: "high" };
const late = { loading: "lazy", decoding: "async" } as const;

/** AVIF where the browser knows it, else WebP. */
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
