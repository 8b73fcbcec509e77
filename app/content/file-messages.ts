import type { Message } from "./messages";

export const networkLimitReached: Message = {
  title: "We need your order first",
  description:
    "Without a paid order we can store only a limited amount from each connection, and yours has reached it. What you typed is still in the form. Have you ordered? Then open the private link in your receipt email and send it there.",
  style: "destructive",
};

export const siteLimitReached: Message = {
  title: "We cannot keep more right now",
  description:
    "We hold as many forms without an order as we can. What you typed is still in the form: try again later. Have you ordered? Then open the private link in your receipt email and send it there.",
  style: "destructive",
};

export function tooManyFiles(max: number, slots: number): Message {
  return {
    title: "Too many files",
    description: `You can only upload ${max} files total. You have ${slots} slots remaining.`,
    style: "destructive",
  };
}

export function fileTooLarge(file: string, maxMegabytes: number): Message {
  return {
    title: "Invalid file",
    description: `${file}: File size exceeds ${maxMegabytes}MB limit.`,
    style: "destructive",
  };
}

/** One file's type is not allowed. For an iPhone's own photos it says what to do about it. */
export function fileTypeRefused(file: string): Message {
  const advice = /\.hei[cf]$/i.test(file)
    ? " iPhone photos: set Camera, Formats to Most Compatible, or save them as JPEG."
    : "";
  return {
    title: "Invalid file",
    description: `${file}: File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.${advice}`,
    style: "destructive",
  };
}

export function fileNotStored(file: string, why = ""): Message {
  return {
    title: "File not stored",
    description: `${file}: ${why}Please choose it again.`,
    style: "destructive",
  };
}

export function filesAdded(count: number): Message {
  return {
    title: "Files added",
    description: `${count} file(s) ready to upload.`,
    style: "default",
  };
}
