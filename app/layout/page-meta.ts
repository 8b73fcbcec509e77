import type { MetaArgs, MetaDescriptor } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { useEffect } from "react";
import { isRefusal, refusalText, type Refused } from "~/content/refusals";
import { site } from "~/content/site";
import type { RootData } from "./page-data";
import { UNEXPECTED_ERROR } from "./route-error";

interface PageMeta {
  title: string;
  description: string;
  /** The share picture: a file name in public/images/share, without extension. */
  picture?: string;
  hidden?: boolean;
  /** Its path is a key: the page does not name it. */
  secret?: boolean;
}

export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

export function pageMeta(
  { matches, location, data }: Pick<MetaArgs, "matches" | "location" | "data">,
  { title, description, picture = "site", hidden, secret }: PageMeta,
): MetaDescriptor[] {
  const { formFailed } = (data ?? {}) as { formFailed?: boolean };
  const full = `${formFailed ? ERROR_PREFIX : ""}${title} | ${site.name}`;
  const root = matches.find((match) => match.id === "root")?.data as RootData | undefined;
  const image = `${root?.siteUrl}/images/share/${picture}.png`;
  return [
    { title: full },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { name: "twitter:card", content: "summary_large_image" },
    ...(root && !secret
      ? [
          { tagName: "link", rel: "canonical", href: root.siteUrl + location.pathname },
          { property: "og:url", content: root.siteUrl + location.pathname },
          { property: "og:image", content: image },
          { property: "og:image:width", content: String(SHARE_PICTURE.width) },
          { property: "og:image:height", content: String(SHARE_PICTURE.height) },
          { property: "og:image:alt", content: title },
          { name: "twitter:image", content: image },
        ]
      : []),
    ...(hidden ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** The meta tags of an error page, for the root: on an error Remix calls no other route's `meta`. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const title =
    isRouteErrorResponse(error) && isRefusal(error.status)
      ? refusalText(error.status, error.data as Refused | null).title
      : UNEXPECTED_ERROR;
  return [{ title: `${title} | ${site.name}` }, { name: "robots", content: "noindex" }];
}

/** Begins the title of a page whose form is invalid: screen readers read the title first. */
const ERROR_PREFIX = "Error: ";

export function useErrorTitle(failed: boolean): void {
  useEffect(() => {
    const plain = document.title.replace(ERROR_PREFIX, "");
    document.title = failed ? ERROR_PREFIX + plain : plain;
  }, [failed]);
}
