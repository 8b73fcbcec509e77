import { fitAttachments, type Email } from "~/email/email";
import { renderEmail, oneLine } from "~/email/render-email";
import { type EmailPart, replyToClient, teamFrame } from "~/email/email-parts";
import type { AssetDetails } from "./asset-schema";
import { formatSize } from "./file-rules";

const SUBJECT_NAME_CHARACTERS = 150;

interface AssetFile {
  key: string;
  name: string;
  type: string;
  size: number;
  url: string;
}

/**
 * Tells the team that a client sent assets; files are attached while they fit, and always linked.
 * `adds`: the order already has assets, and these are added to them.
 */
export function assetEmail(
  to: string,
  details: AssetDetails,
  files: readonly AssetFile[],
  reference: string | undefined,
  adds = false,
): Email {
  const bodyOf = (attached: readonly AssetFile[]) =>
    renderEmail(
      adds ? "More brand assets received" : "Brand assets received",
      [
        { kind: "reference", label: "Order", value: reference ?? "not known" },
        ...(adds ? [addition] : []),
        {
          kind: "facts",
          rows: [
            ["Business name", details.businessName],
            ["Email", details.email],
            ["Website", details.websiteUrl || "none given"],
            ["Brand colors", details.brandColors || "none given"],
            ["About", details.textContent],
            ["Social links", details.socialLinks || "none given"],
          ],
        },
        ...fileParts(files, attached),
        replyToClient,
      ],
      {
        preheader: `${countOf(files)} from ${shortName(details.businessName)}`,
        ...teamFrame,
      },
    );
  const sizing = bodyOf([]);
  const bodyBytes = Buffer.byteLength(sizing.html) + Buffer.byteLength(sizing.text);
  // Postmark takes no attachment without bytes.
  const attachable = files.filter((file) => file.size > 0);
  const { attached } = fitAttachments(attachable, bodyBytes);
  return {
    to,
    replyTo: details.email,
    subject: `${adds ? "More brand assets" : "Brand assets"} from ${shortName(details.businessName)}`,
    ...bodyOf(attached),
    attachments: attached.map(({ key, name, type, size }) => ({ key, name, type, size })),
  };
}

/** A name on one line and within Postmark's 2,000 bytes of a subject. */
function shortName(name: string): string {
  return [...oneLine(name)].slice(0, SUBJECT_NAME_CHARACTERS).join("");
}

const addition: EmailPart = {
  kind: "paragraph",
  text: "The client has sent assets for this order before. These come in addition.",
};

const tooLarge: EmailPart = {
  kind: "paragraph",
  text: "Files that are not attached were too large for an email, or are empty: open them by their links.",
};

function fileParts(files: readonly AssetFile[], attached: readonly AssetFile[]): EmailPart[] {
  if (files.length === 0) return [{ kind: "paragraph", text: "No files were sent." }];
  const links = files.map((file) => ({
    label: `${file.name} (${formatSize(file.size)}${attached.includes(file) ? ", attached" : ""})`,
    url: file.url,
  }));
  const count = attached.length === files.length ? "attached" : `${attached.length} attached`;
  return [
    { kind: "links", title: `${countOf(files)}, ${count}`, links },
    ...(attached.length < files.length ? [tooLarge] : []),
  ];
}

/** "1 file", "3 files", "No files" */
export function countOf(files: readonly unknown[]): string {
  return files.length === 1 ? "1 file" : `${files.length || "No"} files`;
}
