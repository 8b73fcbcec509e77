import { useRouteLoaderData } from "@remix-run/react";
import type { CookieChoice } from "./inline/cookie-notice";

/** The root route's loader data, for every page. */
export interface RootData {
  supportEmail: string;
  siteUrl: string;
  consent: CookieChoice | null;
  year: number;
  sandbox: boolean;
}

/** The root's data; undefined only where the root failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}

/** The support email address; empty where the root failed. */
export function useSupportEmail(): string {
  return useRootData()?.supportEmail ?? "";
}
