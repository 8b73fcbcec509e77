import { useEffect } from "react";
import { ERROR_PREFIX } from "./error-prefix";

/** Marks the page's title while its form has errors that the scripts found or were told of. */
export function useErrorTitle(failed: boolean): void {
  useEffect(() => {
    const plain = document.title.replace(ERROR_PREFIX, "");
    document.title = failed ? ERROR_PREFIX + plain : plain;
  }, [failed]);
}
