import type { TradeSlug } from "~/content/trades";

export interface PictureFiles {
  /** URL path without width and extension, see {@link imageFile}. */
  path: string;
  widths: readonly number[];
  width: number;
  height: number;
  alt: string;
}

/** A screenshot of the top of a trade's demo page on a phone. */
export function phoneShot(slug: TradeSlug, category: string): PictureFiles {
  const alt = `The demo website for ${category} on a phone`;
  return { path: `/images/phones/${slug}`, widths: [240, 480, 720], width: 720, height: 1440, alt };
}

export type ImageFormat = "avif" | "webp";

export function imageFile(path: string, width: number, format: ImageFormat): string {
  return `${path}-${width}.${format}`;
}

export interface PictureProps {
  image: PictureFiles;
  sizes: string;
  narrow?: { image: PictureFiles; sizes: string };
  /** "first" is the largest picture above the fold; "late" is loaded near the viewport. */
  load?: "first" | "late";
  className: string;
}

/** For the largest picture above the fold. React 18 knows this attribute only in lower case. */
export const loadFirst = { fetchpriority: "high" };
const late = { loading: "lazy", decoding: "async" } as const;

export function Picture({ image, sizes, narrow, load, className }: PictureProps) {
  const fallback = image.widths[1] ?? image.width;
  return (
    <picture className="contents [&>source]:hidden">
      {narrow &&
        (["avif", "webp"] as const).map((format) => (
          <source
            key={format}
            media="(max-width: 639px)"
            type={`image/${format}`}
            srcSet={srcSet(narrow.image, format)}
            sizes={narrow.sizes}
            width={narrow.image.width}
            height={narrow.image.height}
          />
        ))}
      <source type="image/avif" srcSet={srcSet(image, "avif")} sizes={sizes} />
      <img
        {...(load === "first" && loadFirst)}
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

function srcSet({ path, widths }: PictureFiles, format: ImageFormat): string {
  return widths.map((width) => `${imageFile(path, width, format)} ${width}w`).join(", ");
}
