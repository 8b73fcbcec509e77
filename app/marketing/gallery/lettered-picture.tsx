import { lazy, Suspense } from "react";
import type { TradeSlug } from "~/content/trades";
import { Picture, type PictureProps } from "~/ui/picture";
import type { View } from "./lettering";

/** Loaded with the first name. */
const UnderName = lazy(() => import("./under-name"));

interface Props extends PictureProps {
  trade: TradeSlug;
  view: View;
  /** The firm's name to write where the demo's own stands, or "". */
  name: string;
}

/** A demo's picture; with a name, in the demo's own letters. */
export function LetteredPicture({ trade, view, name, ...picture }: Props) {
  return (
    <span className="relative block [container-type:inline-size]">
      <Picture {...picture} />
      {name && (
        <Suspense>
          <UnderName key={trade} {...{ trade, view, name, picture }} />
        </Suspense>
      )}
    </span>
  );
}
