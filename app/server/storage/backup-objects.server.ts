import type { Readable } from "node:stream";
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3";
import { config } from "~/server/config/config.server";
import { isFromFuture, timeFromName, timeInName } from "~/server/time/time";
import { backupClient as client } from "./client.server";
import { openObject, putStream } from "./objects.server";

// The bucket of the backups, which may be the one of the files. All requests throw when it fails, within
// STORAGE_STALL_MS of the last byte that moved.

const Bucket = config.backup.bucket;

class NoListing extends Error {
  override name = "NoListing";
}

/** Streams a new object of `size` bytes into the bucket, in one request of at most 5 GB; throws for a key that exists. */
export function putBackupObject(key: string, size: number, body: AsyncIterable<Uint8Array>) {
  const target = {
    Bucket,
    Key: key,
    ContentType: "application/octet-stream",
    ContentDisposition: "attachment",
  };
  return putStream(client, target, size, body);
}

/** Writes an object without bytes, whose key is its content; one that exists stays as it is. */
export async function putEmptyBackupObject(key: string): Promise<void> {
  // Without a length, the client warns of a stream whose length is unknown.
  await client.send(new PutObjectCommand({ Bucket, Key: key, ContentLength: 0 }));
}

export function openBackupObject(key: string): Promise<Readable | undefined> {
  return openObject(client, Bucket, key);
}

export async function listBackupObjects(prefix: string) {
  const found: { key: string; size: number; writtenAt: Date }[] = [];
  let ContinuationToken: string | undefined;
  do {
    const list = new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken });
    const { Contents = [], IsTruncated, NextContinuationToken } = await client.send(list);
    // Every listing says whether it goes on. To the client, an answer that is no listing is an empty one.
    if (IsTruncated === undefined) throw new NoListing();
    for (const { Key = "", Size = 0, LastModified = new Date(0) } of Contents) {
      found.push({ key: Key, size: Size, writtenAt: LastModified });
    }
    ContinuationToken = NextContinuationToken;
  } while (ContinuationToken);
  return found;
}

export async function deleteBackupObject(key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
}

const RESTORED = "backups/restored/";

/** Records in the bucket that a backup was restored, on whatever machine. */
export function putRestored(name: string): Promise<void> {
  return putEmptyBackupObject(RESTORED + name);
}

/** When a backup was last restored, on whatever machine; undefined where none ever was. */
export async function findLastRestore(): Promise<Date | undefined> {
  const times = (await listBackupObjects(RESTORED)).map(({ writtenAt }) => writtenAt.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

const NAME = /^site-(.{24})\.db\.gz\.age$/;

export function backupName(moment: Date): string {
  return `site-${timeInName(moment)}.db.gz.age`;
}

export function begunAt(name: string): Date | undefined {
  return timeFromName(NAME.exec(name)?.[1] ?? "");
}

/** The newest backup by the bucket's listing; its name, by the same clock as `now`, says if it is from the future. */
export async function findNewestBackup(now: Date) {
  const objects = await listBackupObjects("backups/site-");
  const backups = objects.filter(({ key }) => key.endsWith(".db.gz.age"));
  const times = backups
    .filter(({ key, writtenAt }) => {
      const begun = begunAt(key.slice("backups/".length)) ?? writtenAt;
      return !isFromFuture(begun.getTime(), now.getTime());
    })
    .map(({ writtenAt }) => writtenAt.getTime());
  return {
    writtenAt: times.length > 0 ? new Date(Math.max(...times)) : undefined,
    fromFuture: backups.length - times.length,
  };
}
