import { readBucketClock } from "~/storage/bucket-clock.server";
import {
  isListedPublicly,
  tryBucket,
  type BucketFailure,
  type BucketStep,
} from "~/storage/check-bucket.server";
import { isTooFarOff, leadInWords } from "~/storage/clock-lead";
import { failed, ok, warning, type Check, type Verdict } from "./check";

export const bucketChecks: readonly Check[] = [
  { name: "Bucket", run: checkObject },
  { name: "Bucket is not listed", run: checkListing },
  { name: "Clock at the bucket", run: checkClock },
];

const credentials =
  "see that BUCKET_NAME and the AWS_ names are those of one bucket, and that its key may";

const advice: Record<BucketStep, string> = {
  write: `No file can be written to the bucket: ${credentials} write (s3:PutObject).`,
  read: `No file can be read from the bucket: ${credentials} read (s3:GetObject).`,
  public:
    "A file cannot be read by its public address: set BUCKET_PUBLIC_URL to where the bucket's files are public, and let anybody read objects; on Fly.io: fly storage dashboard",
  delete: `No file can be deleted from the bucket: ${credentials} delete (s3:DeleteObject).`,
};

async function checkObject(): Promise<Verdict> {
  const { failed: failure, left } = await tryBucket();
  return failure ? judgeFailure(failure, advice, left) : ok;
}

/** What to do when a step fails; `advice` begins with what cannot be done, up to a colon. */
export function judgeFailure(
  { step, reason }: BucketFailure,
  advice: Partial<Record<BucketStep, string>>,
  left: string | undefined,
): Verdict {
  const why = (advice[step] ?? "").replace(":", ` (${reason}):`);
  return failed(left && step !== "write" ? `${why} Delete ${left} by hand.` : why);
}

async function checkListing(): Promise<Verdict> {
  if (!(await isListedPublicly())) return ok;
  return warning(
    "Anybody can list the bucket, and so find every buyer's files: allow the public to get objects (s3:GetObject), not to list them (s3:ListBucket); on Fly.io: fly storage dashboard",
  );
}

/** Stripe's clock tells of seconds; by the bucket's it is decided whether data may be deleted. */
async function checkClock(): Promise<Verdict> {
  const told = await readBucketClock();
  if (!told) {
    return warning(
      "The bucket does not tell the time, and while it does not, nothing is deleted: mend what is said of the bucket.",
    );
  }
  const leadMs = Date.now() - told.getTime();
  if (!isTooFarOff(leadMs)) return ok;
  return warning(
    `The clock is ${leadInWords(leadMs)}, and nothing is deleted by it: see "When the clock was wrong" in docs/operating.md.`,
  );
}
