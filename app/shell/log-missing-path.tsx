import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Writes the path that led nowhere to the browser's console. */
export function LogMissingPath() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("404: there is no page at", pathname);
  }, [pathname]);
  return null;
}
