import { pageAt, pages, type Page } from "~/content/pages";
import { config } from "./config.server";

/** What a request asks for. */
export interface Address {
  url: URL;
  page: Page | undefined;
}

/** What is asked for most, read once. */
const plain = new Map(pages.map(({ path }) => [path, read(path)]));

/** The request's address, or undefined when it cannot be read: a bad percent-escape, a NUL. */
export function addressOf(target: string): Address | undefined {
  return plain.get(target) ?? read(target);
}

function read(target: string): Address | undefined {
  if (!target.startsWith("/")) return undefined;
  try {
    const url = new URL(config.siteUrl + target);
    if (decodeURIComponent(url.pathname).includes("\0")) return undefined;
    return { url, page: pageAt(url.pathname) };
  } catch {
    return undefined;
  }
}

/** What the log calls an address: never its query, never a path somebody made up. */
export function routeName(address: Address | undefined): string {
  if (!address) return "unreadable";
  if (address.page) return address.page.path;
  const folder = /^\/(build|images|sandbox)\//.exec(address.url.pathname)?.[1];
  return folder ? `/${folder}/*` : "other";
}
