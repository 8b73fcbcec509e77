import { fileTooLarge, fileTypeRefused, tooManyFiles } from "~/content/file-messages";
import type { Message } from "~/content/messages";
import { shownName } from "./file-names";
import { fileTypeOf, MAX_FILE_BYTES, MAX_FILE_MEGABYTES, MAX_FILES } from "./file-rules";
import type { UploadedFile } from "./onboarding-view";

/** The batch rule: more new files than a draft with these existing ones has free slots are refused as a whole. */
export function refuseBatch(files: number, existing: number): Message | undefined {
  const slots = Math.max(0, MAX_FILES - existing);
  return files > slots ? tooManyFiles(MAX_FILES, slots) : undefined;
}

type NamedFile = Pick<UploadedFile, "name" | "size">;

/** Checks chosen files in the browser before they are sent, beside those that the draft has. The server checks again. */
export function checkFiles<File extends NamedFile>(files: readonly File[], existing: number) {
  const accepted: File[] = [];
  const refused: { file: File; problem: Message }[] = [];
  const batchRefusal = refuseBatch(files.length, existing);
  for (const file of batchRefusal ? [] : files) {
    const problem = checkFile(file);
    if (problem) refused.push({ file, problem });
    else accepted.push(file);
  }
  return { accepted, refused, batchRefusal };
}

function checkFile({ name, size }: NamedFile): Message | undefined {
  if (size > MAX_FILE_BYTES) return fileTooLarge(shownName(name), MAX_FILE_MEGABYTES);
  return fileTypeOf(name) ? undefined : fileTypeRefused(shownName(name));
}

export function reasonOf({ description }: Message, file: NamedFile): string {
  const prefix = `${shownName(file.name)}: `;
  return description.startsWith(prefix) ? description.slice(prefix.length) : description;
}
