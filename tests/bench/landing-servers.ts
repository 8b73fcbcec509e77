import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright";
import { note } from "./notes";
import { buildAstro } from "./peers/astro";
import { buildClientRendered, filesServer } from "./peers/client-rendered";
import { buildNext } from "./peers/next";
import { readPage } from "./peers/page-source";
import { serve, type Server } from "./process-group";
import { htmlOf, record, recordPublicFiles, withHtml, writeRecording } from "./recording";
import { startOurs } from "./site-process";
import { temporaryFolder } from "./temporary-folder";
import { withoutScripts } from "./without-scripts";

/** The same landing page, each on a server of its own; a peer that could not be built is missing. */
export interface LandingServers {
  site: Server;
  /** Bare node:http with our very answers. */
  bare: Server;
  /** Bare node:http with our answers, but every script taken out of the page. */
  scriptless: Server;
  clientRendered?: Server;
  astro?: Server;
  next?: Server;
  stop: () => Promise<void>;
}

export async function startLandingServers(browser: Browser): Promise<LandingServers> {
  const started: Server[] = [];
  const folder = temporaryFolder("sitewright-bench-answers");
  const begin = async (args: string[], cwd?: string) => {
    const server = await serve(args, { cwd });
    started.push(server);
    return server;
  };
  const stop = async () => void (await Promise.all(started.map((server) => server.stop())));
  try {
    const site = await startOurs();
    started.push(site);
    const landing = await record(site.url, "/");
    const scriptlessHtml = withoutScripts(htmlOf(landing));
    const files = await recordPublicFiles(site.url);
    const playBack = (name: string, page: typeof landing) => {
      const recording = join(folder, `${name}.json`);
      writeRecording(recording, [page, ...files]);
      return begin([fileURLToPath(new URL("servers/recorded.mjs", import.meta.url)), recording]);
    };
    const source = await readPage(browser, site.url);
    const contact = await readPage(browser, `${site.url}/contact`);
    return {
      site,
      bare: await playBack("bare", landing),
      scriptless: await playBack("scriptless", withHtml(landing, scriptlessHtml)),
      clientRendered: await ifPossible("Vite React, client-rendered", async () =>
        begin(await filesServer(await buildClientRendered({ index: source, contact }))),
      ),
      astro: await ifPossible("Astro", async () =>
        begin(await filesServer(await buildAstro(scriptlessHtml))),
      ),
      next: await ifPossible("Next", async () => {
        const { args, cwd } = await buildNext(source);
        return begin(args, cwd);
      }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ifPossible(name: string, start: () => Promise<Server>): Promise<Server | undefined> {
  try {
    return await start();
  } catch (error) {
    note(`${name} is missing: ${String(error)}`);
    return undefined;
  }
}
