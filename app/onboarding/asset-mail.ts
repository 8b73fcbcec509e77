import { fitAttachments, type Mail } from "~/mail/mail";
import { renderMail, type MailPart } from "~/mail/mail-body";
import type { AssetDetails } from "./asset-schema";
import { formatSize } from "./file-rules";

interface AssetFile {
  key: string;
  name: string;
  type: string;
  size: number;
  url: string;
}

/** Tells the team that a client sent assets; files are attached while they fit and linked always. */
export function assetMail(
  to: string,
  details: AssetDetails,
  files: readonly AssetFile[],
  reference: string | undefined,
): Mail {
  const bodyOf = (attached: readonly AssetFile[]) =>
    renderMail("Brand assets received", [
      {
        kind: "facts",
        rows: [
          ["Business name", details.businessName],
          ["Email", details.email],
          ["Order", reference ?? "not known"],
          ["Website", details.websiteUrl || "none given"],
          ["Brand colours", details.brandColors || "none given"],
          ["About", details.textContent],
          ["Social links", details.socialLinks || "none given"],
        ],
      },
      ...fileParts(files, attached),
    ]);
  const sizing = bodyOf([]);
  const bodyBytes = Buffer.byteLength(sizing.html) + Buffer.byteLength(sizing.text);
  const { attached } = fitAttachments(files, bodyBytes);
  return {
    to,
    replyTo: details.email,
    subject: `Brand assets from ${details.businessName.replace(/\s+/g, " ")}`,
    ...bodyOf(attached),
    attachments: attached.map(({ key, name, type, size }) => ({ key, name, type, size })),
  };
}

function fileParts(files: readonly AssetFile[], attached: readonly AssetFile[]): MailPart[] {
  if (files.length === 0) return [{ kind: "paragraph", text: "No files were sent." }];
  const links = files.map((file) => ({
    label: `${file.name} (${formatSize(file.size)}${attached.includes(file) ? ", attached" : ""})`,
    url: file.url,
  }));
  return [{ kind: "links", title: `${files.length} file(s)`, links }];
}
