import { createHash, randomBytes } from "node:crypto";
import { config } from "~/config/config.server";
import { retention } from "~/content/retention";
import { db } from "~/database/connection.server";
import type { Connection } from "~/database/tables";
import { siteCookie } from "~/security/cookies.server";
import { decryptToken, encryptToken } from "~/security/encrypted-token.server";
import * as Orders from "./orders.repository.server";

/* How a buyer comes back to an order: by a cookie in the browser that placed it, or by a private link in an email. */

const orderCookie = siteCookie("order", retention.orderCookieDays * 24 * 60 * 60);
const TOKEN_BYTES = 16;
const PURPOSE = "private link";

/** The Set-Cookie value for the browser that placed an order. */
export function rememberOrder(orderId: string): Promise<string> {
  return orderCookie.serialize(orderId);
}

/** The Set-Cookie value for a browser that opened an order by a private link; it ends when the link stops working. */
export function rememberLinkedOrder(token: string): Promise<string> {
  return orderCookie.serialize({ link: hash(token) });
}

/** The order this browser placed or opened last. */
export async function rememberedOrder(request: Request): Promise<Orders.Order | undefined> {
  const { id, link } = await readCookie(request);
  if (id) return Orders.findById(db, id);
  return link ? Orders.findByLink(db, link) : undefined;
}

/** The order this browser placed last: only its buyer can have done so, while anybody may have been sent a link. */
export async function placedOrder(request: Request): Promise<Orders.Order | undefined> {
  const { id } = await readCookie(request);
  return id ? Orders.findById(db, id) : undefined;
}

async function readCookie(request: Request): Promise<{ id?: string; link?: string }> {
  const value: unknown = await orderCookie.parse(request.headers.get("Cookie"));
  if (typeof value === "string") return { id: value };
  const isLinked = typeof value === "object" && value !== null && "link" in value;
  return isLinked && typeof value.link === "string" ? { link: value.link } : {};
}

/** Makes a private link's token for an order's buyer: 128 random bits, stored as a hash and encrypted. */
export async function issueAccessToken(on: Connection, orderId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const encrypted_token = encryptToken(PURPOSE, token);
  await Orders.insertLink(on, orderId, { token_hash: hash(token), encrypted_token });
  return token;
}

/** The private link to the onboarding page that a token is for. */
export function privateLink(token: string): string {
  return `${config.siteUrl}/onboarding?link=${token}`;
}

/** The private link that an order's buyer was sent last; undefined for one of before tokens were stored encrypted. */
export async function findPrivateLink(orderId: string): Promise<string | undefined> {
  const link = await Orders.findNewestLink(db, orderId);
  const token = link?.encrypted_token && decryptToken(PURPOSE, link.encrypted_token);
  return typeof token === "string" ? privateLink(token) : undefined;
}

/** The order a private link belongs to. Opening a link changes nothing, because email scanners open links too. */
export function findOrderByAccessToken(token: string): Promise<Orders.Order | undefined> {
  return Orders.findByLink(db, hash(token));
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
