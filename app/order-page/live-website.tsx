import { Fragment, useRef } from "react";
import type { LiveWebsite } from "~/orders/live-website.server";
import { ButtonAnchor } from "~/ui/button";
import { Card } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { controlClass } from "~/ui/field";

/** What a buyer has waited for: the address, like a painted sign over a shop. */
export function LiveAddress({ url, address, since, isSmall }: LiveWebsite & { isSmall: boolean }) {
  return (
    <div className={`rounded-card bg-ink p-2 text-paper ${isSmall ? "" : "mt-6"}`}>
      <div
        className={`rounded-lg border-2 border-paper/30 px-2 [container-type:inline-size] text-center sm:px-8 ${isSmall ? "py-4" : "py-8 sm:py-12"}`}
      >
        <p className="font-semibold">Online since {since}</p>
        <p
          className={`mt-4 text-balance font-extrabold leading-[1.1] tracking-tight underline decoration-accent decoration-[0.1em] underline-offset-[0.16em] [text-decoration-skip-ink:none] [overflow-wrap:anywhere] ${isSmall ? "text-2xl" : sizeOf(address)}`}
        >
          <bdi>
            {address.split(/(?=[./?&=])/).map((part, i) => (
              <Fragment key={i}>
                {i > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </bdi>
        </p>
        <p className={isSmall ? "mt-4" : "mt-8"}>
          <a
            href={url}
            className={`inline-flex items-center justify-center rounded-full border-2 px-8 py-3 text-center font-semibold transition-colors duration-150 hover:bg-paper hover:text-ink print:hidden ${isSmall ? "min-h-12 border-paper" : "min-h-14 border-transparent bg-accent text-lg text-on-accent"}`}
          >
            Visit your website
          </a>
        </p>
      </div>
    </div>
  );
}

/** On one line where that is larger than the page's heading, and otherwise on several. */
function sizeOf({ length }: string): string {
  if (length <= 16) return "text-[clamp(2.1rem,10.6cqi,4.25rem)]";
  return length <= 20 ? "text-[clamp(2.25rem,8.6cqi,4rem)]" : "text-5xl";
}

/** What a live website needs first: people who know of it. */
export function TellOthers({ orderPath, ...website }: LiveWebsite & { orderPath: string }) {
  return (
    <section aria-labelledby="tell" className="grid grid-cols-1 gap-6 print:hidden">
      <div>
        <h2 id="tell" className="text-2xl font-bold">
          Spread the word
        </h2>
        <Announcement {...website} />
      </div>
      {website.hasQr && <QrCode address={website.address} path={`${orderPath}/qr`} />}
    </section>
  );
}

function Announcement({ address, announcement }: LiveWebsite) {
  const field = useRef<HTMLTextAreaElement>(null);
  const body = encodeURIComponent(announcement);
  const subject = encodeURIComponent(`Our new website: ${address}`);
  return (
    <>
      <label htmlFor="announcement" className="mt-2 block text-muted">
        A text to share as it is, or in your own words
      </label>
      <textarea
        ref={field}
        id="announcement"
        readOnly
        rows={Math.ceil(announcement.length / 40)}
        value={announcement}
        className={`${controlClass} resize-none [field-sizing:content]`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="mt-4 flex flex-wrap gap-3 max-sm:*:flex-auto">
        <ButtonAnchor look="secondary" href={`mailto:?subject=${subject}&body=${body}`}>
          Send by email
        </ButtonAnchor>
        <ButtonAnchor look="secondary" href={`sms:?&body=${body}`}>
          Send as a text
        </ButtonAnchor>
        <CopyButton field={field} />
      </p>
    </>
  );
}

function QrCode({ address, path }: { address: string; path: string }) {
  return (
    <Card className="flex flex-wrap items-center gap-6">
      <img
        src={`${path}/svg`}
        width={176}
        height={176}
        alt={`QR code that opens ${address}`}
        className="size-44 rounded-lg border border-line bg-white"
      />
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-xl font-bold">For your van, cards and invoices</h3>
        <p className="mt-2">
          A phone&apos;s camera that looks at this code opens your website. Print it an inch wide or
          more, and leave the white edge around it.
        </p>
        <p className="mt-3 flex flex-wrap gap-x-6">
          <a href={`${path}/svg`} className={downloadClass}>
            SVG, for a print shop
          </a>
          <a href={`${path}/png`} className={downloadClass}>
            PNG, for your own documents
          </a>
        </p>
      </div>
    </Card>
  );
}

const downloadClass =
  "inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4 hover:text-brand-strong";
