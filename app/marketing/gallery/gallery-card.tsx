import { useState, type ReactNode } from "react";
import { CategoryName } from "~/ui/category-name";
import { useFirmWish } from "./firm-wish";
import { fromCard, GalleryLink } from "./gallery-history";
import { type Filter, galleryPath, type Item } from "./items";
import { LetteredPicture } from "./lettered-picture";

export function cardId(itemId: number): string {
  return `gallery-card-${itemId}`;
}

/** A card whose title is the link: the click area covers the whole card, the link's accessible name stays short. */
export function GalleryCard({ item, filter }: { item: Item; filter: Filter }) {
  const { name } = useFirmWish();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const id = cardId(item.id);
  const Icon = item.icon;
  return (
    <li
      className="animate-rise-in"
      onPointerEnter={({ pointerType }) => setIsPointedAt(pointerType === "mouse")}
      onPointerLeave={() => setIsPointedAt(false)}
    >
      <div
        className={`group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card ${item.accent}`}
      >
        <div className="overflow-hidden bg-[var(--trade-tint)] px-5 pt-5">
          <DeviceFrame>
            <div className="relative overflow-hidden sm:aspect-[8/5] sm:[container-type:size]">
              <LetteredPicture
                trade={item.slug}
                view="desktop"
                name={name}
                image={item.image}
                sizes="(min-width: 1024px) 335px, 30vw"
                narrow={{ image: item.phoneImage, sizes: "15rem" }}
                load="late"
                className="aspect-[4/5] w-full object-cover object-top sm:aspect-[8/5]"
              />
              {isPointedAt && <ScrollingPage item={item} name={name} />}
            </div>
          </DeviceFrame>
        </div>
        <div className="flex flex-1 flex-col border-t-4 border-[color:var(--trade)] p-5 sm:p-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-[var(--trade)] text-white">
              <Icon aria-hidden className="size-5" />
            </span>
            <span className="rounded-full bg-[var(--trade-tint)] px-3 py-1 text-sm md:max-lg:px-2 font-medium text-[color:var(--trade-text)]">
              {item.filter}
            </span>
          </div>
          <h3 className="mt-4 text-xl font-bold break-words">
            <GalleryLink
              id={id}
              path={galleryPath({ filter, preview: item.id })}
              state={fromCard}
              aria-describedby={`${id}-tagline`}
              className="after:absolute after:inset-0"
            >
              <CategoryName name={item.title} />
            </GalleryLink>
          </h3>
          <p id={`${id}-tagline`} className="mt-1 text-muted">
            {item.tagline}
          </p>
          <p
            aria-hidden
            className="mt-auto pt-4 font-semibold text-[color:var(--trade-text)] underline-offset-4 group-hover:underline"
          >
            See the preview
          </p>
        </div>
      </div>
    </li>
  );
}

/** Drawn over the card's picture, which is the top of the page, once it is there. */
function ScrollingPage({ item, name }: { item: Item; name: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <div
      aria-hidden
      onLoadCapture={() => setIsLoaded(true)}
      className={`absolute inset-x-0 top-0 motion-reduce:hidden max-sm:hidden ${isLoaded ? "animate-scroll-page" : "opacity-0"}`}
    >
      <LetteredPicture trade={item.slug} name={name} top={item.image} views={["desktop"]} />
    </div>
  );
}

function DeviceFrame({ children }: { children: ReactNode }) {
  return (
    <div className="device-frame">
      <div aria-hidden className="hidden gap-1.5 border-b border-line bg-paper p-3 sm:flex">
        <span className="size-2.5 rounded-full bg-[var(--trade)]" />
        <span className="size-2.5 rounded-full bg-line" />
        <span className="size-2.5 rounded-full bg-line" />
      </div>
      {children}
    </div>
  );
}
