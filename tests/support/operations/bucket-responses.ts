import type { Sandbox } from "../../../sandbox";

/** The listing of a bucket with one backup, written at a moment. */
export function backupListing(name: string, lastModified: string): string {
  return (
    `<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>backups/${name}</Key>` +
    `<LastModified>${lastModified}</LastModified></Contents></ListBucketResult>`
  );
}

/** Sets the bucket's clock until the sandbox is reset. */
export function setBucketClock(sandbox: Sandbox, moment: Date): void {
  sandbox.s3.clock.aheadMs = moment.getTime() - Date.now();
}
