import type { Sandbox } from "../../../sandbox";

/** Lets it be another time at the bucket, until the sandbox is reset. */
export function bucketSays(sandbox: Sandbox, moment: Date): void {
  sandbox.s3.clock.aheadMs = moment.getTime() - Date.now();
}
