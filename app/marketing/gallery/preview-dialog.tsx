import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { site } from "~/content/site";
import { ButtonAnchor, buttonClass, ExternalLink } from "~/ui/button";
import { CategoryName } from "~/ui/category-name";
import { Picture } from "~/ui/picture";
import { cardId } from "./gallery-card";
import { leaveFor } from "./gallery-history";
import { type Filter, galleryPath, type Item } from "./items";

// No CSS variable: older browsers do not inherit them in ::backdrop.
const dialogClass =
  "w-full max-w-3xl rounded-card border border-line bg-surface text-ink shadow-card " +
  "[&:not(:modal)]:relative [&:not(:modal)]:mx-auto [&:not(:modal)]:mb-12 " +
  "[&:modal]:m-auto [&:modal]:w-[calc(100%-2rem)] [&:modal]:overscroll-contain " +
  "backdrop:bg-light-panel/75";

// Sticky in the modal, which scrolls on a small screen.
const closeClass =
  "relative z-10 -mb-14 ml-auto mr-3 mt-3 flex [:modal_&]:sticky [:modal_&]:top-3 size-11 items-center justify-center rounded-full bg-surface text-ink shadow-card hover:bg-ink hover:text-paper";

/** The preview of an item: part of the page without scripts, a modal dialog with them. */
export function PreviewDialog({ item, filter }: { item: Item; filter: Filter }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const open = useModal(dialog, cardId(item.id));
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
      <div className="flow-root">
        <a
          href={`${galleryPath({ filter, closed: true })}#portfolio`}
          onClick={(event) => {
            event.preventDefault();
            dialog.current?.close();
          }}
          aria-label="Close the preview"
          className={closeClass}
        >
          <X aria-hidden className="size-5" />
        </a>
        <Picture
          image={item.image}
          sizes="(min-width: 800px) 766px, calc(100vw - 2rem)"
          narrow={{ image: item.phoneImage, sizes: "calc(100vw - 2rem)" }}
          className="aspect-square w-full bg-[var(--trade-deep)] object-cover object-top sm:aspect-[2/1]"
        />
        <div className="border-t-4 border-[color:var(--trade)] p-5 sm:p-8">
          <div className="flex items-center gap-3">
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-[var(--trade)] text-white">
              <Icon aria-hidden className="size-5" />
            </span>
            <h2
              id="preview-title"
              className="text-2xl font-bold tracking-tight min-w-0 break-words sm:text-3xl"
            >
              <CategoryName name={item.category} />
            </h2>
          </div>
          <h3 className="mt-6 font-bold">Key features</h3>
          <ul className="mt-3 grid gap-2 sm:grid-cols-2 sm:gap-x-6">
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
          <p className="mt-6 rounded-lg bg-[var(--trade-tint)] px-4 py-3">
            Every site stands on {site.name}&apos;s own framework: fast on a phone, and kept safe
            and up to date by us.
          </p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row">
            <ExternalLink href={item.demoUrl} className={buttonClass("primary")}>
              Launch Full Demo
              <ArrowUpRight aria-hidden className="size-5" />
            </ExternalLink>
            <ButtonAnchor
              href={`/contact?industry=${encodeURIComponent(item.category)}`}
              look="secondary"
            >
              Get This Site
            </ButtonAnchor>
          </div>
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
