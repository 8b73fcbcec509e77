import { randomUUID } from "node:crypto";
import { retention } from "~/content/retention";
import { dayInWords } from "~/ordering/day-in-words";
import { findOrderByAccessToken } from "~/ordering/order-access-tokens.server";
import { rememberedOrder } from "~/ordering/order-cookie.server";
import { isRunning } from "~/ordering/order-states";
import { findOrder, findOrderByDraft, type Order } from "~/ordering/orders.server";
import { siteCookie } from "~/security/cookies.server";
import { encryptToken, decryptToken } from "~/security/encrypted-token.server";
import { hasValidEmail, type AssetDetails } from "./asset-schema";
import { checklistOf, type ChecklistItem } from "./checklist";
import { fieldsOf, findDraft, noteVisit } from "./drafts.server";
import type { KeptFile } from "./onboarding-view";
import { orderDraft } from "./order-draft.server";
import { findAllByDraft } from "./uploads.server";

const DAY_SECONDS = 24 * 60 * 60;
const draftCookie = siteCookie("draft", retention.savedDraftDays * DAY_SECONDS);

/** The Set-Cookie value that makes this the browser's draft, for as long as it may be kept. */
export async function rememberDraft(draftId: string): Promise<string> {
  if (!(await findOrderByDraft(draftId))) return draftCookie.serialize(draftId);
  return draftCookie.serialize(draftId, { maxAge: retention.orderDraftDays * DAY_SECONDS });
}

export interface OpenDraft {
  /** What the form's token and the cookie name: an order's drafts are all found by its first one. */
  id: string;
  /** The draft itself. */
  draftId: string;
  values: Partial<AssetDetails>;
  /** Whether the email among the values is one the form takes. */
  emailValid: boolean;
  files: KeptFile[];
  order: Order | undefined;
  /** The day the order's first assets came, in words; undefined until then. */
  firstReceivedOn?: string;
  /** Opened by a private link: this browser should remember it. */
  byLink: boolean;
}

/**
 * The draft a visit works on: the private link's, else that of the order this browser paid, else the one
 * this browser began, else a new one. A link changes nothing. What was submitted is never opened again:
 * an order then has a next draft, anybody else a new one.
 */
export async function openDraft(request: Request, link: string | null): Promise<OpenDraft> {
  const linked = link ? await findOrderByAccessToken(link) : undefined;
  const order = linked ?? (await paidOrder(request));
  const id = randomUUID();
  const fresh = { id, draftId: id, values: {}, files: [], order: undefined };
  const found = order ? await ofOrder(order) : ((await begunDraft(request)) ?? fresh);
  return { ...found, emailValid: hasValidEmail(found.values), byLink: linked !== undefined };
}

type Found = Omit<OpenDraft, "emailValid" | "byLink">;

/** The draft this browser began or opened last, where it is still to be sent. */
export async function begunDraft(request: Request): Promise<Found | undefined> {
  const id: unknown = await draftCookie.parse(request.headers.get("Cookie"));
  return typeof id === "string" ? ofBrowser(id) : undefined;
}

async function ofOrder(order: Order): Promise<Found> {
  const { id, values, firstReceivedAt } = await orderDraft(order);
  const draft = await findDraft(id);
  return {
    id: order.draft_id,
    draftId: id,
    values: draft ? fieldsOf(draft) : values,
    files: await keptFiles(id),
    order,
    firstReceivedOn: firstReceivedAt && dayInWords(firstReceivedAt),
  };
}

async function ofBrowser(id: string): Promise<Found | undefined> {
  const order = await findOrderByDraft(id);
  if (order) return ofOrder(order);
  const draft = await findDraft(id);
  if (draft?.state !== "open") return undefined;
  await noteVisit(id);
  const files = await keptFiles(id);
  return { id, draftId: id, values: fieldsOf(draft), files, order: undefined };
}

/** What the page says of a draft that was put aside. */
export interface SavedDraft {
  checklist: ChecklistItem[];
  /** The order it belongs to, where that is known. */
  reference?: string;
}

const SAVED = "saved draft";

/** Names a draft in the address of the page that says it is saved: it tells what is there, not what it says. */
export function sealSaved(draftId: string): string {
  return encryptToken(SAVED, draftId);
}

export async function findSaved(sealed: string): Promise<SavedDraft | undefined> {
  const id = decryptToken(SAVED, sealed);
  const draft = typeof id === "string" ? await findDraft(id) : undefined;
  if (draft?.state !== "open") return undefined;
  const order = draft.order_id ? await findOrder(draft.order_id) : undefined;
  const values = fieldsOf(draft);
  const files = await findAllByDraft(draft.id);
  return {
    checklist: checklistOf({ values, emailValid: hasValidEmail(values), files: files.length }),
    reference: order?.reference,
  };
}

/** A draft's files as the page lists them. */
export async function keptFiles(draftId: string): Promise<KeptFile[]> {
  const files = await findAllByDraft(draftId);
  return files.map(({ id, name, size }) => ({ id, name, size }));
}

async function paidOrder(request: Request): Promise<Order | undefined> {
  const order = await rememberedOrder(request);
  return order && isRunning(order.state) ? order : undefined;
}
