import { trades } from "~/content/trades";
import { inWords, sentence } from "~/content/words";
import { ButtonAnchor } from "~/ui/button";
import { FollowUpNote, FollowUpToast, useFollowUp } from "./follow-up";
import { GalleryCard } from "./gallery-card";
import { GalleryLink, useSearch } from "./gallery-history";
import { type Filter, filters, galleryPath, galleryView, items, itemsIn } from "./items";
import { PreviewDialog } from "./preview-dialog";

export const GALLERY_ID = "gallery";

const sites = inWords(trades.length);

export function Gallery({ search }: { search: string }) {
  const { filter, preview, closed } = galleryView(new URLSearchParams(useSearch(search)));
  const followUp = useFollowUp(preview?.id);

  return (
    <section id="portfolio" className="bg-line/40 px-4 py-10 sm:px-6 md:py-24">
      <div className="mx-auto max-w-page">
        {preview && <PreviewDialog key={preview.id} item={preview} filter={filter} />}
        {closed && !preview && <FollowUpNote />}
        <div className="flex flex-col items-start gap-4 lg:flex-row lg:items-end lg:justify-between">
          <div>
            <h2 className="text-balance text-3xl font-bold tracking-tight md:text-4xl">
              {`${sentence(sites)} trades, ${sites} sites you can walk through`}
            </h2>
            <p className="mt-3 max-w-prose text-muted sm:text-lg">
              Open a preview, click around the full demo, and picture your own name on it.
            </p>
          </div>
          <ButtonAnchor href="#gallery-grid" look="secondary" className="shrink-0">
            View the Gallery
          </ButtonAnchor>
        </div>
        <div id="gallery-grid" className="pt-6 md:pt-10">
          <FilterTabs active={filter} />
          {/* A key for each filter, so that the cards fade in again. */}
          <ul
            key={filter}
            className="gallery-cards swipe-row grid sm:mt-8 gap-6 sm:grid-cols-2 md:grid-cols-3 md:gap-4 lg:gap-6"
          >
            {itemsIn(filter).map((item) => (
              <GalleryCard key={item.id} item={item} filter={filter} />
            ))}
          </ul>
        </div>
        <div className="mt-8 flex flex-col items-center gap-4 text-center">
          <p className="max-w-prose text-lg">
            Yours gets your own colors, words and photos. These are only the start.
          </p>
          <ButtonAnchor href="#contact">Start Your Project</ButtonAnchor>
        </div>
      </div>
      <div
        role="status"
        className="fixed inset-x-4 bottom-4 z-50 sm:left-auto sm:right-6 sm:w-[30rem] sm:max-w-[calc(100%-3rem)]"
      >
        {followUp.due && !preview && (
          <FollowUpToast onExpire={followUp.expire} onDismiss={followUp.dismiss} />
        )}
      </div>
    </section>
  );
}

const tabClass =
  "inline-flex min-h-11 items-center rounded-full border-2 border-ink px-5 py-2 font-semibold transition-colors hover:bg-ink/10 aria-[current=true]:bg-ink aria-[current=true]:text-paper";

function FilterTabs({ active }: { active: Filter }) {
  return (
    <div className="flex flex-col gap-4 max-sm:pb-3 md:flex-row md:items-center md:justify-between">
      <nav aria-label="Filter the gallery">
        <ul className="filter-tabs">
          {filters.map(({ name }) => (
            <li key={name}>
              <GalleryLink
                path={galleryPath({ filter: name })}
                aria-current={name === active ? "true" : undefined}
                className={tabClass}
              >
                {name}
              </GalleryLink>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="text-muted">
        {`${active}: ${itemsIn(active).length} of ${items.length}`}
      </p>
    </div>
  );
}
