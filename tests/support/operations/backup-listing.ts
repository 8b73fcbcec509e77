/** What a bucket answers that holds one backup, written at a moment. */
export function backupListing(name: string, lastModified: string): string {
  return (
    `<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>backups/${name}</Key>` +
    `<LastModified>${lastModified}</LastModified></Contents></ListBucketResult>`
  );
}
