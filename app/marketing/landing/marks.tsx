import type { LucideIcon } from "lucide-react";
import Check from "lucide-react/icons/check";

export function CheckList(props: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`grid gap-3 ${props.className ?? ""}`}>
      {props.items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

export type Doer = "Us" | "You";

export function DoneBy({ who }: { who: Doer }) {
  const colors = who === "You" ? "bg-accent text-on-accent" : "bg-ok-soft text-ok";
  return <span className={`rounded-full px-3 py-0.5 text-sm font-semibold ${colors}`}>{who}</span>;
}

export function IconTile({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-xl bg-accent text-on-accent">
      <Icon aria-hidden className="size-6" />
    </span>
  );
}
