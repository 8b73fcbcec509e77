import { expect } from "vitest";
import { refusals } from "~/content/refusals";
import type { Site } from "../site";
import { startFaultySite } from "./faulty-site";

/** A site whose database can be broken, for the tests of the calling file. */
export function startBreakableSite(env?: Record<string, string>): Promise<Site> {
  return startFaultySite({ env, preload: new URL("./database-switch.mjs", import.meta.url) });
}

/** What a visitor reads when the database takes no write. */
export const UNSAVED = `${refusals[503].title} ${refusals[503].description}`;

const MOST_PAGES = 4_294_967_294;

/** Why a database takes no write; `readOnly` refuses also what would fit into the room that a full disk leaves. */
export const full = {
  fault: "the disk is full",
  code: "SQLITE_FULL",
  begin: async (site: Site) => {
    // Without free pages, and cut to the size it has: what needs a further page finds none.
    site.execute("vacuum");
    const pages = await ask(site, "page_count");
    expect(await ask(site, `max_page_count = ${String(pages)}`)).toBe(pages);
  },
};
export const readOnly = {
  fault: "the database is read-only",
  code: "SQLITE_READONLY",
  begin: (site: Site) => ask(site, "query_only = 1"),
};

/** Does something while the site's database takes no write, and makes sure that a write really failed. */
export function whileBroken<T>(
  site: Site,
  { code, begin }: typeof full | typeof readOnly,
  work: () => Promise<T>,
): Promise<T> {
  return failing(site, code, () => begin(site), work);
}

/** Does something while the database becomes read-only right before the first statement that holds `words`. */
export function whileBrokenFrom<T>(site: Site, words: string, work: () => Promise<T>): Promise<T> {
  const begin = () => site.ask({ source: "query_only = 1", before: words });
  return failing(site, readOnly.code, begin, work);
}

async function failing<T>(
  site: Site,
  code: string,
  begin: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const before = site.output().length;
  await begin();
  try {
    return await work();
  } finally {
    await ask(site, "query_only = 0");
    await ask(site, `max_page_count = ${MOST_PAGES}`);
    expect(site.output().slice(before)).toContain(`"code":"${code}`);
  }
}

async function ask(site: Site, source: string): Promise<unknown> {
  return ((await site.ask({ source })) as { value?: unknown }).value;
}
