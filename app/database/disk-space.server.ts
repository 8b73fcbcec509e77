import { statfs } from "node:fs/promises";

/** In bytes: what is left for this process, and what there is in all. */
export interface DiskSpace {
  free: number;
  total: number;
}

/** The space of the disk that a folder lies on; throws when there is no such folder. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
