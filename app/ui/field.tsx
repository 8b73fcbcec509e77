import type { ReactNode } from "react";
import { AlertIcon } from "./icons";

export const controlClass =
  "mt-2 block w-full rounded-lg border-2 border-edge bg-surface px-4 py-3 text-base text-ink " +
  "transition-colors duration-150 placeholder:text-muted hover:border-ink aria-[invalid=true]:border-danger aria-[invalid=true]:scroll-mb-24";

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  children: (control: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
    className: string;
  }) => ReactNode;
}

export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined;
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="mt-1 break-words text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-describedby": describedBy,
        "aria-invalid": error ? true : undefined,
        className: controlClass,
      })}
      {error && (
        <p id={errorId} className="mt-2 flex items-start gap-2 font-semibold text-danger">
          <AlertIcon className="mt-0.5 size-5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
