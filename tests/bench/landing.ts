import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { freePort } from "../support/free-port";
import { startSite } from "../support/site";
import type { RecordedPage } from "./bare-node";
import { interleaved, type Comparison } from "./comparison";
import { startHelper, type HelperProcess } from "./helper-process";
import type { Load } from "./load";
import { processorMicroseconds } from "./process-usage";
import { ratioInWords, type Findings } from "./report";

const BARE = "bare node:http";
/** Three fifths of the responses that bare node:http sends in the same processor time. */
const BUDGET = 1.67;
const CONNECTIONS = 20;
const MS = 3000;
/** The request headers of Chromium. */
const HEADERS = { "Accept-Encoding": "gzip, deflate, br, zstd" };

const LANDING = { path: "/", measure: "landing page, from the page cache" };
const FORM = { path: "/contact", measure: "order form, rendered for each visitor" };

/** The server's processor time for a response, in production mode with its log in a file. */
export async function measureLanding(): Promise<Findings> {
  const log = openSync(join(tmpdir(), "site.log"), "w");
  const bare = await startHelper("bare-node");
  const client = await startHelper("load");
  const site = await startSite({
    // As in fly.toml.
    env: { RATE_LIMIT: "on", METRICS_PORT: String(await freePort()) },
    standardOutput: log,
  });
  try {
    const recorded = await Promise.all([LANDING, FORM].map(({ path }) => record(site.url, path)));
    const bareUrl = await bare.ask<string>(recorded);
    const pids = { site: site.pid(), [BARE]: bare.pid };
    const urls = { site: site.url, [BARE]: bareUrl };
    const measured = await compare(LANDING, urls, pids, client);
    const landing: Comparison = { ...measured, target: { of: BARE, atMost: BUDGET } };
    return {
      headline: `an answer takes ${ratioInWords(landing)} in processor time of the server`,
      comparisons: [landing, await compare(FORM, urls, pids, client)],
    };
  } finally {
    await site.stop();
    client.stop();
    bare.stop();
    closeSync(log);
  }
}

async function compare(
  { path, measure }: typeof LANDING,
  urls: Record<string, string>,
  pids: Record<string, number>,
  client: HelperProcess,
): Promise<Comparison> {
  const subject = (name: string, url: string) => async () => {
    const load: Load = { url, path, headers: HEADERS, connections: CONNECTIONS, ms: MS };
    const before = processorMicroseconds(pids[name]!);
    const answers = await client.ask<number>(load);
    return (processorMicroseconds(pids[name]!) - before) / answers;
  };
  const each = Object.entries(urls).map(([name, url]) => [name, subject(name, url)] as const);
  const subjects = Object.fromEntries(each);
  for (const warmUp of Object.values(subjects)) await warmUp();
  const { site: ours = [], ...peers } = await interleaved(subjects);
  return { measure, unit: "µs", ours, peers };
}

/** The bytes of a response with the headers that a browser needs to read them. */
async function record(url: string, path: string): Promise<RecordedPage> {
  const asked = get(url + path, { headers: HEADERS });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  const body = await buffer(answer);
  const { "content-type": type = "", "content-encoding": coding } = answer.headers;
  const headers = {
    ...{ "Content-Type": type, "Content-Length": String(body.length) },
    ...(coding && { "Content-Encoding": coding }),
  };
  return { path, headers, body: body.toString("base64") };
}
