import { useRef } from "react";
import { CopyButton } from "~/ui/copy-button";
import { controlClass } from "~/ui/field";

/** The link to the order's own page, to be copied. */
export function PrivateLink({ url }: { url: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="print:hidden">
      <label htmlFor="private-link" className="font-semibold">
        Your private link
      </label>
      <p id="private-link-hint" className="mt-1 text-sm text-muted">
        Opens your order on any device: where it stands, and the form for your logo, photos and
        texts. Keep it to yourself.
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
        <CopyButton field={input} className="mt-2" />
      </div>
    </div>
  );
}
