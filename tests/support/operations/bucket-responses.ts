import type { Sandbox } from "../../../sandbox";

export function backupListing(name: string, lastModified: string): string {
  return (
    `<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>backups/${name}</Key>` +
    `<LastModified>${lastModified}</LastModified></Contents></ListBucketResult>`
  );
}

export function setBucketClock(sandbox: Sandbox, moment: Date): void {
  sandbox.s3.clock.aheadMs = moment.getTime() - Date.now();
}
