import { useRef, useState } from "react";
import { Button } from "~/ui/button";
import { controlClass } from "~/ui/field";

/** An order's private link, to be copied by hand or, with scripts, by a button. */
export function PrivateLink({ url }: { url: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  async function copy() {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // The browser does not let a page copy: the link is selected, to be copied by hand.
    }
  }
  return (
    <div className="print:hidden">
      <label htmlFor="private-link" className="font-semibold">
        Your private link
      </label>
      <p id="private-link-hint" className="mt-1 text-sm text-muted">
        Opens the page for your logo, photos and texts on any device. It is also in your receipt
        email; keep it to yourself.
      </p>
      <div className="flex flex-wrap items-end gap-x-3">
        <input
          ref={input}
          id="private-link"
          readOnly
          value={url}
          aria-describedby="private-link-hint"
          className={`${controlClass} min-w-0 flex-1 basis-48`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          type="button"
          look="secondary"
          className="mt-2 hidden [@media(scripting:enabled)]:inline-flex [html:not([data-hydrated])_&]:invisible"
          onClick={() => void copy()}
        >
          <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
        </Button>
      </div>
    </div>
  );
}
