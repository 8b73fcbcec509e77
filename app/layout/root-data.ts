import { useRouteLoaderData } from "@remix-run/react";
import type { CookieChoice } from "./cookie-choice";

/** What every page knows. */
export interface RootData {
  supportEmail: string;
  siteUrl: string;
  consent: CookieChoice | null;
  year: number;
  sandbox: boolean;
}

/** The root's data; undefined only where the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}

/** The address that help is asked at. */
export function useSupportEmail(): string {
  return useRootData()?.supportEmail ?? "";
}
