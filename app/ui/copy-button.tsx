import { type RefObject, useState } from "react";
import { Button } from "./button";

interface CopyButtonProps {
  field: RefObject<HTMLInputElement | HTMLTextAreaElement>;
  className?: string;
}

/** Copies the text of a field; shown only where scripts run. */
export function CopyButton({ field, className = "" }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    if (!field.current) return;
    field.current.select();
    try {
      await navigator.clipboard.writeText(field.current.value);
      setCopied(true);
    } catch {
      // The browser does not let a page copy: the text is selected, to be copied by hand.
    }
  }
  return (
    <Button
      type="button"
      look="secondary"
      className={`hidden [@media(scripting:enabled)]:inline-flex [html:not([data-hydrated])_&]:invisible ${className}`}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
    </Button>
  );
}
