import { randomUUID } from "node:crypto";
import { DeleteObjectCommand, PutObjectCommand, S3ServiceException } from "@aws-sdk/client-s3";
import type { S3Client } from "@aws-sdk/client-s3";
import { log } from "~/observability/log.server";

// Some stores know no If-None-Match on a write and answer 501 to it, OpenStack Swift for instance. There the unique key
// alone keeps objects apart.

/** Of a write: that its key is new. Empty where the store knows no such condition. */
type Condition = { IfNoneMatch?: "*" };

const ifNew: Condition = { IfNoneMatch: "*" };

/** Whether the store knows the condition; undefined until it has told. */
let known: boolean | undefined;

/** Makes a write that can be repeated; again without its condition, where the store turns out not to know it. */
export async function writeIfNew<T>(write: (condition: Condition) => Promise<T>): Promise<T> {
  if (known === false) return write({});
  try {
    const answer = await write(ifNew);
    known = true;
    return answer;
  } catch (error) {
    if (known || !isUnknown(error)) throw error;
    known = false;
    return write({});
  }
}

/**
 * The condition for a write that cannot be repeated. Where nothing is known of the store yet, it is asked by an empty
 * object beside the one that is to be written; throws when that fails.
 */
export async function conditionFor(
  client: S3Client,
  { Bucket, Key }: { Bucket: string; Key: string },
): Promise<Condition> {
  if (known === undefined) {
    const probe = { Bucket, Key: Key.replace(/[^/]*$/, `${randomUUID()}-probe`) };
    await writeIfNew((condition) =>
      client.send(new PutObjectCommand({ ...probe, ContentLength: 0, ...condition })),
    ).catch((error: unknown) => {
      // The answer to its first try was lost: the second one met the condition.
      if (!(error instanceof S3ServiceException && error.name === "PreconditionFailed"))
        throw error;
      known = true;
    });
    void client
      .send(new DeleteObjectCommand(probe))
      .catch((error: unknown) => log.warn({ err: error }, "probe not deleted"));
  }
  return known ? ifNew : {};
}

function isUnknown(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 501;
}
