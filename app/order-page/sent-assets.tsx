import { count } from "~/content/words";
import { Button } from "~/ui/button";
import { FilesInput } from "./files-input";

export interface SentFile {
  id: string;
  name: string;
  /** In words. */
  size: string;
  hasPicture: boolean;
  /** Of a removed file: the day after which it is deleted, in words. */
  putBackUntil?: string;
}

export interface SentAssets {
  id: string;
  sentOn: string;
  texts: string;
  /** As in "Brand colors: navy". */
  details: string[];
  files: SentFile[];
  /** How many of its files are no longer kept. */
  deleted: number;
}

const summaryClass =
  "inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4";

interface SentAssetsSectionProps {
  sent: SentAssets[];
  /** The token of the order's private link, and that of its forms. */
  link: string;
  token: string;
  /** The extensions of files that are taken. */
  accept: string;
  takesMore: boolean;
  /** The form that is open: "add", or the id of the file to replace. */
  opened?: string;
}

/** What the buyer has sent, on the order's own page. */
export function SentAssetsSection({ sent, ...page }: SentAssetsSectionProps) {
  if (sent.length === 0) return null;
  return (
    <section aria-labelledby="sent" className="print:hidden">
      <h2 id="sent" className="text-2xl font-bold">
        What you sent us
      </h2>
      {sent.map(({ id, sentOn, texts, details, files, deleted }, i) => (
        <article key={id} className="mt-4 rounded-card border border-line bg-surface p-card">
          <h3 className="font-bold">Sent on {sentOn}</h3>
          {files.length > 0 && (
            <ul className="mt-3">
              {files.map((file) => (
                <File key={file.id} {...{ file, ...page }} />
              ))}
            </ul>
          )}
          {deleted > 0 && (
            <p className="mt-3 text-sm text-muted">
              {count(deleted, "file")} {deleted === 1 ? "is" : "are"} no longer kept here.
            </p>
          )}
          <details className="mt-1">
            <summary className={summaryClass}>Your texts</summary>
            <p className="mt-2 whitespace-pre-line break-words">{texts}</p>
            <ul className="mt-3 text-sm text-muted">
              {details.map((line) => (
                <li key={line} className="break-words">
                  {line}
                </li>
              ))}
            </ul>
          </details>
          {page.takesMore && i === sent.length - 1 && <AddFiles {...page} />}
        </article>
      ))}
    </section>
  );
}

type Page = Omit<SentAssetsSectionProps, "sent">;

function AddFiles({ link, token, accept, opened }: Page) {
  return (
    <details open={opened === "add"} className="-mb-3 mt-1 border-t border-line pt-1">
      <summary className={summaryClass}>Add files</summary>
      <form method="post" action={`/order/${link}`} encType="multipart/form-data" className="pb-3">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="intent" value="add" />
        <FilesInput
          id="add-files"
          label="More files"
          hint="Photos, PDF, Word, Excel (xlsx), ZIP or plain text."
          accept={accept}
        />
        <p className="mt-4">
          <Button>Send these files</Button>
        </p>
      </form>
      <p className="border-t border-line py-3">
        Other texts or colors?{" "}
        <a href={`/onboarding?link=${link}&more=1`} className="underline underline-offset-4">
          Send something more
        </a>
      </p>
    </details>
  );
}

function File({ file, ...page }: Page & { file: SentFile }) {
  const { id, name, size, hasPicture, putBackUntil } = file;
  const { link, token } = page;
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-line py-2">
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-lg bg-paper text-xs font-semibold uppercase text-muted">
        {hasPicture ? (
          <img
            src={`/order/${link}/picture/${id}`}
            alt=""
            loading="lazy"
            decoding="async"
            className={`size-full rounded-lg object-cover ${putBackUntil ? "grayscale" : ""}`}
          />
        ) : (
          <span aria-hidden="true">{name.split(".").at(-1)}</span>
        )}
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <bdi
          className={`line-clamp-2 [overflow-wrap:anywhere] ${putBackUntil ? "line-through" : ""}`}
          title={name}
        >
          {name}
        </bdi>
        <span className="text-sm tabular-nums text-muted">
          {putBackUntil ? `Removed. Kept until ${putBackUntil}` : size}
        </span>
      </span>
      <div className="flex flex-wrap items-center has-[[open]]:basis-full max-sm:basis-full max-sm:pl-20 max-sm:has-[[open]]:pl-0 sm:ml-auto sm:justify-end">
        {page.takesMore && !putBackUntil && <Replace file={file} {...page} />}
        <form method="post" action={`/order/${link}`} className="first:-ml-6 sm:-mr-6">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="upload" value={id} />
          <Button look="quiet" name="intent" value={putBackUntil ? "restore" : "remove"}>
            {putBackUntil ? "Put back" : "Remove"}
            <span className="sr-only"> {name}</span>
          </Button>
        </form>
      </div>
    </li>
  );
}

/** Opened, it takes a line of its own below what else can be done with the file. */
function Replace({ file: { id, name }, link, token, accept, opened }: Page & { file: SentFile }) {
  return (
    <details open={opened === id} className="open:order-last open:basis-full open:pb-3">
      <summary className={summaryClass}>
        Replace<span className="sr-only"> {name}</span>
      </summary>
      <form method="post" action={`/order/${link}`} encType="multipart/form-data">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="intent" value="replace" />
        <input type="hidden" name="upload" value={id} />
        <FilesInput id={`replace-${id}`} label="The new file" accept={accept} single />
        <p className="mt-4">
          <Button>Replace the file</Button>
        </p>
      </form>
    </details>
  );
}
