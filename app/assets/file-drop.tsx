import { useEffect, useRef, useState, type DragEvent } from "react";
import { UploadIcon } from "./asset-icons";
import { acceptedExtensions, MAX_FILE_MEGABYTES, MAX_FILES } from "./file-rules";

export const FILES_INPUT_ID = "onboarding-files";

/** Without scripts the input itself is posted; with them it is emptied, so that no file is sent twice. */
export function FileDrop(props: {
  onFiles: (files: File[]) => void;
  onTouch: () => void;
  busy: boolean;
}) {
  const { onFiles, onTouch, busy } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  // Files chosen before the scripts ran count too.
  useEffect(() => {
    takeFrom(input.current, onFiles);
  }, [onFiles]);

  const dragging = (event: DragEvent) => {
    event.preventDefault();
    setOver(!busy);
  };
  return (
    <div
      data-over={over}
      className="file-drop"
      onFocus={onTouch}
      onPointerDown={onTouch}
      onDragEnter={dragging}
      onDragOver={dragging}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!busy) onFiles([...event.dataTransfer.files]);
      }}
    >
      <UploadIcon className="mx-auto size-10 text-brand" />
      <label htmlFor={FILES_INPUT_ID} className="mt-3 block text-lg font-semibold">
        Choose files, or drop them here
      </label>
      <p id={`${FILES_INPUT_ID}-hint`} className="mt-1 text-balance text-sm text-muted">
        Images, PDF, Word, Excel (xlsx), ZIP or plain text. Up to {MAX_FILES} files,{" "}
        {MAX_FILE_MEGABYTES} MB each.
      </p>
      <input
        ref={input}
        id={FILES_INPUT_ID}
        type="file"
        name="files"
        multiple
        disabled={busy}
        accept={acceptedExtensions}
        aria-describedby={`${FILES_INPUT_ID}-hint`}
        className="file-input"
        onChange={(event) => takeFrom(event.currentTarget, onFiles)}
      />
    </div>
  );
}

function takeFrom(input: HTMLInputElement | null, onFiles: (files: File[]) => void): void {
  if (!input?.files?.length) return;
  const files = [...input.files];
  input.value = "";
  onFiles(files);
}
