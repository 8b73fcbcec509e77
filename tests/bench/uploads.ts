import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite, type Site } from "../support/site";
import { interleaved, type Comparison, type Target } from "./comparison";
import { startHelper, type HelperProcess } from "./helper-process";
import { forgetPeak, peakMegabytes } from "./resident-memory";
import type { Sending } from "./upload-client";
import { makeFile, megabytesPerSecond } from "./upload-file";
import type { PeerQuestion } from "./upload-peer";
import type { SinkQuestion } from "./upload-sink";

/** Of 10^6 bytes: what a machine with 256 MB can spare. */
const MOST_RESIDENT: Target = { atMost: 200 };
const WITH_SCRIPTS: Target = { of: "PutObject", atLeast: 0.75 };
const ONE_POST: Target = { of: "lib-storage", atLeast: 0.9 };

interface Scenario {
  name: string;
  sending: Omit<Sending, "url">;
  target: Target;
  /** Parsers that hold a post's files whole are asked for one file only. */
  parsers?: boolean;
  /** Not for the README. */
  detail?: true;
}

const scenarios: Scenario[] = [
  {
    name: "1 x 50 MB, scripts",
    sending: { visitors: 1, filesEach: 1, inParallel: 1 },
    target: WITH_SCRIPTS,
    detail: true,
  },
  {
    name: "1 x 50 MB, one post",
    sending: { visitors: 1, filesEach: 1 },
    target: ONE_POST,
    parsers: true,
    detail: true,
  },
  {
    name: "50 x 50 MB, scripts",
    sending: { visitors: 1, filesEach: 50, inParallel: 3 },
    target: WITH_SCRIPTS,
  },
  {
    name: "50 x 50 MB, one post",
    sending: { visitors: 1, filesEach: 50 },
    target: ONE_POST,
  },
  {
    name: "8 clients x 2 x 50 MB, scripts",
    sending: { visitors: 8, filesEach: 2, inParallel: 2 },
    target: WITH_SCRIPTS,
  },
  {
    name: "8 clients x 2 x 50 MB, one post each",
    sending: { visitors: 8, filesEach: 2 },
    target: ONE_POST,
  },
];

/**
 * Uploads in MB/s (of 10^6 bytes), and the peak of resident memory while they last, beside peers that put the same
 * file. A sink of bytes stands for S3; clients, site, sink and peers are each a process.
 */
export async function measureUploads(): Promise<Comparison[]> {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-bench-"));
  const path = join(folder, "picture.png");
  writeFileSync(path, makeFile());
  const sink = await startHelper("upload-sink");
  const sinkUrl = await sink.ask<string>({ what: "url" } satisfies SinkQuestion);
  const client = await startHelper("upload-client");
  const site = await startSite({ env: { AWS_ENDPOINT_URL_S3: sinkUrl } });
  const peers = await startPeers(sinkUrl);
  try {
    const comparisons: Comparison[] = [];
    for (const scenario of scenarios) {
      comparisons.push(...(await measure(scenario, { path, sink, client, site, peers })));
    }
    return comparisons;
  } finally {
    for (const { stop } of [...Object.values(peers), client, sink]) stop();
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

async function startPeers(sinkUrl: string) {
  const start = () => startHelper("upload-peer", { BENCH_SINK: sinkUrl });
  return {
    PutObject: await start(),
    "lib-storage": await start(),
    "Remix's parser": await start(),
    "formData()": await start(),
  };
}

interface Stage {
  path: string;
  sink: HelperProcess;
  client: HelperProcess;
  site: Site;
  peers: Awaited<ReturnType<typeof startPeers>>;
}

async function measure(
  { name, sending, target, parsers = false, detail }: Scenario,
  { path, sink, client, site, peers }: Stage,
): Promise<Comparison[]> {
  const files = sending.visitors * sending.filesEach;
  const inParallel = Math.min(files, sending.visitors * (sending.inParallel ?? 1));
  const memory: Record<string, number[]> = {};

  const subject = (name: string, pid: number, work: () => Promise<number>) => async () => {
    forgetPeak(pid);
    const ms = await work();
    (memory[name] ??= []).push(peakMegabytes(pid));
    const taken = await sink.ask<number>({ what: "bytes taken" } satisfies SinkQuestion);
    if (Math.round(megabytesPerSecond(files, 1000)) !== Math.round(taken / 1e6)) {
      throw new Error(`${name}: the sink took ${taken} bytes`);
    }
    return megabytesPerSecond(files, ms);
  };
  const toServer = (url: string) => () => client.ask<number>({ ...sending, url } satisfies Sending);
  const fromDisk = (work: "PutObject" | "lib-storage") => () =>
    peers[work].ask<number>({ work, path, files, inParallel } satisfies PeerQuestion);
  const served = async (parser: "Remix's parser" | "formData()") => {
    const url = await peers[parser].ask<string>({ work: "serve", parser } satisfies PeerQuestion);
    return subject(parser, peers[parser].pid, toServer(url));
  };

  const subjects: Record<string, () => Promise<number>> = {
    site: subject("site", site.pid(), toServer(site.url)),
    PutObject: subject("PutObject", peers.PutObject.pid, fromDisk("PutObject")),
    "lib-storage": subject("lib-storage", peers["lib-storage"].pid, fromDisk("lib-storage")),
    ...(parsers && {
      "Remix's parser": await served("Remix's parser"),
      "formData()": await served("formData()"),
    }),
  };
  for (const warmUp of Object.values(subjects)) await warmUp();
  const { site: ours = [], ...speeds } = await interleaved(subjects);
  const { site: ourMemory = [], ...peersMemory } = memory;
  return [
    { measure: `upload, ${name}`, unit: "MB/s", ours, peers: speeds, target, detail },
    {
      measure: `peak memory, ${name}`,
      unit: "MB",
      ours: ourMemory,
      peers: peersMemory,
      target: MOST_RESIDENT,
      detail,
    },
  ];
}
