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

interface Server {
  url: string;
  pid: number;
}

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
    const servers: Record<string, Server> = {
      site: { url: site.url, pid: site.pid() },
      [BARE]: { url: bareUrl, pid: bare.pid },
    };
    const landing: Comparison = {
      ...(await compare(LANDING, servers, client)),
      target: { of: BARE, atMost: BUDGET },
    };
    return {
      headline: `an answer takes ${ratioInWords(landing)} in processor time of the server`,
      comparisons: [landing, await compare(FORM, servers, client)],
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
  servers: Record<string, Server>,
  client: HelperProcess,
): Promise<Comparison> {
  const subject =
    ({ url, pid }: Server) =>
    async () => {
      const before = processorMicroseconds(pid);
      const load: Load = { url, path, headers: HEADERS, connections: CONNECTIONS, ms: MS };
      const answers = await client.ask<number>(load);
      return (processorMicroseconds(pid) - before) / answers;
    };
  const subjects = Object.fromEntries(
    Object.entries(servers).map(([name, server]) => [name, subject(server)]),
  );
  for (const warmUp of Object.values(subjects)) await warmUp();
  const { site: ours = [], ...peers } = await interleaved(subjects);
  return { measure, unit: "µs", ours, peers };
}

/** The bytes of a response with the headers that a browser needs to read them. */
async function record(url: string, path: string): Promise<RecordedPage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url + path, { headers: HEADERS }, resolve).on("error", reject);
  });
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  const body = await buffer(answer);
  return {
    path,
    headers: {
      "Content-Type": answer.headers["content-type"]!,
      ...(answer.headers["content-encoding"] && {
        "Content-Encoding": answer.headers["content-encoding"],
      }),
      "Content-Length": String(body.length),
    },
    body: body.toString("base64"),
  };
}
