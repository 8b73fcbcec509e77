/** A message a visitor sees as a toast and, without scripts, in the page. */
export interface Message {
  title: string;
  description: string;
  style: "default" | "destructive";
}

/** The catalogue of messages: one place for the words the pages, the toasts and the tests share. */
export const messages = {
  orderInvalid: {
    title: "Validation Error",
    description: "Please check the form for errors.",
    style: "destructive",
  },
  orderMailFailed: {
    title: "Email notification failed",
    description: "We'll contact you via your order details instead.",
    style: "default",
  },
  assetsFailed: {
    title: "Submission Failed",
    description: "Please try again or contact support.",
    style: "destructive",
  },
  assetsMailFailed: {
    title: "Warning",
    description: "Assets saved but email notification failed. We'll contact you soon.",
    style: "default",
  },
  assetsSubmitted: {
    title: "Assets Submitted!",
    description: "Our team has received your information and will begin setup shortly.",
    style: "default",
  },
  formTooOld: {
    title: "This form was open for too long",
    description: "We kept what you typed. Check it once more and send the form again.",
    style: "destructive",
  },
  tooManyPosts: {
    title: "That was a lot at once",
    description:
      "We have had many forms in a short time. What you typed is kept: wait a few minutes and send the form again.",
    style: "destructive",
  },
  networkHoldsEnough: {
    title: "We need your order first",
    description:
      "Without a paid order we keep one submission from each connection, and yours holds as much as that. What you typed is still in the form. Have you ordered? Then open the private link in your receipt email and send it there.",
    style: "destructive",
  },
  siteHoldsEnough: {
    title: "We cannot keep more right now",
    description:
      "We hold as many forms without an order as we can. What you typed is still in the form: try again later. Have you ordered? Then open the private link in your receipt email and send it there.",
    style: "destructive",
  },
  assetsIncomplete: {
    title: "Something is missing",
    description: "Please check the form for errors. Files that arrived are kept.",
    style: "destructive",
  },
} as const satisfies Record<string, Message>;

/** Checkout could not be opened: no answer, no address, or an error. */
export function checkoutFailed(supportEmail: string): Message {
  return {
    title: "Something went wrong",
    description: `Please email us directly at ${supportEmail}.`,
    style: "destructive",
  };
}

/** A batch of files is larger than the slots that remain. */
export function tooManyFiles(max: number, slots: number): Message {
  return {
    title: "Too many files",
    description: `You can only upload ${max} files total. You have ${slots} slots remaining.`,
    style: "destructive",
  };
}

/** One file is over the size limit. */
export function fileTooLarge(file: string, maxMegabytes: number): Message {
  return {
    title: "Invalid file",
    description: `${file}: File size exceeds ${maxMegabytes}MB limit.`,
    style: "destructive",
  };
}

/** One file is of a type that is not taken. */
export function fileTypeRefused(file: string): Message {
  return {
    title: "Invalid file",
    description: `${file}: File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.`,
    style: "destructive",
  };
}

/** One file did not arrive or could not be stored. */
export function fileNotStored(file: string): Message {
  return {
    title: "File not stored",
    description: `${file}: Please choose it again.`,
    style: "destructive",
  };
}

/** Files were chosen and passed the checks. */
export function filesAdded(count: number): Message {
  return {
    title: "Files added",
    description: `${count} file(s) ready to upload.`,
    style: "default",
  };
}
