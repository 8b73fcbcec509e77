import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Lock from "lucide-react/icons/lock";
import { Fragment, type ReactNode } from "react";
import { fromCard, GalleryLink } from "./gallery-history";
import { galleryPath } from "./gallery-url";
import type { Filter, Item } from "./items";
import { TradePicture } from "./trade-picture";

interface GalleryCardProps {
  item: Item;
  position: number;
  filter: Filter;
}

export function cardId(itemId: number): string {
  return `gallery-card-${itemId}`;
}

/** A card whose title is the link: the click area covers the whole card, the link's accessible name stays short. */
export function GalleryCard({ item, position, filter }: GalleryCardProps) {
  const id = cardId(item.id);
  const Icon = item.icon;
  return (
    <li className={`animate-rise-in motion-reduce:animate-none ${cardDelay(position)}`}>
      <div
        className={`group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card ${item.accent}`}
      >
        <div className="overflow-hidden bg-[var(--trade-tint)] px-5 pt-5">
          <div className="transition-transform duration-200 group-hover:-translate-y-1 motion-reduce:transition-none motion-reduce:group-hover:translate-y-0">
            <BrowserFrame>
              <TradePicture
                image={item.shot}
                sizes="(min-width: 1200px) 335px, (min-width: 1024px) 28vw, (min-width: 640px) 44vw, calc(100vw - 5rem)"
                load="late"
                className="aspect-[8/5] w-full object-cover object-top"
              />
            </BrowserFrame>
          </div>
        </div>
        <div className="flex flex-1 flex-col border-t-4 border-[color:var(--trade)] p-5 sm:p-6">
          <div className="flex items-center justify-between gap-3">
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-[var(--trade)] text-white">
              <Icon aria-hidden className="size-5" />
            </span>
            <span className="rounded-full bg-[var(--trade-tint)] px-3 py-1 text-sm font-medium text-[color:var(--trade-text)]">
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
            className="mt-auto flex items-center gap-1 pt-4 font-semibold text-[color:var(--trade-text)] underline-offset-4 group-hover:underline"
          >
            See the preview
            <ArrowUpRight className="size-4" />
          </p>
        </div>
      </div>
    </li>
  );
}

/** Cards fade in 100 ms apart. Written out, because Tailwind only finds whole class names. */
const delays = [
  "[animation-delay:0ms]",
  "[animation-delay:100ms]",
  "[animation-delay:200ms]",
  "[animation-delay:300ms]",
  "[animation-delay:400ms]",
  "[animation-delay:500ms]",
  "[animation-delay:600ms]",
  "[animation-delay:700ms]",
  "[animation-delay:800ms]",
] as const;

function cardDelay(position: number): string {
  return delays[position] ?? "";
}

/** A category that may wrap after its slash: "Builders/General Contractors" is too long for a phone. */
export function CategoryName({ name }: { name: string }) {
  return name.split("/").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}

/** A decorative browser window around a screenshot. */
function BrowserFrame({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-t-lg border border-b-0 border-line bg-surface shadow-card">
      <div
        aria-hidden
        className="flex items-center gap-3 border-b border-line bg-paper px-3 py-2 text-xs text-muted"
      >
        <span className="flex gap-1.5">
          <span className="size-2.5 rounded-full bg-[var(--trade)]" />
          <span className="size-2.5 rounded-full bg-line" />
          <span className="size-2.5 rounded-full bg-line" />
        </span>
        <span className="flex min-w-0 flex-1 items-center gap-1.5 rounded-full bg-surface px-3 py-1">
          <Lock className="size-3 shrink-0" />
          <span className="truncate">your-name-here</span>
        </span>
      </div>
      {children}
    </div>
  );
}
