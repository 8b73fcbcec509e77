import { HeadBucketCommand } from "@aws-sdk/client-s3";
import { bucket, client } from "./client.server";

/**
 * When the bucket answered, by its own clock, to the second; undefined when it did not. Every answer has a date, also the
 * refusal of a request whose own date is wrong or that the credentials do not allow.
 */
export async function readBucketClock(): Promise<Date | undefined> {
  let header: string | undefined;
  const request = new HeadBucketCommand({ Bucket: bucket });
  request.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      header = (result.response as { headers: Record<string, string> }).headers.date;
      return result;
    },
    { step: "deserialize", priority: "low" },
  );
  await client.send(request).catch(() => undefined);
  const date = new Date(header ?? NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
