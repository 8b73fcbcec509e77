import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { demoUnderName } from "~/content/firm-name";
import { site } from "~/content/site";
import { ButtonAnchor, buttonClass, ExternalLink } from "~/ui/button";
import { CategoryName } from "~/ui/category-name";
import { useFirmWish } from "./firm-wish";
import { cardId } from "./gallery-card";
import { leaveFor } from "./gallery-history";
import { type Filter, galleryPath, type Item } from "./items";
import { LetteredPicture } from "./lettered-picture";

// No CSS variable: older browsers do not inherit them in ::backdrop.
const dialogClass =
  "w-full max-w-5xl overflow-hidden rounded-card border border-line bg-surface p-0 text-ink shadow-card " +
  "[&:not(:modal)]:relative [&:not(:modal)]:mx-auto [&:not(:modal)]:mb-12 " +
  "[&:modal]:m-auto [&:modal]:w-[calc(100%-2rem)] backdrop:bg-light-panel/75";

/** Its picture scrolls, on a phone with the features below it; title and actions stay. */
const layoutClass =
  "grid h-[calc(100vh-2.25rem)] supports-[height:1dvh]:h-[calc(100dvh-2.25rem)] md:!max-h-[44rem] " +
  "grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_20rem] [@media(min-width:768px)_and_(max-height:479px)]:!grid-cols-[minmax(0,1fr)_24rem]";

/** The preview of an item: part of the page without scripts, a modal dialog with them. */
export function PreviewDialog({ item, filter }: { item: Item; filter: Filter }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const open = useModal(dialog, cardId(item.id));
  const { name } = useFirmWish();
  const Icon = item.icon;

  return (
    <dialog
      ref={dialog}
      open={open}
      onClose={() => {
        // The event is asynchronous: the dialog may be open again.
        if (!dialog.current?.open) leaveFor(galleryPath({ filter }));
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // The dialog itself is the target of clicks on its backdrop.
        if (pressedOutside.current && event.target === event.currentTarget) dialog.current?.close();
      }}
      aria-labelledby="preview-title"
      className={`${dialogClass} ${item.accent}`}
    >
      <div className={layoutClass}>
        <div className="flex items-center gap-3 border-b-4 border-[color:var(--trade)] p-4 md:col-start-2 md:border-b-0 md:p-6 md:pb-0">
          <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-[var(--trade)] text-white max-md:hidden">
            <Icon aria-hidden className="size-5" />
          </span>
          <h2
            id="preview-title"
            className="min-w-0 flex-1 break-words text-[min(1.25rem,5.5vw)] font-bold leading-tight tracking-tight md:text-xl"
          >
            <CategoryName name={item.category} />
          </h2>
          <a
            href={`${galleryPath({ filter, closed: true })}#portfolio`}
            onClick={(event) => {
              event.preventDefault();
              dialog.current?.close();
            }}
            aria-label="Close the preview"
            className="flex size-11 shrink-0 items-center justify-center self-start rounded-full border border-line hover:bg-ink hover:text-paper"
          >
            <X aria-hidden className="size-5" />
          </a>
        </div>
        <div className="overflow-y-auto overscroll-contain md:contents">
          <div
            tabIndex={0}
            className="h-[58%] overflow-y-auto bg-[var(--trade-deep)] md:h-auto md:col-start-1 md:row-span-3 md:row-start-1 md:overscroll-contain"
          >
            <LetteredPicture
              trade={item.slug}
              name={name}
              top={item.image}
              views={["phone", "desktop"]}
            />
          </div>
          <div className="p-4 md:col-start-2 md:overflow-y-auto md:p-6">
            <h3 className="font-bold">Key features</h3>
            <ul className="mt-2 grid gap-1 md:mt-3 md:gap-2">
              {item.features.map(({ text }) => (
                <li key={text} className="flex gap-2">
                  <Check
                    aria-hidden
                    className="mt-0.5 size-5 shrink-0 text-[color:var(--trade-text)]"
                  />
                  {text}
                </li>
              ))}
            </ul>
            <p className="mt-3 rounded-lg bg-[var(--trade-tint)] px-4 py-2 md:mt-6 md:py-3">
              Every site stands on {site.name}&apos;s own framework: fast on a phone, and kept safe
              and up to date by us.
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-3 border-t border-line p-4 md:col-start-2 md:px-6 [&>a]:flex-auto [@media(min-width:768px)_and_(min-height:480px)]:flex-col">
          <ExternalLink
            href={demoUnderName(item.slug, name)}
            className={buttonClass("primary", "!px-3")}
          >
            Launch Full Demo
            <ArrowUpRight aria-hidden className="size-5 max-md:hidden" />
          </ExternalLink>
          <ButtonAnchor
            href={`/contact?industry=${encodeURIComponent(item.category)}${name && `&${new URLSearchParams({ name }).toString()}`}`}
            look="secondary"
            className="!px-3"
          >
            Get This Site
          </ButtonAnchor>
        </div>
      </div>
    </dialog>
  );
}

const neverChanges = () => () => undefined;

const SCROLL_LOCK = "overflow-hidden";
/** Keeps the page's width where a scrollbar disappears; without one, the gutter itself would move the page. */
const GUTTER = "[scrollbar-gutter:stable]";

/** Makes a `<dialog>` modal while it is mounted. Returns the `open` attribute: true only in the server's HTML. */
function useModal(dialog: RefObject<HTMLDialogElement>, returnFocusTo: string): boolean {
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    // On the server and during hydration.
    () => false,
  );
  const [openInPage] = useState(!hydrated);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const root = document.documentElement;
    element.close();
    element.showModal();
    root.classList.toggle(GUTTER, window.innerWidth > root.clientWidth);
    root.classList.add(SCROLL_LOCK);
    return () => {
      root.classList.remove(SCROLL_LOCK, GUTTER);
      element.close();
      document.getElementById(returnFocusTo)?.focus({ preventScroll: true });
    };
  }, [dialog, returnFocusTo]);

  return openInPage;
}
