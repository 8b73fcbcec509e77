import { paginateListObjectsV2 } from "@aws-sdk/client-s3";
import { config } from "~/platform/config.server";
import { client } from "./client.server";

const PREFIX = "backups/";
const BACKUP = /^backups\/site-.*\.db\.gz\.age$/;

/** When the newest backup in the bucket was written; undefined when there is none. Throws when the bucket fails. */
export async function findNewestBackup(): Promise<Date | undefined> {
  const pages = paginateListObjectsV2({ client }, { Bucket: config.backup.bucket, Prefix: PREFIX });
  let newest: Date | undefined;
  for await (const { Contents = [] } of pages) {
    for (const { Key = "", LastModified } of Contents) {
      if (!BACKUP.test(Key) || !LastModified) continue;
      if (!newest || LastModified > newest) newest = LastModified;
    }
  }
  return newest;
}
