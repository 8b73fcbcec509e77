import { useFirmName, type Demo } from "./demo";

interface Props {
  demo: Demo;
  className: string;
  /** Whether the name signs the headline; else it opens it. */
  signed?: boolean;
}

/** The page's h1: the headline and the name on the door, which a stylesheet sets apart as `.headline-firm`. */
export function DemoHeadline({ demo, className, signed = false }: Props) {
  const name = <span className="headline-firm">{useFirmName(demo)}</span>;
  return (
    <h1 className={className}>
      {signed ? (
        <>
          {demo.headline} {name}
        </>
      ) : (
        <>
          {name} {demo.headline}
        </>
      )}
    </h1>
  );
}
