import { z } from "zod";
import { DAY_MS, HOUR_MS } from "~/server/time/time";
import { encryptToken, decryptToken } from "./encrypted-token.server";

const content = z.object({
  id: z.string().uuid(),
  at: z.number(),
  /** When the form was opened: a page renews its token as it goes on. */
  since: z.number().optional(),
  /** Tells pages with one submission apart. */
  page: z.string().uuid().optional(),
  order: z.string().uuid().optional(),
});

type Named = Omit<z.infer<typeof content>, "at">;

/** A posted form's hidden token. An expired one still names its submission. */
export type FormToken = ({ state: "fresh" | "expired" } & Named) | { state: "unknown" };

/** Names one submission, to recognize a second post. */
export function issueFormToken(form: string, named: Named, now = Date.now()): string {
  return encryptToken(`form ${form}`, { ...named, at: now, since: named.since ?? now });
}

/** How far the clock of the machine that rendered a form may be ahead: other machines take its forms. */
const MAX_LEAD_MS = HOUR_MS;

export function readFormToken(form: string, token: string, now = Date.now()): FormToken {
  const parsed = content.safeParse(decryptToken(`form ${form}`, token));
  if (!parsed.success) return { state: "unknown" };
  const { at, since = at, ...named } = parsed.data;
  const isFresh = now - at <= DAY_MS && at - now <= MAX_LEAD_MS;
  return { state: isFresh ? "fresh" : "expired", since, ...named };
}
