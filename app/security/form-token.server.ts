import { z } from "zod";
import { isFromFuture, DAY_MS } from "~/time/time";
import { encryptToken, decryptToken } from "./encrypted-token.server";

const content = z.object({
  id: z.string().uuid(),
  at: z.number(),
  page: z.string().uuid().optional(),
});

/** What the hidden token of a posted form says. An expired one still names its submission. */
export type FormToken =
  { state: "fresh" | "expired"; id: string; page?: string } | { state: "unknown" };

/**
 * The hidden token of a rendered form: names one submission, so that posting it twice is recognised.
 * Where several pages may work on one submission, `page` tells them apart.
 */
export function issueFormToken(form: string, id: string, now = Date.now(), page?: string): string {
  return encryptToken(`form ${form}`, { id, at: now, page });
}

/** Reads a posted form token; forms are good for a day. */
export function readFormToken(form: string, token: string, now = Date.now()): FormToken {
  const opened = content.safeParse(decryptToken(`form ${form}`, token));
  if (!opened.success) return { state: "unknown" };
  const { id, at, page } = opened.data;
  const isFresh = now - at <= DAY_MS && !isFromFuture(at, now);
  return { state: isFresh ? "fresh" : "expired", id, page };
}
