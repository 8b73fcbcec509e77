import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { TradeSlug } from "~/content/trades";
import { Picture, type PictureProps } from "~/ui/picture";
import { withoutName } from "./items";
import { letteringFont, type Letters, lettersOf, type View } from "./lettering";

interface Props {
  trade: TradeSlug;
  view: View;
  name: string;
  picture: PictureProps;
}

/** Shown once the picture without a name and the letters are there; nothing where neither has been made. */
export default function UnderName({ trade, view, name, picture }: Props) {
  const letters = lettersOf(trade, view) ?? [];
  const [hasPicture, setHasPicture] = useState(false);
  const hasFont = useLettering(trade, letters.length > 0);
  const image = { ...withoutName(picture.image), alt: "" };
  return (
    <span
      aria-hidden
      onLoadCapture={() => setHasPicture(true)}
      className={`absolute inset-0 overflow-hidden transition-opacity duration-150 motion-reduce:transition-none ${hasPicture && hasFont ? "" : "opacity-0"}`}
    >
      {letters.length > 0 && <Picture {...picture} image={image} />}
      {letters.map((place) => (
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
      ref={element}
      className={`absolute flex items-center leading-none forced-color-adjust-none ${place.isUpper ? "uppercase" : ""} ${place.isInitial ? "justify-center" : ""}`}
      style={{
        left: `${place.x}cqw`,
        top: `${place.y}cqw`,
        width: `${place.width}cqw`,
        height: `${place.height}cqw`,
        letterSpacing: `${place.spacing}cqw`,
        color: place.color,
        fontFamily: `"${familyOf(trade)}", sans-serif`,
      }}
    >
      {text}
    </span>
  );
}

const LEAST_SCALE = 0.4;

/** Sets the largest size, up to `size` hundredths of the picture's width, at which the words have room. */
function fit(element: HTMLElement, size: number): void {
  for (let scale = 1; scale > LEAST_SCALE; scale *= 0.94) {
    element.style.fontSize = `${size * scale}cqw`;
    const isWhole =
      element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
    if (isWhole) return;
  }
}

const familyOf = (trade: TradeSlug) => `lettering ${trade}`;

function useLettering(trade: TradeSlug, isDrawn: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (!isDrawn) return;
    const font = new FontFace(familyOf(trade), `url(${letteringFont(trade)})`);
    document.fonts.add(font);
    // Without it, the name is written in the page's own letters.
    void font
      .load()
      .finally(() => setIsLoaded(true))
      .catch(() => {});
    return () => void document.fonts.delete(font);
  }, [trade, isDrawn]);
  return isLoaded;
}
