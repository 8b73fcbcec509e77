import { droppedLines } from "./log.server";
import { counter } from "./metrics.server";

/** Exposes as a metric how many lines the log has lost. */
export function exposeLog(): void {
  counter(
    "sitewright_log_lines_dropped_total",
    "Lines that standard output did not take and that are lost.",
    [],
    (own) => own.inc(droppedLines()),
  );
}
