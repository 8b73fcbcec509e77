import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import { useEffect, type FormEvent } from "react";
import { Button } from "~/ui/button";
import { isCookieChoice, storeChoice, useCookieChoice, type CookieChoice } from "./cookie-choice";

const action = "/cookie-consent";

/**
 * Asks about cookies while the visitor has not chosen: the root renders it only when no cookie tells the
 * choice. It stands in the page's flow, at its end, so it never covers what has the focus (WCAG 2.4.11).
 */
export function CookieNotice({ returnTo }: { returnTo: string }) {
  const choice = useCookieChoice();

  useEffect(() => {
    if (choice) void postChoice(choice, "/");
  }, [choice]);

  if (choice) return null;

  return (
    <section
      aria-label="Cookie notice"
      className="border-t-4 border-accent bg-surface px-4 py-6 print:hidden sm:px-6"
    >
      <form
        method="post"
        action={action}
        onSubmit={chooseInPlace}
        className="relative mx-auto flex max-w-page flex-col gap-4 lg:flex-row lg:pr-14 lg:items-center lg:gap-8"
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <p className="max-w-prose pr-12 lg:flex-1 lg:pr-0">
          We use a few cookies to keep your forms safe and to remember your answer here. None of
          them follows you to other sites. Read more in our{" "}
          <Link to="/privacy-policy" className="underline underline-offset-4 hover:text-brand">
            privacy policy
          </Link>
          .
        </p>
        <div className="flex flex-wrap gap-3 lg:ml-auto">
          <Button name="consent" value="accepted" look="secondary">
            Accept
          </Button>
          <Button name="consent" value="declined" look="secondary">
            Decline
          </Button>
        </div>
        <button
          type="submit"
          name="consent"
          value="declined"
          aria-label="Close"
          className="absolute right-0 top-0 inline-flex size-10 items-center justify-center rounded-full hover:bg-ink hover:text-paper lg:top-1"
        >
          <X aria-hidden className="size-5" />
        </button>
      </form>
    </section>
  );
}

function chooseInPlace(event: FormEvent<HTMLFormElement>): void {
  const { submitter } = event.nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement) || !isCookieChoice(submitter.value)) return;
  event.preventDefault();
  storeChoice(submitter.value);
}

/**
 * Tells the server in the background. Not by a fetcher: Remix follows a fetcher's redirect as a navigation
 * of the whole page, which would cut off an order or an upload that is under way at that moment.
 */
async function postChoice(choice: CookieChoice, returnTo: string): Promise<void> {
  const body = new URLSearchParams({ consent: choice, returnTo });
  try {
    await fetch(action, { method: "POST", body, redirect: "manual", keepalive: true });
  } catch {
    // The choice stays in localStorage, and the next page that asks sends it again.
  }
}
