import FileIcon from "lucide-react/icons/file";
import FileArchive from "lucide-react/icons/file-archive";
import FileImage from "lucide-react/icons/file-image";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import FileText from "lucide-react/icons/file-text";
import { useEffect, useState } from "react";
import { fileTypeOf } from "./file-rules";

/** Larger pictures get an icon: decoding many of them could freeze a phone. */
const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/** A small picture of a file chosen in this browser, or an icon for its type; decoration beside its name. */
export function FileThumbnail({ name, file }: { name: string; file?: File }) {
  const url = usePictureUrl(name, file);
  const [broken, setBroken] = useState<string>();
  const Icon = iconFor(name);
  return (
    <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-lg bg-paper text-muted">
      {url && url !== broken ? (
        <img
          src={url}
          alt=""
          width={48}
          height={48}
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(url)}
        />
      ) : (
        <Icon aria-hidden className="size-6" />
      )}
    </span>
  );
}

function usePictureUrl(name: string, file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  const picture = isPicture(name) && file && file.size <= MAX_PICTURE_BYTES ? file : undefined;
  useEffect(() => {
    if (!picture) return;
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [picture]);
  return url;
}

function isPicture(name: string): boolean {
  return fileTypeOf(name)?.contentType.startsWith("image/") === true;
}

function iconFor(name: string) {
  switch (fileTypeOf(name)?.extensions[0]) {
    case "jpg":
    case "png":
    case "webp":
    case "gif":
      return FileImage;
    case "xlsx":
      return FileSpreadsheet;
    case "zip":
      return FileArchive;
    case undefined:
      return FileIcon;
    default:
      return FileText;
  }
}
