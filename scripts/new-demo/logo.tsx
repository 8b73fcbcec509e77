import { useFirmName } from "~/demos/kit/facts";
import { Initial } from "~/demos/kit/initial";
import tradeName from "./facts";

/** The firm's sign, its initial, beside its name. */
export function Logo() {
  const firm = useFirmName(tradeName);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Initial
        firm={firm}
        className="size-11 flex-none overflow-hidden rounded bg-trade leading-[2.75rem] text-white first-letter:text-[1.625rem]"
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">{firm}</span>
    </span>
  );
}
