import type { LucideIcon } from "lucide-react";

/** A decorative icon on a tile of the accent colour. */
export function IconTile({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-xl bg-accent text-on-accent">
      <Icon aria-hidden className="size-6" />
    </span>
  );
}
