import { HeadBucketCommand } from "@aws-sdk/client-s3";
import { bucket, client } from "./client.server";

/**
 * When the bucket answered, by its own clock, to the second; undefined when it did not. Any answer tells it, also the
 * refusal of a request that this clock has dated too far off, and of one that the credentials do not allow.
 */
export async function readBucketClock(): Promise<Date | undefined> {
  let told: string | undefined;
  const question = new HeadBucketCommand({ Bucket: bucket });
  question.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      told = (result.response as { headers: Record<string, string> }).headers.date;
      return result;
    },
    { step: "deserialize", priority: "low" },
  );
  await client.send(question).catch(() => undefined);
  const date = new Date(told ?? NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
