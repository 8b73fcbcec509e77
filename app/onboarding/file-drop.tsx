import { Upload } from "lucide-react";
import { useEffect, useRef, useState, type DragEvent } from "react";
import { acceptedExtensions, MAX_FILE_MEGABYTES, MAX_FILES } from "./file-rules";

export const FILES_INPUT_ID = "onboarding-files";

/**
 * The file input with a place to drop files on. Without scripts the input itself is posted;
 * with them it hands its files on and is emptied, so that no file is sent twice.
 */
export function FileDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  // Files chosen before the scripts ran count too; once taken the input is empty.
  useEffect(() => {
    takeFrom(input.current, onFiles);
  }, [onFiles]);

  const dragging = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      data-over={over}
      className="mt-2 rounded-lg border-2 border-dashed border-line bg-paper p-6 text-center data-[over=true]:border-brand data-[over=true]:bg-ok-soft"
      onDragEnter={dragging}
      onDragOver={dragging}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Upload aria-hidden className="mx-auto size-8 text-brand" />
      <label htmlFor={FILES_INPUT_ID} className="mt-2 block font-semibold">
        Choose files, or drop them here
      </label>
      <p id={`${FILES_INPUT_ID}-hint`} className="mt-1 text-sm text-muted">
        Images, PDF, Word, Excel (xlsx), ZIP or plain text. Up to {MAX_FILES} files,{" "}
        {MAX_FILE_MEGABYTES} MB each.
      </p>
      <input
        ref={input}
        id={FILES_INPUT_ID}
        type="file"
        name="files"
        multiple
        accept={acceptedExtensions}
        aria-describedby={`${FILES_INPUT_ID}-hint`}
        className="mx-auto mt-4 block w-full max-w-sm text-sm file:mr-4 file:min-h-10 file:rounded-full file:border-0 file:bg-ink file:px-4 file:py-2 file:font-semibold file:text-paper"
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
