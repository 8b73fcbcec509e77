import { config } from "~/config/config.server";
import type { Connection } from "~/database/tables";
import { keyedHashes } from "~/security/secret-keys.server";
import * as Drafts from "./drafts.repository.server";
import { MAX_FILE_BYTES, MAX_FILES } from "./file-rules";

/** Which limit is reached: that of one network, or that of all networks together. */
export type ReachedLimit = "network" | "site";

const SUBMISSION_BYTES = MAX_FILES * MAX_FILE_BYTES;

/**
 * What may be stored without an order. A draft has at most 300 kB of text, as has a submission with its email: all of
 * them together leave most of a volume of 1 GB free.
 */
const limits: Record<ReachedLimit, Drafts.StoredTotals> = {
  network: { drafts: 20, bytes: SUBMISSION_BYTES },
  site: { drafts: 500, bytes: 20 * SUBMISSION_BYTES },
};

/** The hashes that stand for a network in the database: with the newest secret first, then with older ones. */
export function networkHashes(network: string): string[] {
  return keyedHashes("network", network);
}

/** The limit that one more draft without an order would exceed; `networks` are the hashes of its sender's network. */
export function limitReachedByDraft(
  on: Connection,
  networks: readonly string[],
): Promise<ReachedLimit | undefined> {
  return reachedLimit(on, networks, ({ drafts }, limit) => drafts >= limit.drafts);
}

/** The limit that a file of `size` bytes would exceed in a draft; an order's draft has no such limit. */
export async function limitReachedByFile(
  on: Connection,
  draftId: string,
  size: number,
): Promise<ReachedLimit | undefined> {
  const draft = await Drafts.findById(on, draftId);
  if (!draft?.network) return undefined;
  return reachedLimit(on, [draft.network], ({ bytes }, limit) => bytes + size > limit.bytes);
}

async function reachedLimit(
  on: Connection,
  networks: readonly string[],
  isOver: (stored: Drafts.StoredTotals, limit: Drafts.StoredTotals) => boolean,
): Promise<ReachedLimit | undefined> {
  if (!config.rateLimit) return undefined;
  if (isOver(await Drafts.countStored(on, networks), limits.network)) return "network";
  return isOver(await Drafts.countStored(on), limits.site) ? "site" : undefined;
}
