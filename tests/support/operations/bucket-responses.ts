import type { Sandbox } from "../../../sandbox";

/** Lists one backup with the time at which the bucket got it; the returned function ends that. */
export function listBackup({ s3 }: Sandbox, name: string, at: Date): () => void {
  const body =
    `<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>backups/${name}</Key>` +
    `<LastModified>${at.toISOString()}</LastModified></Contents></ListBucketResult>`;
  const headers = { "content-type": "application/xml" };
  return s3.fail({ match: "GET /project-backups/?list-type=2", headers, body });
}

export function setBucketClock(sandbox: Sandbox, moment: Date): void {
  sandbox.s3.clock.aheadMs = moment.getTime() - Date.now();
}
