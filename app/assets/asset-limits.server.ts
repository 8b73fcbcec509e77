import { NETWORK_SECONDS } from "~/content/retention";
import { withLock } from "~/server/concurrency/locks.server";
import { config } from "~/server/config/config.server";
import { cannotWrite } from "~/server/database/cannot-write.server";
import { plainDb } from "~/server/database/connection.server";
import { createLimitAround } from "~/server/database/rate-limit.server";
import type { Connection, Trx } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import { networksAround } from "~/server/http/client-network";
import { clientNetworks, currentOwner } from "~/server/http/request-context.server";
import { log } from "~/server/log/log.server";
import { keyedHashes } from "~/server/security/encrypted-token.server";
import * as Uploads from "./uploads.repository.server";
import { MAX_FILE_BYTES, MAX_FILES } from "./file-rules";
import { findPaidSender } from "./resolve-draft.server";

const TEN_MINUTES = 10 * 60;

/** High, because the page's scripts send each file and each autosave as a post of its own. */
const posts = createLimitAround("asset post", 2_000, TEN_MINUTES);
/** Texts stay for years, up to 840 kB each. */
export const limitSubmissions = createLimitAround("asset submission", 30, NETWORK_SECONDS);

/** Resolves with the seconds to wait. A post that cannot be counted passes: it cannot be stored either. */
export async function limitAssetPosts(request: Request): Promise<number | undefined> {
  try {
    const wait = await posts(clientNetworks());
    if (wait === undefined) return undefined;
    const paid = await findPaidSender(request.headers.get("Cookie") ?? "");
    return paid ? await posts(paid.owners) : wait;
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    log.warn({ err: error }, "post not counted");
    return undefined;
  }
}

export type ReachedLimit = "network" | "site";

const SUBMISSION_BYTES = MAX_FILES * MAX_FILE_BYTES;

/** What a smaller file counts as: so no more than 2,500 files are stored for a network, and 50,000 are summed up. */
const LEAST_BYTES = 1024 * 1024;

interface Stored {
  drafts: number;
  bytes: number;
}

/** What may be stored without an order; twice as much for an IPv6 network of 56 bits, three times for one of 48. */
const limits: Record<ReachedLimit, Stored> = {
  network: { drafts: 20, bytes: SUBMISSION_BYTES },
  site: { drafts: 500, bytes: 20 * SUBMISSION_BYTES },
};

/** A network's widest one to itself as hashes joined by slashes; with each secret, the newest first. */
export function networkPaths(network: string): string[] {
  const hashes = networksAround(network).map((one) => keyedHashes("network", one));
  return hashes[0]!.map((_, secret) => hashes.map((one) => one[secret]).join("/"));
}

/** Adds to what is stored without an order, after others of this process. Of several machines, one that stalls stops none. */
export function whileStoredIsLocked<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  const locked = () => withLock("stored without an order", () => inTransaction(plainDb, work));
  // One of each owner waits for those of others.
  return withLock(`stored by ${currentOwner()}`, locked);
}

export function limitReachedByDraft(on: Connection, networks: readonly string[]) {
  return reachedLimit(
    networks,
    async (some, { drafts }) => (await Uploads.countOpenDrafts(on, some)) >= drafts,
  );
}

/** The limit that a file of `size` bytes would exceed in a draft of a network; an order's draft has neither. */
export async function limitReachedByFile(on: Connection, network: string | null, size: number) {
  if (!network) return undefined;
  const more = Math.max(size, LEAST_BYTES);
  return reachedLimit(
    [network],
    async (some, { bytes }) => (await Uploads.sumBytes(on, LEAST_BYTES, some)) + more > bytes,
  );
}

async function reachedLimit(
  networks: readonly string[],
  isOver: (networks: readonly string[] | undefined, limit: Stored) => Promise<boolean>,
): Promise<ReachedLimit | undefined> {
  if (!config.rateLimit) return undefined;
  const [narrowest = ""] = networks;
  const depth = narrowest.split("/").length;
  for (let times = 1; times <= depth; times += 1) {
    const narrower = depth - times + 1;
    const around = networks.map((path) => path.split("/").slice(0, narrower).join("/"));
    const { drafts, bytes } = limits.network;
    if (await isOver(around, { drafts: times * drafts, bytes: times * bytes })) return "network";
  }
  return (await isOver(undefined, limits.site)) ? "site" : undefined;
}
