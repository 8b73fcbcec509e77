import type { MetaFunction } from "@remix-run/node";
import { site } from "~/content/site";

interface PageMeta {
  title: string;
  description: string;
  /** Pages that are of no use to a search engine. */
  hidden?: boolean;
}

/** A page's title and description, under the brand's name. */
export function pageMeta({ title, description, hidden }: PageMeta): MetaFunction {
  return () => [
    { title: `${title} | ${site.name}` },
    { name: "description", content: description },
    ...(hidden ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
