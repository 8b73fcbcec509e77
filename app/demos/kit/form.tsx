import type { ReactNode } from "react";
import { useTypedName } from "./facts";

interface DemoFormProps {
  /** The id of the element to show after the form is sent. */
  target: string;
  className: string;
  /** What the page's other forms have chosen, which stays. */
  keep?: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
  "aria-label"?: string;
}

/**
 * A form of a demo, which sends nothing but choices from a closed set, in a query. Fields for free text or files have no
 * `name`, so that their contents never leave the browser.
 */
export function DemoForm({ target, keep, children, ...rest }: DemoFormProps) {
  const kept = Object.entries({ name: useTypedName(), ...keep });
  return (
    <form method="get" action={`#${target}`} {...rest}>
      {kept.map(
        ([field, value]) => value && <input key={field} type="hidden" name={field} value={value} />,
      )}
      {children}
    </form>
  );
}
