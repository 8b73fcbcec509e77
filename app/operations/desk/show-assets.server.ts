import {
  assetColumns,
  assetFields,
  assetLabels,
  assetLimits,
  type AssetField,
} from "~/assets/asset-fields";
import type { ListedFile } from "~/assets/uploads.server";
import { localMinute } from "~/server/time/local-days.server";
import type { InquiryDetails, OrderDetails, ShownRequest } from "./details.server";
import { kilobytes, oneLine } from "./terminal";
import { section, words } from "./text-layout";

/* What a buyer sent: requests, assets, and those that are not submitted yet. */

const requestNames = { changes: "Changes", edit: "Edit" };

export function aboutRequest(request: ShownRequest): string {
  const { id, kind, text, requested_at, answered_at, answer } = request;
  return section(
    `${requestNames[kind]} ${id}`,
    [
      ["Asked", localMinute(requested_at)],
      ["Answered", answered_at ? localMinute(answered_at) : "not yet"],
    ],
    words("Text", text),
    files(request.files),
    words("Answer", answer ?? ""),
  );
}

export function aboutInquiry(inquiry: InquiryDetails["inquiries"][number]): string {
  return section(
    `Inquiry ${inquiry.id}`,
    [
      ["Order", inquiry.order_reference],
      ["Sent", localMinute(inquiry.created_at)],
      ["Name", inquiry.name],
      ["Email", inquiry.email],
      ["Package", inquiry.package_type],
      ["Payment", inquiry.payment_status],
    ],
    words("Texts", inquiry.project_description),
    words("Assets", inquiry.assets_description),
    files(inquiry.files),
  );
}

export function aboutDraft(draft: OrderDetails["drafts"][number]): string {
  const line = (name: AssetField) => [assetLabels[name], draft[assetColumns[name]]] as const;
  const isLong = (name: AssetField) => assetLimits[name] > 500;
  return section(
    `Draft ${draft.id}`,
    [
      ["Worked on", localMinute(draft.updated_at)],
      ...assetFields.filter((name) => !isLong(name)).map(line),
    ],
    ...assetFields.filter(isLong).map((name) => words(...line(name))),
    files(draft.files),
  );
}

function files(listed: readonly ListedFile[]): string {
  const lines = listed.map(
    // Not cut, so that the URL can be copied.
    ({ name, size, url, removed_at }) =>
      `    ${oneLine(name)} (${kilobytes(size)}${removed_at ? ", removed" : ""})\n      ${url}`,
  );
  return listed.length > 0 ? ["  Files", ...lines].join("\n") : "";
}
