import Check from "lucide-react/icons/check";

export function CheckList({
  items,
  className = "",
}: {
  items: readonly string[];
  className?: string;
}) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
