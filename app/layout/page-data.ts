import { useMatches, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ComponentType } from "react";
import type { FooterProps } from "./footer";
import type { CookieChoice } from "./inline/cookie-notice";

export interface PageHandle {
  /** `page`: Remix hydrates the whole page. `islands`: React hydrates only the hero and the gallery. Without it, no script is loaded. */
  scripts?: "page" | "islands";
  /** The id of the form whose unsent input this tab stores, see inline/unsent-input.ts. */
  typedForm?: string;
  /** A demo: in one color scheme, with its own fonts. */
  demo?: true;
  /** Of the outermost route: around its pages in place of the site's header and footer. */
  frame?: { Header: ComponentType; Footer: ComponentType<FooterProps> };
}

/** The handle of the current page. An error page has no loader data and loads no scripts. */
export function usePageHandle(): PageHandle {
  const page = useMatches().at(-1);
  const handle = page?.handle as PageHandle | undefined;
  return handle && (page?.data || handle.scripts !== "page") ? handle : {};
}

/** None on an error page that is shown in place of the outermost route. */
export function useFrame(): PageHandle["frame"] {
  const handle = useMatches()[1]?.handle as PageHandle | undefined;
  return useRouteError() ? undefined : handle?.frame;
}

export interface RootData {
  supportEmail: string;
  siteUrl: string;
  /** Null before the visitor chose; undefined where nobody is asked. */
  consent?: CookieChoice | null;
  year: number;
  sandbox: boolean;
  hasImprint: boolean;
}

export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}

export function useSupportEmail(): string {
  return useRootData()?.supportEmail ?? "";
}
