import { fileTooLarge, fileTypeRefused, tooManyFiles, type Message } from "~/content/messages";
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
    if (file.size > MAX_FILE_BYTES) problems.push(fileTooLarge(file.name, MAX_FILE_MEGABYTES));
    else if (!fileTypeOf(file.name)) problems.push(fileTypeRefused(file.name));
    else accepted.push(file);
  }
  return { accepted, problems };
}
