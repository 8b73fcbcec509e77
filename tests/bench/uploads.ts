import { randomFillSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MAX_FILE_BYTES } from "~/assets/file-rules";
import { png } from "../support/assets/upload-samples";
import { startSite, type Site } from "../support/site";
import { interleaved, type Comparison, type Target } from "./comparison";
import { startHelper, type HelperProcess } from "./helper-process";
import { forgetPeak, peakMegabytes } from "./process-usage";
import { ratioInWords, type Findings } from "./report";
import type { Sending } from "./upload-client";
import type { PeerQuestion } from "./upload-peer";
import type { SinkQuestion } from "./upload-sink";

type PeerTarget = Target & { of: PeerQuestion["work"] };

/** In MB of 10^6 bytes: the memory that a machine with 256 MB can spare. */
const MOST_RESIDENT: Target = { atMost: 200 };
const WITH_SCRIPTS: PeerTarget = { of: "PutObject", atLeast: 0.75 };
const ONE_POST: PeerTarget = { of: "lib-storage", atLeast: 0.9 };

interface Scenario {
  name: string;
  sending: Omit<Sending, "url">;
  target: PeerTarget;
}

/** Visitors whose scripts send so many files each, some of them at a time. */
const byScripts = (name: string, visitors: number, filesEach: number, inParallel: number) => ({
  ...{ name: `${name}, scripts`, sending: { visitors, filesEach, inParallel } },
  target: WITH_SCRIPTS,
});
/** Visitors who send so many files each in one post. */
const inOnePost = (name: string, visitors: number, filesEach: number): Scenario => ({
  ...{ name, sending: { visitors, filesEach }, target: ONE_POST },
});

const fiftyByScripts: Scenario = byScripts("50 x 50 MB", 1, 50, 3);
const fiftyInOnePost = inOnePost("50 x 50 MB, one post", 1, 50);
const scenarios: Scenario[] = [
  byScripts("1 x 50 MB", 1, 1, 1),
  inOnePost("1 x 50 MB, one post", 1, 1),
  fiftyByScripts,
  fiftyInOnePost,
  byScripts("8 clients x 2 x 50 MB", 8, 2, 2),
  inOnePost("8 clients x 2 x 50 MB, one post each", 8, 2),
];

interface Stage {
  /** The file that is sent repeatedly. */
  path: string;
  sink: HelperProcess;
  client: HelperProcess;
  site: Site;
  peers: Record<PeerQuestion["work"], HelperProcess>;
}

/**
 * Uploads in MB/s (of 10^6 bytes), and the peak of resident memory during them, beside peers that put the same
 * file. A sink takes the place of S3; clients, site, sink and peers are each a process.
 */
export async function measureUploads(): Promise<Findings> {
  const path = join(tmpdir(), "picture.png");
  // As large as a file may be; its first bytes are those of a picture, the others are random.
  const bytes = randomFillSync(Buffer.allocUnsafe(MAX_FILE_BYTES));
  bytes.set(png);
  writeFileSync(path, bytes);
  const sink = await startHelper("upload-sink");
  const BENCH_SINK = await sink.ask<string>({ what: "url" } satisfies SinkQuestion);
  const client = await startHelper("upload-client", { BENCH_FILE: path });
  const site = await startSite({ env: { AWS_ENDPOINT_URL_S3: BENCH_SINK } });
  const peers = {
    PutObject: await startHelper("upload-peer", { BENCH_SINK }),
    "lib-storage": await startHelper("upload-peer", { BENCH_SINK }),
  };
  try {
    const measured = new Map<Scenario, Awaited<ReturnType<typeof measure>>>();
    for (const scenario of scenarios) {
      measured.set(scenario, await measure(scenario, { path, sink, client, site, peers }));
    }
    const words = (scenario: Scenario) => ratioInWords(measured.get(scenario)!.speed);
    return {
      headline: `fifty files of 50 MB at ${words(fiftyByScripts)} with scripts, ${words(fiftyInOnePost)} without`,
      comparisons: [...measured.values()].flatMap(({ speed, memory }) => [speed, memory]),
    };
  } finally {
    for (const { stop } of [...Object.values(peers), client, sink]) stop();
    await site.stop();
  }
}

const megabytesPerSecond = (files: number, ms: number) =>
  (files * MAX_FILE_BYTES) / 1e6 / (ms / 1000);

async function measure(
  { name, sending, target }: Scenario,
  { path, sink, client, site, peers }: Stage,
): Promise<Record<"speed" | "memory", Comparison>> {
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
  const send: Sending = { ...sending, url: site.url };
  const question: PeerQuestion = { work: target.of, path, files, inParallel };
  const peer = peers[target.of];
  const subjects: Record<string, () => Promise<number>> = {
    site: subject("site", site.pid(), () => client.ask<number>(send)),
    [target.of]: subject(target.of, peer.pid, () => peer.ask<number>(question)),
  };
  if (files === 1) for (const warmUp of Object.values(subjects)) await warmUp();
  const { site: ours = [], ...speeds } = await interleaved(subjects);
  const { site: ourMemory = [], ...peersMemory } = memory;
  const peak = { ours: ourMemory, peers: peersMemory, target: MOST_RESIDENT };
  return {
    speed: { measure: `upload, ${name}`, unit: "MB/s", ours, peers: speeds, target },
    memory: { measure: `peak memory, ${name}`, unit: "MB", ...peak },
  };
}
