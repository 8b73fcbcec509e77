import { sql } from "kysely";
import { config } from "~/config/config.server";
import { anyOf } from "~/database/statements.server";
import type { Connection } from "~/database/tables";
import { keyedHashes } from "~/security/secret-keys.server";
import { MAX_FILE_BYTES, MAX_FILES } from "./file-rules";

/** Who holds all they may: one network, or all of them together. */
export type NoRoom = "network" | "site";

interface Holdings {
  /** Open ones and submissions. */
  drafts: number;
  /** Of their files. */
  bytes: number;
}

const WHOLE_SUBMISSION = MAX_FILES * MAX_FILE_BYTES;

/**
 * What may be held without an order. A draft is at most 300 kB of text, a submission with its email likewise: all of
 * them leave most of a volume of 1 GB free.
 */
const limits: Record<NoRoom, Holdings> = {
  network: { drafts: 20, bytes: WHOLE_SUBMISSION },
  site: { drafts: 500, bytes: 20 * WHOLE_SUBMISSION },
};

/** What a network is known by in the database: its newest hash, and those that older secrets made of it. */
export function networkHashes(network: string): string[] {
  return keyedHashes("network", network);
}

/** Whether there is no room for one more draft without an order; `networks` are the hashes of its sender's. */
export async function noRoomForDraft(
  on: Connection,
  networks: readonly string[],
): Promise<NoRoom | undefined> {
  return noRoom(on, networks, ({ drafts }, limit) => drafts >= limit.drafts);
}

/** Whether there is no room for a file of so many bytes in a draft; one of an order always has it. */
export async function noRoomForFile(
  on: Connection,
  draftId: string,
  size: number,
): Promise<NoRoom | undefined> {
  const draft = await on
    .selectFrom("drafts")
    .select("network")
    .where("id", "=", draftId)
    .executeTakeFirst();
  if (!draft?.network) return undefined;
  return noRoom(on, [draft.network], ({ bytes }, limit) => bytes + size > limit.bytes);
}

async function noRoom(
  on: Connection,
  networks: readonly string[],
  isOver: (held: Holdings, limit: Holdings) => boolean,
): Promise<NoRoom | undefined> {
  if (!config.rateLimit) return undefined;
  if (isOver(await heldBy(on, networks), limits.network)) return "network";
  return isOver(await heldBy(on), limits.site) ? "site" : undefined;
}

/** What networks hold; without any named, all of them. */
async function heldBy(on: Connection, networks?: readonly string[]): Promise<Holdings> {
  const drafts = on
    .selectFrom("drafts")
    .where((eb) =>
      networks ? eb("drafts.network", "in", anyOf(networks)) : eb("drafts.network", ">", ""),
    );
  const { count } = await drafts
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const { bytes } = await drafts
    .innerJoin("uploads", "uploads.draft_id", "drafts.id")
    .where("uploads.state", "!=", "discarded")
    .select(sql<number>`coalesce(sum(uploads.size), 0)`.as("bytes"))
    .executeTakeFirstOrThrow();
  return { drafts: count, bytes };
}
