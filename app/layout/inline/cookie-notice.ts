import { isCookieChoice } from "../cookie-choice";

/** The key of the stored choice in localStorage. */
const KEY = "cookie-consent";

/**
 * Answers the cookie notice in place: the choice is stored, the notice goes, the server is told in the background.
 * A browser that has stored a choice is not asked again, whatever became of the cookie.
 */
export function startCookieNotice(): void {
  const form = document.querySelector<HTMLFormElement>("form[action='/cookie-consent']");
  if (!form) return;

  function take(consent: string): void {
    form?.closest("section")?.remove();
    const body = new URLSearchParams({ consent, returnTo: "/" });
    // Where it fails the choice stays in localStorage, and the next page that asks sends it again.
    fetch("/cookie-consent", { method: "POST", body, redirect: "manual", keepalive: true }).catch(
      () => undefined,
    );
  }

  function takeStored(): void {
    try {
      const stored = localStorage.getItem(KEY);
      if (isCookieChoice(stored)) take(stored);
    } catch {
      // Storage is blocked: the cookie alone remembers.
    }
  }

  form.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || !isCookieChoice(button.value)) return;
    event.preventDefault();
    try {
      localStorage.setItem(KEY, button.value);
    } catch {
      // Storage is blocked or full; the cookie still remembers.
    }
    take(button.value);
  });
  // When the page is there, and again when it comes back from the browser's memory after an answer on another page.
  addEventListener("pageshow", () => {
    if (form.isConnected) takeStored();
  });
}
