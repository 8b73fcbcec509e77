import { z } from "zod";
import { isFromFuture, DAY_MS } from "~/time/time";
import { encryptToken, decryptToken } from "./encrypted-token.server";

const content = z.object({
  id: z.string().uuid(),
  at: z.number(),
  page: z.string().uuid().optional(),
});

/** A posted form's hidden token. An expired one still names its submission. */
export type FormToken =
  { state: "fresh" | "expired"; id: string; page?: string } | { state: "unknown" };

/**
 * The hidden token of a rendered form. It names one submission, so that a second post of it is recognized; `page`
 * distinguishes several pages with one submission.
 */
export function issueFormToken(form: string, id: string, now = Date.now(), page?: string): string {
  return encryptToken(`form ${form}`, { id, at: now, page });
}

/** Reads a posted form token, which is valid for a day. */
export function readFormToken(form: string, token: string, now = Date.now()): FormToken {
  const parsed = content.safeParse(decryptToken(`form ${form}`, token));
  if (!parsed.success) return { state: "unknown" };
  const { id, at, page } = parsed.data;
  const isFresh = now - at <= DAY_MS && !isFromFuture(at, now);
  return { state: isFresh ? "fresh" : "expired", id, page };
}
