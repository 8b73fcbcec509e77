export const cookieChoices = ["accepted", "declined"] as const;
export type CookieChoice = (typeof cookieChoices)[number];

export function isCookieChoice(value: unknown): value is CookieChoice {
  return cookieChoices.some((choice) => choice === value);
}

const KEY = "cookie-consent";

/** Stores the choice, removes the notice and posts the choice. A browser with a stored choice is not asked again. */
export function startCookieNotice(): void {
  const form = document.querySelector<HTMLFormElement>("form[action='/cookie-consent']");
  if (!form) return;

  function apply(consent: string): void {
    form?.closest("section")?.remove();
    const body = new URLSearchParams({ consent, returnTo: "/" });
    // If this fails, the next page that shows the notice posts the stored choice again.
    fetch("/cookie-consent", { method: "POST", body, redirect: "manual", keepalive: true }).catch(
      () => undefined,
    );
  }

  function applyStored(): void {
    try {
      const stored = localStorage.getItem(KEY);
      if (isCookieChoice(stored)) apply(stored);
    } catch {
      // Storage is blocked: the cookie alone holds the choice.
    }
  }

  form.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || !isCookieChoice(button.value)) return;
    event.preventDefault();
    try {
      localStorage.setItem(KEY, button.value);
    } catch {
      // Storage is blocked or full: the cookie alone holds the choice.
    }
    apply(button.value);
  });
  // Also when the page returns from the back/forward cache after a choice on another page.
  addEventListener("pageshow", () => {
    if (form.isConnected) applyStored();
  });
}
