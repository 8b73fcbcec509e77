import { fileTooLarge, fileTypeRefused, tooManyFiles } from "~/content/file-messages";
import type { Message } from "~/content/messages";
import { shownName } from "./file-names";
import { fileTypeOf, MAX_FILE_BYTES, MAX_FILE_MEGABYTES, MAX_FILES } from "./file-rules";

/**
 * The batch rule: a batch of more files than the draft has free slots is refused as a whole. Takes the number of new
 * files and of those in the draft; returns the refusal, undefined when they fit.
 */
export function refuseBatch(files: number, existing: number): Message | undefined {
  const slots = MAX_FILES - existing;
  return files > slots ? tooManyFiles(MAX_FILES, slots) : undefined;
}

interface NamedFile {
  name: string;
  size: number;
}

/** Chosen files by the outcome of their check; `batchRefusal` refuses all of them. */
export interface CheckedFiles<File> {
  accepted: File[];
  refused: { file: File; problem: Message }[];
  batchRefusal?: Message;
}

/**
 * Checks chosen files in the browser before they are sent: by the batch rule, then each by its name and size.
 * `existing` counts the files that the draft has. The server checks again, by the bytes.
 */
export function checkFiles<File extends NamedFile>(
  files: readonly File[],
  existing: number,
): CheckedFiles<File> {
  const checked: CheckedFiles<File> = { accepted: [], refused: [] };
  const batchRefusal = refuseBatch(files.length, existing);
  if (batchRefusal) return { ...checked, batchRefusal };
  for (const file of files) {
    const problem = checkFile(file);
    if (problem) checked.refused.push({ file, problem });
    else checked.accepted.push(file);
  }
  return checked;
}

/** What is wrong with a file, as far as its name and size show. */
function checkFile({ name, size }: NamedFile): Message | undefined {
  if (size > MAX_FILE_BYTES) return fileTooLarge(shownName(name), MAX_FILE_MEGABYTES);
  return fileTypeOf(name) ? undefined : fileTypeRefused(shownName(name));
}

/** A message about a file without the file's name before it. */
export function reasonOf({ description }: Message, file: NamedFile): string {
  const prefix = `${shownName(file.name)}: `;
  return description.startsWith(prefix) ? description.slice(prefix.length) : description;
}
