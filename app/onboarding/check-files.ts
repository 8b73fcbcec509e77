import { fileTooLarge, fileTypeRefused, tooManyFiles } from "~/content/file-messages";
import { type Message } from "~/content/messages";
import { shownName } from "./file-names";
import { fileTypeOf, MAX_FILE_BYTES, MAX_FILE_MEGABYTES, MAX_FILES } from "./file-rules";

interface NamedFile {
  name: string;
  size: number;
}

/**
 * What the browser may say of chosen files before they are sent: a batch larger than the remaining slots is
 * refused whole, else bad files singly. The server judges again, by their bytes.
 */
export function checkFiles<File extends NamedFile>(
  files: readonly File[],
  taken: number,
): { accepted: File[]; problems: Message[] } {
  const slots = MAX_FILES - taken;
  if (files.length > slots) return { accepted: [], problems: [tooManyFiles(MAX_FILES, slots)] };
  const accepted: File[] = [];
  const problems: Message[] = [];
  for (const file of files) {
    const problem = checkFile(file);
    if (problem) problems.push(problem);
    else accepted.push(file);
  }
  return { accepted, problems };
}

/** What is wrong with one file, as far as its name and size tell. */
export function checkFile({ name, size }: NamedFile): Message | undefined {
  if (size > MAX_FILE_BYTES) return fileTooLarge(shownName(name), MAX_FILE_MEGABYTES);
  return fileTypeOf(name) ? undefined : fileTypeRefused(shownName(name));
}
