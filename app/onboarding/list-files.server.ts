import { publicUrl } from "~/storage/bucket.server";
import { findAllByDraft } from "./uploads.server";

/** A file of a draft, for people who look after it; `size` in bytes, `url` where anybody may read it. */
export interface ListedFile {
  name: string;
  size: number;
  url: string;
}

/** The files a draft holds or has submitted, in the order they came. */
export async function listFiles(draftId: string): Promise<ListedFile[]> {
  const files = await findAllByDraft(draftId);
  return files.map(({ name, size, key }) => ({ name, size, url: publicUrl(key) }));
}
