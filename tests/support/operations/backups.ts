import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { DeleteObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { Decrypter, Encrypter } from "age-encryption";
import Sqlite from "better-sqlite3";
import { buckets, credentials } from "../../../sandbox/credentials";
import { shortTimeouts } from "../faults/fault-rows";
import { backupKey, sharedSite, type Site } from "../site";

export const backupEnv = { BACKUP_KEY: backupKey, BACKUP_BUCKET: buckets.private };

/** The site of all tests that make backups without restarting it; each calls `withoutBackups` first. */
export const backupSite = () => sharedSite({ env: { ...backupEnv, ...shortTimeouts } });

/** The site of tests that restart it to restore backups, and leave it running. */
export const restartedSite = () =>
  sharedSite({ env: { ...backupEnv, ...shortTimeouts, JOBS_EVERY_MS: "200" } });

const keysIn = (site: Site, prefix: string) =>
  site.sandbox.s3
    .objects()
    .filter(({ bucket, key }) => bucket === buckets.private && key.startsWith(prefix))
    .map(({ key }) => key.slice("backups/".length));

export const backupsOf = (site: Site) => keysIn(site, "backups/site-");

export const erasureRecordsOf = (site: Site) => keysIn(site, "backups/forgotten/");

export function nameFrom(ago: number): string {
  const time = new Date(Date.now() - ago).toISOString().replace(/[:.]/g, "-");
  return `site-${time}.db.gz.age`;
}

export const bytesOf = (site: Site, name: string) =>
  site.sandbox.s3.read(buckets.private, `backups/${name}`);

export async function encryptBackup(path: string, key = backupKey): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  encrypter.setScryptWorkFactor(10);
  return encrypter.encrypt(gzipSync(readFileSync(path)));
}

const at = (name: string) => ({ Bucket: buckets.private, Key: `backups/${name}` });

export async function put(site: Site, name: string, Body: Uint8Array | string): Promise<void> {
  const ContentLength = Body.length;
  await clientOf(site).send(new PutObjectCommand({ ...at(name), Body, ContentLength }));
}

export async function drop(site: Site, name: string): Promise<void> {
  await clientOf(site).send(new DeleteObjectCommand(at(name)));
}

export async function emptyBucket(site: Site): Promise<void> {
  for (const name of keysIn(site, "")) await drop(site, name);
}

export async function withoutBackups(site: Site): Promise<void> {
  rmSync(join(site.dataDir, "staged"), { recursive: true, force: true });
  await emptyBucket(site);
}

/** Opens a backup with only age, gzip and SQLite, as an operator can on another computer. */
export async function openBackup(site: Site, name: string, key = backupKey) {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  const path = join(mkdtempSync(join(tmpdir(), "sitewright-backup-")), "site.db");
  writeFileSync(path, gunzipSync(await decrypter.decrypt(await bytesOf(site, name))));
  return new Sqlite(path);
}

function clientOf({ sandbox: { s3 } }: Site): S3Client {
  const { awsAccessKeyId: accessKeyId, awsSecretAccessKey: secretAccessKey } = credentials;
  return new S3Client({
    endpoint: s3.url,
    region: credentials.awsRegion,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
}
