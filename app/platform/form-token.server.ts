import { z } from "zod";
import { seal, unseal } from "./seal.server";

const DAY_MS = 24 * 60 * 60 * 1000;

const content = z.object({ id: z.string().uuid(), at: z.number() });

/** What the hidden token of a posted form says. An expired one still names its submission. */
export type FormToken = { state: "fresh" | "expired"; id: string } | { state: "unknown" };

/** The hidden token of a rendered form: names one submission, so that posting it twice is recognised. */
export function issueFormToken(form: string, id: string, now = Date.now()): string {
  return seal(`form ${form}`, { id, at: now });
}

/** Reads a posted form token; forms are good for a day. */
export function readFormToken(form: string, token: string, now = Date.now()): FormToken {
  const opened = content.safeParse(unseal(`form ${form}`, token));
  if (!opened.success) return { state: "unknown" };
  const age = now - opened.data.at;
  return { state: age >= 0 && age <= DAY_MS ? "fresh" : "expired", id: opened.data.id };
}
