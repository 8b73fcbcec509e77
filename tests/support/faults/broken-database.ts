import { afterEach, expect } from "vitest";
import { refusals } from "~/content/refusals";
import { startSite, type Site } from "../site";
import { shortTimeouts } from "./fault-rows";

export async function startBreakableSite(env?: Record<string, string>): Promise<Site> {
  const site = await startSite({
    env: { ...shortTimeouts, ...env },
    preload: new URL("./database-switch.mjs", import.meta.url),
  });
  afterEach(() => site.sandbox.reset());
  return site;
}

export const UNSAVED = `${refusals[503].title} ${refusals[503].description}`;

const MAX_PAGES = 4_294_967_294;

/** Why a database cannot write; `readOnly` also refuses what would fit into the free space of a full disk. */
export const full = {
  fault: "the disk is full",
  code: "SQLITE_FULL",
  begin: async (site: Site) => {
    // Without free pages, and limited to its current size, so that no page can be added.
    site.execute("vacuum");
    const pages = await runPragma(site, "page_count");
    expect(await runPragma(site, `max_page_count = ${String(pages)}`)).toBe(pages);
  },
};
export const readOnly = {
  fault: "the database is read-only",
  code: "SQLITE_READONLY",
  begin: (site: Site) => runPragma(site, "query_only = 1"),
};

/** Read-only right before the first statement that contains `words`. */
export const readOnlyFrom = (words: string) => ({
  ...readOnly,
  begin: (site: Site) => site.ask({ source: "query_only = 1", before: words }),
});

export async function whileBroken<T>(
  site: Site,
  { code, begin }: typeof full | typeof readOnly,
  work: () => Promise<T>,
): Promise<T> {
  const before = site.output().length;
  await begin(site);
  try {
    return await work();
  } finally {
    await runPragma(site, "query_only = 0");
    await runPragma(site, `max_page_count = ${MAX_PAGES}`);
    expect(site.output().slice(before)).toContain(`"code":"${code}`);
  }
}

async function runPragma(site: Site, source: string): Promise<unknown> {
  return ((await site.ask({ source })) as { value?: unknown }).value;
}
