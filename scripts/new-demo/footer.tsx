import { useFirmName } from "~/demos/kit/facts";
import tradeName from "./facts";

/** The firm's address and license. */
export function Footer() {
  const firm = useFirmName(tradeName);
  return (
    <footer className="px-sides py-14">
      {firm}, 1 Main Street. License TN 0001. Insured to $1,000,000. A visit costs $60.
    </footer>
  );
}
