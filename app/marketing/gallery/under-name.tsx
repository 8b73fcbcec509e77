import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { TradeSlug } from "~/content/trades";
import { Picture, type PictureFiles } from "~/ui/picture";
import { withoutName } from "./items";
import {
  type Lettered,
  letteringFont,
  type Letters,
  lettersOf,
  type PageProps,
  type TopProps,
  type View,
} from "./lettering";
import { PagePicture } from "./page-picture";

/** Of both views, one is shown at a time. */
const shownFor: Record<View, string> = { phone: "md:hidden", desktop: "max-md:hidden" };

/** The pictures without a name, under the name. */
export default function UnderName(props: TopProps | PageProps) {
  const { trade, name } = props;
  const own = { trade, name };
  if ("views" in props) {
    const { views } = props;
    const top = { ...withoutName(props.top), alt: "" };
    return views.map((view) => (
      <Under key={view} {...own} view={view} className={views.length > 1 ? shownFor[view] : ""}>
        <PagePicture trade={trade} views={[view]} top={top} isUnnamed />
      </Under>
    ));
  }
  const { view, narrow, ...picture } = props;
  const unnamed = (image: PictureFiles, sizes: string) => (
    <Picture {...picture} sizes={sizes} image={{ ...withoutName(image), alt: "" }} />
  );
  return (
    <>
      <Under {...own} view={view} className={narrow ? "max-sm:hidden" : ""}>
        {unnamed(picture.image, picture.sizes)}
      </Under>
      {narrow && (
        <Under {...own} view="phone" className="sm:hidden">
          {unnamed(narrow.image, narrow.sizes)}
        </Under>
      )}
    </>
  );
}

interface UnderProps extends Lettered {
  view: View;
  className: string;
  /** The picture without a name. */
  children: ReactNode;
}

/** Shown once the picture and the letters are there; nothing where neither has been made. */
function Under({ trade, view, name, className, children }: UnderProps) {
  const letters = lettersOf(trade, view) ?? [];
  const [hasPicture, setHasPicture] = useState(false);
  const hasFont = useLettering(trade, hasPicture);
  return (
    <span
      aria-hidden
      onLoadCapture={() => setHasPicture(true)}
      className={`absolute inset-0 overflow-hidden transition-opacity duration-150 motion-reduce:transition-none ${hasPicture && hasFont ? "" : "opacity-0"} ${className}`}
    >
      {letters.length > 0 && children}
      {hasFont &&
        letters.map((place) => (
          <Name key={`${place.x} ${place.y}`} trade={trade} name={name} place={place} />
        ))}
    </span>
  );
}

function Name({ trade, name, place }: { trade: TradeSlug; name: string; place: Letters }) {
  const element = useRef<HTMLSpanElement>(null);
  const text = place.isInitial ? [...name][0]! : name;
  useLayoutEffect(() => fit(element.current!, place.size), [text, place.size]);
  return (
    <span
      className={`absolute box-content flex items-center leading-[1.2] forced-color-adjust-none ${place.isUpper ? "uppercase" : ""} ${place.isInitial ? "justify-center" : ""}`}
      style={{
        left: `${place.x}cqw`,
        top: `${place.y}cqw`,
        [place.label ? "maxWidth" : "width"]: `${place.width}cqw`,
        height: `${place.height}cqw`,
        letterSpacing: `${place.spacing}cqw`,
        color: place.color,
        fontFamily: `"${familyOf(trade)}", sans-serif`,
        ...place.label,
      }}
    >
      <span ref={element} className={place.isInitial ? "" : "line-clamp-2 min-w-0"}>
        {text}
      </span>
    </span>
  );
}

const LEAST_SCALE = 0.6;

/** Two lines of 1.2 at the least scale are as high as 1.2 lines of the place. */
const MOST_HEIGHT = 1.2;

/** Sets the largest size, up to `size` hundredths of the picture's width, at which the words have room on one line or two. */
function fit(element: HTMLElement, size: number): void {
  const room = MOST_HEIGHT * parseFloat(getComputedStyle(element.parentElement!).height) + 1;
  element.style.overflowWrap = "";
  for (let scale = 1; scale >= LEAST_SCALE; scale -= 0.05) {
    element.style.fontSize = `${size * scale}cqw`;
    const isWhole =
      element.scrollWidth <= element.clientWidth &&
      element.scrollHeight <= element.clientHeight &&
      element.offsetHeight <= room;
    if (isWhole) return;
  }
  element.style.overflowWrap = "anywhere";
}

const familyOf = (trade: TradeSlug) => `lettering ${trade}`;

/** Loads a demo's letters once they are needed: the pictures of cards out of view are not loaded. */
function useLettering(trade: TradeSlug, isNeeded: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    const font = new FontFace(familyOf(trade), `url(${letteringFont(trade)})`);
    document.fonts.add(font);
    // Without it, the name is written in the page's own letters.
    void font
      .load()
      .finally(() => setIsLoaded(true))
      .catch(() => {});
    return () => void document.fonts.delete(font);
  }, [trade, isNeeded]);
  return isLoaded;
}
