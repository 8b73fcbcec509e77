import { randomUUID } from "node:crypto";
import { rememberedOrder } from "~/ordering/order-cookie.server";
import { findOrderByLink } from "~/ordering/order-links.server";
import type { Order } from "~/ordering/orders.server";
import { siteCookie } from "~/platform/cookies.server";
import type { AssetDetails } from "./asset-schema";
import { fieldsOf, findDraft, noteVisit } from "./drafts.server";
import type { KeptFile } from "./onboarding-view";
import { findAllByDraft } from "./uploads.server";

const MONTH = 30 * 24 * 60 * 60;

const draftCookie = siteCookie("draft", MONTH);

/** The Set-Cookie value that makes this the browser's draft. */
export function rememberDraft(draftId: string): Promise<string> {
  return draftCookie.serialize(draftId);
}

export interface OpenDraft {
  id: string;
  values: Partial<AssetDetails>;
  files: KeptFile[];
  order: Order | undefined;
  /** Opened by a private link: this browser should remember it. */
  byLink: boolean;
}

/**
 * The draft a visit works on: the private link's, else that of the order this browser paid, else the one
 * this browser began, else a new one. A link changes nothing; a submitted draft is never opened again.
 */
export async function openDraft(request: Request, link: string | null): Promise<OpenDraft> {
  const linked = link ? await findOrderByLink(link) : undefined;
  const order = linked ?? (await paidOrder(request));
  if (order) {
    const found = await contentsOf(order.draft_id);
    if (found) {
      const prefilled = { businessName: order.name, email: order.email };
      return {
        id: order.draft_id,
        order,
        byLink: linked !== undefined,
        files: found.files,
        values: found.values ?? prefilled,
      };
    }
  }
  const id: unknown = await draftCookie.parse(request.headers.get("Cookie"));
  const own = typeof id === "string" ? await contentsOf(id) : undefined;
  if (typeof id === "string" && own) {
    if (own.values) await noteVisit(id);
    return { id, values: own.values ?? {}, files: own.files, order: undefined, byLink: false };
  }
  return { id: randomUUID(), values: {}, files: [], order: undefined, byLink: false };
}

/** A draft's files as the page lists them. */
export async function keptFiles(draftId: string): Promise<KeptFile[]> {
  const files = await findAllByDraft(draftId);
  return files.map(({ id, name, size }) => ({ id, name, size }));
}

async function paidOrder(request: Request): Promise<Order | undefined> {
  const order = await rememberedOrder(request);
  return order?.state === "paid" ? order : undefined;
}

/** What a draft holds so far; undefined when it was submitted. */
async function contentsOf(
  id: string,
): Promise<{ values?: AssetDetails; files: KeptFile[] } | undefined> {
  const draft = await findDraft(id);
  if (!draft) return { files: [] };
  if (draft.state !== "open") return undefined;
  return { values: fieldsOf(draft), files: await keptFiles(id) };
}
