import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { config } from "~/server/config/config.server";
import { retention } from "~/content/retention";
import { db } from "~/server/database/connection.server";
import type { Connection } from "~/server/database/tables";
import { siteCookie } from "~/server/security/cookies.server";
import { decryptToken, encryptToken } from "~/server/security/encrypted-token.server";
import { isAnonymized } from "./erase-order.server";
import * as Orders from "./orders.repository.server";
import { isPaying } from "./sender.server";

/* How a buyer comes back to an order: by a cookie in the browser that placed it, or by a private link in an email. */

const orderCookie = siteCookie("order", retention.orderCookieDays * 24 * 60 * 60);
const TOKEN_BYTES = 16;
const PURPOSE = "private link";

/** How many orders a browser goes on knowing: an earlier one may be paid after the next was begun. */
const MAX_PLACED = 8;

/** `placed`: ids, the current order's first. `link`: a private link's hash, opened since; then its order is the current one. */
const remembered = z.object({
  placed: z.array(z.string()),
  link: z.string().optional(),
});

/** The Set-Cookie value for the browser that placed an order, which is its current one from then on. */
export async function rememberOrder(request: Request, orderId: string): Promise<string> {
  const { placed } = await readCookie(request);
  const others = placed.filter((id) => id !== orderId);
  return serialize({ placed: [orderId, ...others].slice(0, MAX_PLACED) });
}

/** The Set-Cookie value for a browser that opened an order by a private link; it ends when the link stops working. */
export async function rememberLinkedOrder(request: Request, token: string): Promise<string> {
  return serialize({ ...(await readCookie(request)), link: hash(token) });
}

/** The Set-Cookie value for a browser that goes back from a private link's order to those that it placed. */
export async function forgetLinkedOrder(request: Request): Promise<string> {
  return serialize({ placed: (await readCookie(request)).placed });
}

/** The Set-Cookie value that makes an order which this browser works on its current one, in place of another one. */
export async function rememberWorkedOn(
  request: Request,
  orderId: string,
): Promise<string | undefined> {
  const current = await rememberedOrder(request);
  if (!current || current.id === orderId) return undefined;
  if (await hasPlaced(request, orderId)) return rememberOrder(request, orderId);
  const link = await Orders.findNewestLink(db, orderId);
  return link && serialize({ ...(await readCookie(request)), link: link.token_hash });
}

function serialize(cookie: z.infer<typeof remembered>): Promise<string> {
  return orderCookie.serialize(cookie);
}

/** The browser's current order: the one that it opened by a private link, else the one that it placed last. */
export async function rememberedOrder(request: Request): Promise<Orders.Order | undefined> {
  const { placed, link } = await readCookie(request);
  const linked = link && (await Orders.findByLink(db, link));
  return linked || (placed[0] ? Orders.findById(db, placed[0]) : undefined);
}

/** The browser's current order, or else the latest of those it placed, that is paid. */
export async function paidOrderOfBrowser(request: Request): Promise<Orders.Order | undefined> {
  const current = await rememberedOrder(request);
  const orders = [...(current ? [current] : []), ...(await placedOrders(request))];
  return orders.find((order) => isPaying(order) && !isAnonymized(order));
}

/** The latest first, without erased ones. */
export async function placedOrders(request: Request): Promise<Orders.Order[]> {
  const { placed } = await readCookie(request);
  const orders = await Promise.all(placed.map((id) => Orders.findById(db, id)));
  return orders.flatMap((order) => (order && !isAnonymized(order) ? order : []));
}

type Firm = Pick<Orders.Order, "name" | "email">;

/**
 * The paid order, placed by this browser, that a firm's assets are for: its latest one, or else the only one. An agency may
 * have given one address for several firms, whose orders then differ by name. Undefined where it could be another firm's.
 */
export async function ownOrderFor(request: Request, firm: Firm): Promise<Orders.Order | undefined> {
  const placed = await placedOrders(request);
  const isUnnamed = firm.name === "" && firm.email === "";
  const known = placed.filter((order) => isUnnamed || isOfFirm(order, firm));
  const named = known.filter(({ name }) => isAlike(name, firm.name));
  const meant = named.length > 0 ? named : known.length > 0 ? known : placed;
  const isOneFirm = meant.every(({ name }) => isAlike(name, meant[0]!.name));
  return isOneFirm && (known.length > 0 || placed.length === 1) ? meant.find(isPaying) : undefined;
}

/** Whether an order names this firm, or has its address. */
export function isOfFirm(order: Firm, firm: Firm): boolean {
  return isAlike(order.name, firm.name) || isAlike(order.email, firm.email);
}

/** Whether two names or addresses differ by case and spaces at most. */
export function isAlike(one: string, other: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");
  return one !== "" && plain(one) === plain(other);
}

/**
 * What the token of an order's form names. Where the browser was sent a link, and did not place the order, also what ends
 * with the link: the id of the order's first draft, which a corrected address replaces.
 */
export async function formNames(request: Request, { id, form_id, draft_id }: Orders.Order) {
  const isPlaced = await hasPlaced(request, id);
  return { id: form_id, ...(!isPlaced && { order: id, page: draft_id }) };
}

/** Whether this browser placed an order: only its buyer can have done so, while anybody may have been sent a link. */
export async function hasPlaced(request: Request, orderId: string): Promise<boolean> {
  return (await readCookie(request)).placed.includes(orderId);
}

async function readCookie(request: Request): Promise<z.infer<typeof remembered>> {
  const value = await orderCookie.parse(request.headers.get("Cookie"));
  return remembered.safeParse(value).data ?? { placed: [] };
}

/** Makes a private link's token for an order's buyer: 128 random bits, stored as a hash and encrypted. */
export async function issueAccessToken(on: Connection, orderId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const encrypted_token = encryptToken(PURPOSE, token);
  await Orders.insertLink(on, orderId, { token_hash: hash(token), encrypted_token });
  return token;
}

/** Leads to the form for the assets of an order. */
export function privateLink(token: string): string {
  return `${config.siteUrl}/onboarding?link=${token}`;
}

/** Leads to the order's own page. */
export function orderLink(token: string): string {
  return `${config.siteUrl}/order/${token}`;
}

/** {@link orderLink} with a token of its own, for an email. */
export async function issueOrderLink(on: Connection, orderId: string): Promise<string> {
  return orderLink(await issueAccessToken(on, orderId));
}

/** Leads to the order's invoice at Stripe; `&pdf` to the file. */
export function invoiceLink(token: string): string {
  return `${config.siteUrl}/invoice?link=${token}`;
}

/** The token that an order's buyer was sent last; undefined where there is none, or SESSION_SECRET was replaced. */
export async function findAccessToken(orderId: string): Promise<string | undefined> {
  const link = await Orders.findNewestLink(db, orderId);
  const token = link && decryptToken(PURPOSE, link.encrypted_token);
  return typeof token === "string" ? token : undefined;
}

/** The order a private link belongs to. Opening a link changes nothing, because email scanners open links too. */
export function findOrderByAccessToken(token: string): Promise<Orders.Order | undefined> {
  return Orders.findByLink(db, hash(token));
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
