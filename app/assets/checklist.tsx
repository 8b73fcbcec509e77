import { CloseIcon, DoneIcon } from "~/ui/icons";
import { CameraIcon, FileTextIcon, LinkIcon, PaletteIcon, StoreIcon } from "./asset-icons";
import type { AssetDetails } from "./asset-schema";

export interface ChecklistItem {
  what: string;
  how: string;
  required: boolean;
  done: boolean;
}

export interface Filled {
  values: Partial<AssetDetails>;
  /** The browser cannot check it before it has loaded the schema. */
  emailValid: boolean;
  files: number;
}

export function checklistOf({ values, emailValid, files }: Filled): ChecklistItem[] {
  const has = (name: keyof AssetDetails) => Boolean(values[name]?.trim());
  return [
    {
      what: "Business name and email",
      how: "As they should stand on your website, and where we reach you.",
      required: true,
      done: has("businessName") && emailValid,
    },
    {
      what: "About your business",
      how: "What you offer, where, and how to reach you. Notes are fine.",
      required: true,
      done: has("textContent"),
    },
    {
      what: "Logo and photos",
      how: "The largest logo file you have; 5 to 20 photos of finished jobs, your team, your van.",
      required: false,
      done: files > 0,
    },
    {
      what: "Brand colors",
      how: "Two or three, by name or code, or from your sign.",
      required: false,
      done: has("brandColors"),
    },
    {
      what: "Website or social links",
      how: "Where your customers find you today.",
      required: false,
      done: has("websiteUrl") || has("socialLinks"),
    },
  ];
}

/** "3 of 5 done" */
export function countDone(items: readonly ChecklistItem[]): string {
  return `${items.filter(({ done }) => done).length} of ${items.length} done`;
}

/** One for each item of the checklist, in the same order. */
const icons = [StoreIcon, FileTextIcon, CameraIcon, PaletteIcon, LinkIcon];

const openWhereWide = (details: HTMLDetailsElement | null) => {
  if (details && window.innerWidth >= 1024) details.open = true;
};

interface AssetChecklistProps {
  items: readonly ChecklistItem[];
  className?: string;
}

/** Beside something else, as where it has a class, it is closed on narrow screens. */
export function AssetChecklist({ items, className }: AssetChecklistProps) {
  return (
    <section
      aria-labelledby="asset-checklist"
      className={`rounded-card border border-line bg-surface p-card shadow-card ${className ?? ""}`}
    >
      <details
        ref={openWhereWide}
        open={!className}
        className="group lg:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="flex cursor-pointer list-none flex-wrap items-center gap-3 [&::-webkit-details-marker]:hidden">
          <h2 id="asset-checklist" className="flex-1 basis-40 text-xl font-bold">
            What we need from you
          </h2>
          <span
            role="status"
            className="whitespace-nowrap rounded-full border border-line bg-paper px-3 text-sm font-semibold tabular-nums"
          >
            {countDone(items)}
          </span>
          <CloseIcon className="size-6 shrink-0 rotate-45 text-brand group-open:rotate-0 lg:hidden" />
        </summary>
        <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-8 gap-y-4">
          {items.map((item, i) => (
            <Item key={item.what} item={item} icon={icons[i]!} />
          ))}
        </ul>
        <p className="mt-4 text-muted">
          Only name, email and a text are needed. Of the rest, send what you have.
        </p>
      </details>
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
