import { DoneIcon } from "~/ui/icons";
import { CameraIcon, FileTextIcon, LinkIcon, PaletteIcon, StoreIcon } from "./asset-icons";
import { countDone, type ChecklistItem } from "./checklist";

/** One for each item of the checklist, in the same order. */
const icons = [StoreIcon, FileTextIcon, CameraIcon, PaletteIcon, LinkIcon];

/** What the team needs for a website, and what the draft already has. */
export function AssetChecklist({ items }: { items: readonly ChecklistItem[] }) {
  return (
    <section aria-labelledby="asset-checklist">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="asset-checklist" className="text-xl font-bold">
          What we need from you
        </h2>
        <p role="status" className="font-semibold tabular-nums">
          {countDone(items)}
        </p>
      </div>
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {items.map((item, i) => (
          <Item key={item.what} item={item} icon={icons[i]!} />
        ))}
      </ul>
      <p className="mt-4 text-muted">
        Only name, email and a text are needed. Of the rest, send what you have.
      </p>
    </section>
  );
}

function Item({ item, icon }: { item: ChecklistItem; icon: (typeof icons)[number] }) {
  const { what, how, required, done } = item;
  const Icon = done ? DoneIcon : icon;
  return (
    <li className="flex gap-3">
      <Icon className={`mt-0.5 size-6 shrink-0 ${done ? "text-ok" : "text-brand"}`} />
      <p>
        <span className="block font-semibold">{what}</span>
        <span className="block text-sm text-muted">
          <span data-done={done} className="font-semibold data-[done=true]:text-ok">
            {done ? "Done." : required ? "Required." : "Optional."}
          </span>{" "}
          {how}
        </span>
      </p>
    </li>
  );
}
