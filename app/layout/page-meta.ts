import type { MetaArgs, MetaDescriptor } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { useEffect } from "react";
import { isRefusal, refusals } from "~/content/refusals";
import { site } from "~/content/site";
import type { RootData } from "./root-data";
import { UNEXPECTED_ERROR } from "./unexpected-error";

interface PageMeta {
  title: string;
  description: string;
  /** The picture that stands for the page where it is shared: a file of public/images/share. */
  picture?: string;
  /** Pages that are of no use to a search engine. */
  hidden?: boolean;
}

export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** The meta tags of a page, for search engines and for sharing. */
export function pageMeta(
  { matches, location, data }: Pick<MetaArgs, "matches" | "location" | "data">,
  { title, description, picture = "site", hidden }: PageMeta,
): MetaDescriptor[] {
  const { formFailed } = (data ?? {}) as { formFailed?: boolean };
  const full = `${formFailed ? ERROR_PREFIX : ""}${title} | ${site.name}`;
  const root = matches.find((match) => match.id === "root")?.data as RootData | undefined;
  return [
    { title: full },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { name: "twitter:card", content: "summary_large_image" },
    ...(root ? addresses(root.siteUrl, location.pathname, picture, title) : []),
    ...(hidden ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** What an error page says about itself: the root does, for Remix then asks no other route. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const refused = isRouteErrorResponse(error) && isRefusal(error.status) && error.status;
  const title = refused ? refusals[refused].title : UNEXPECTED_ERROR;
  return [{ title: `${title} | ${site.name}` }, { name: "robots", content: "noindex" }];
}

function addresses(
  siteUrl: string,
  pathname: string,
  picture: string,
  alt: string,
): MetaDescriptor[] {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  const image = `${siteUrl}/images/share/${picture}.png`;
  return [
    { tagName: "link", rel: "canonical", href: siteUrl + path },
    { property: "og:url", content: siteUrl + path },
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(SHARE_PICTURE.width) },
    { property: "og:image:height", content: String(SHARE_PICTURE.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:image", content: image },
  ];
}

/** Begins the title of a page whose form was not taken: the first thing a screen reader says. */
const ERROR_PREFIX = "Error: ";

/** Marks the page's title while its form has errors that the scripts found or were told of. */
export function useErrorTitle(failed: boolean): void {
  useEffect(() => {
    const plain = document.title.replace(ERROR_PREFIX, "");
    document.title = failed ? ERROR_PREFIX + plain : plain;
  }, [failed]);
}
