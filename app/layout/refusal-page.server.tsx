import { renderToStaticMarkup } from "react-dom/server";
import { config } from "~/server/config/config.server";
import { refusals, type Refused, type RefusalStatus } from "~/content/refusals";
import { site } from "~/content/site";
import { DemoSites } from "./demo-sites";
import { RefusalMessage } from "./route-error";
import stylesheet from "./tailwind.css?url";
import { Wordmark } from "./wordmark";

export function refusalPage(
  status: RefusalStatus,
  text: Refused["text"] = refusals[status],
): string {
  const page = (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${text.title} | ${site.name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <header className="border-b border-line px-4 py-4 sm:px-6">
          <div className="mx-auto max-w-page">
            <a href="/" aria-label={`${site.name}, home page`}>
              <Wordmark />
            </a>
          </div>
        </header>
        <main>
          <RefusalMessage status={status} supportEmail={config.supportEmail} text={text}>
            {status === 404 && <DemoSites />}
          </RefusalMessage>
        </main>
        <footer className="border-t border-line px-4 py-8 sm:px-6">
          <p className="mx-auto max-w-page text-muted">
            © {new Date().getUTCFullYear()} {site.name}
          </p>
        </footer>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
