import { GalleryLink } from "./gallery-link";
import { galleryPath } from "./gallery-view";
import { filters, items, itemsIn, type Filter } from "./items";

const tabClass =
  "inline-flex min-h-11 items-center rounded-full border-2 border-ink px-5 py-2 font-semibold transition-colors hover:bg-ink/10 aria-[current=true]:bg-ink aria-[current=true]:text-paper";

export function FilterTabs({ active }: { active: Filter }) {
  return (
    <div className="flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
      <nav aria-label="Filter the gallery">
        <ul className="flex flex-wrap gap-2">
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
