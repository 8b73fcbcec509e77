export interface SentAssets {
  id: string;
  sentOn: string;
  texts: string;
  /** As in "Brand colors: navy". */
  details: string[];
  /** With its size in words. */
  files: { id: string; name: string; size: string }[];
}

/** What the buyer has sent, on the order's own page. */
export function SentAssetsSection({ sent, addUrl }: { sent: SentAssets[]; addUrl?: string }) {
  if (sent.length === 0) return null;
  return (
    <section aria-labelledby="sent" className="print:hidden">
      <h2 id="sent" className="text-2xl font-bold">
        What you sent us
      </h2>
      {sent.map((one) => (
        <article key={one.id} className="mt-4 rounded-card border border-line bg-surface p-6">
          <h3 className="font-bold">Sent on {one.sentOn}</h3>
          {one.files.length > 0 && (
            <ul className="mt-3 grid gap-1">
              {one.files.map(({ id, name, size }) => (
                <li key={id} className="flex items-baseline gap-3 border-t border-line pt-1">
                  <bdi className="min-w-0 flex-1 truncate" title={name}>
                    {name}
                  </bdi>
                  <span className="text-sm tabular-nums text-muted">{size}</span>
                </li>
              ))}
            </ul>
          )}
          <details className="mt-4">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
              Your texts
            </summary>
            <p className="mt-2 whitespace-pre-line break-words">{one.texts}</p>
            <ul className="mt-3 text-sm text-muted">
              {one.details.map((line) => (
                <li key={line} className="break-words">
                  {line}
                </li>
              ))}
            </ul>
          </details>
        </article>
      ))}
      {addUrl && (
        <p className="mt-4">
          <a href={addUrl} className="underline underline-offset-4">
            Send something more
          </a>
        </p>
      )}
    </section>
  );
}
