import { useTypedName, type Facts } from "./facts";

interface Props {
  demo: Facts;
  className: string;
  /** Whether a visitor's name signs the headline; else it opens it. */
  signed?: boolean;
}

/** The page's h1: the headline, and a visitor's name, which the demo styles, or hides, as `.headline-firm`. */
export function DemoHeadline({ demo, className, signed }: Props) {
  const typed = useTypedName();
  const name = typed && <span className="headline-firm">{typed}</span>;
  return (
    <h1 className={className}>
      {!signed && name} {demo.headline} {signed && name}
    </h1>
  );
}
