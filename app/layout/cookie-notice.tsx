import { Button } from "~/ui/button";
import { CloseIcon } from "~/ui/icons";

/** In the page's flow, so that it never covers the focused element (WCAG 2.4.11). See inline/cookie-notice.ts. */
export function CookieNotice({ returnTo }: { returnTo: string }) {
  return (
    <section
      aria-label="Cookie notice"
      className="border-t-4 border-accent bg-surface px-4 py-6 print:hidden sm:px-6"
    >
      <form
        method="post"
        action="/cookie-consent"
        className="relative mx-auto flex max-w-page flex-col gap-4 lg:flex-row lg:pr-14 lg:items-center lg:gap-8"
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <p className="max-w-prose pr-12 lg:flex-1 lg:pr-0">
          We use a few cookies to keep your forms safe and to remember your answer here. None of
          them follows you to other sites. Read more in our{" "}
          <a href="/privacy-policy" className="underline underline-offset-4 hover:text-brand">
            privacy policy
          </a>
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
          <CloseIcon className="size-5" />
        </button>
      </form>
    </section>
  );
}
