import { useEffect, useRef } from "react";

interface ErrorSummaryProps {
  title: string;
  description: string;
  errors?: readonly { fieldId: string; message: string }[];
  notes?: readonly string[];
}

/** The problems of a form, focused. A `key` for each response makes screen readers announce a repeated problem again. */
export function ErrorSummary({ title, description, errors = [], notes = [] }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus();
  }, []);
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      // Without scripts the browser brings it into view.
      autoFocus
      className="rounded-lg border-2 border-danger bg-danger-soft p-4"
    >
      <h2 className="text-lg font-bold text-danger">{title}</h2>
      <p className="mt-1">{description}</p>
      {errors.length + notes.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} className="font-semibold text-danger underline">
                {message}
              </a>
            </li>
          ))}
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
