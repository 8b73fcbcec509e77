import { useSyncExternalStore } from "react";

/** The key of the stored choice in localStorage. */
export const COOKIE_CONSENT_KEY = "cookie-consent";

const choices = ["accepted", "declined"] as const;
export type CookieChoice = (typeof choices)[number];

const listeners = new Set<() => void>();
/** Stands in where localStorage is switched off: then the choice lasts until the cookie takes over. */
let chosen: CookieChoice | null = null;

export function isCookieChoice(value: unknown): value is CookieChoice {
  return choices.some((choice) => choice === value);
}

/** The choice stored in this browser; null when there is none, on the server and without scripts. */
export function useCookieChoice(): CookieChoice | null {
  return useSyncExternalStore(subscribe, readChoice, () => null);
}

export function storeChoice(choice: CookieChoice): void {
  chosen = choice;
  try {
    localStorage.setItem(COOKIE_CONSENT_KEY, choice);
  } catch {
    // Storage is blocked or full; the cookie still remembers.
  }
  for (const listener of listeners) listener();
}

function readChoice(): CookieChoice | null {
  if (chosen) return chosen;
  try {
    const stored = localStorage.getItem(COOKIE_CONSENT_KEY);
    return isCookieChoice(stored) ? stored : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
