import type { ReactNode } from "react";
import { useTypedName } from "./facts";

interface DemoFormProps {
  /** The id of the element to show after the form is sent. */
  target: string;
  className: string;
  children: ReactNode;
  "aria-label"?: string;
}

/**
 * A form of a demo, which sends nothing but choices from a closed set, in a query. Fields for free text or files have no
 * `name`, so that their contents never leave the browser.
 */
export function DemoForm({ target, children, ...rest }: DemoFormProps) {
  const name = useTypedName();
  return (
    <form method="get" action={`#${target}`} {...rest}>
      {name && <input type="hidden" name="name" value={name} />}
      {children}
    </form>
  );
}
