import type { TradeSlug } from "~/content/trades";
import { imageFile, type PictureFiles } from "~/ui/picture";
import { pageShot, withoutName } from "./items";
import type { View } from "./lettering";

interface Props {
  trade: TradeSlug;
  views: readonly View[];
  top: PictureFiles;
  isUnnamed?: boolean;
}

/** The picture of a demo's whole page, or of its `top` where a browser cannot show so long a picture. */
export function PagePicture({ trade, views, top, isUnnamed }: Props) {
  return (
    <picture className="contents [&>source]:hidden">
      {views.map((view) => {
        const shot = pageShot(trade, view);
        const { path, widths } = isUnnamed ? withoutName(shot) : shot;
        return (
          <source
            key={view}
            media={view === "phone" ? "(max-width: 767px)" : undefined}
            type="image/avif"
            srcSet={imageFile(path, widths[0]!, "avif")}
          />
        );
      })}
      <img
        src={imageFile(top.path, top.widths.at(-1)!, "webp")}
        alt={top.alt}
        loading="lazy"
        className="h-auto w-full"
      />
    </picture>
  );
}
