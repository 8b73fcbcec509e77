interface FilesInputProps {
  id: string;
  label: string;
  hint?: string;
  /** The extensions of files that are taken. */
  accept: string;
  optional?: boolean;
  single?: boolean;
}

/** Files that go with the post of their form. */
export function FilesInput({ id, label, hint, accept, optional, single }: FilesInputProps) {
  return (
    <div className="mt-4">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <input
        id={id}
        type="file"
        name="files"
        multiple={!single}
        required={!optional}
        accept={accept}
        aria-describedby={hint && `${id}-hint`}
        className="file-input mt-2 file:!border-solid file:!border-ink file:!bg-transparent file:!text-ink"
      />
    </div>
  );
}
