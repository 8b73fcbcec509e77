import { Links, LiveReload, Meta, useLocation } from "@remix-run/react";
import { dark, light } from "~/ui/tokens";
import { CookieNotice } from "./cookie-notice";
import { Footer } from "./footer";
import { Header } from "./header";
import { PAGE_ID } from "./page-id";
import { useRootData } from "./root-data";
import { SandboxBanner } from "./sandbox-banner";
import { Wordmark } from "./wordmark";

interface DocumentProps {
  /** The rendered page. */
  content: string;
  /** Texts of the modules that run in it. */
  scripts: readonly string[];
  /** Allows the scripts; none where their hashes do. */
  nonce: string | undefined;
}

/** What stands around every page. Only the server renders it. */
export function Document({ content, scripts, nonce }: DocumentProps) {
  const data = useRootData();
  const { pathname, search } = useLocation();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light.paper} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.paper} />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-screen flex-col">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:rounded-full focus:bg-ink focus:px-4 focus:py-2 focus:text-paper print:hidden"
        >
          Skip to the content
        </a>
        <Header />
        <main id="main" tabIndex={-1} className="flex-1 pt-20 outline-none print:pt-0">
          {/* On paper the header is left out, so the page says whose it is. */}
          <p className="mb-8 hidden print:block">
            <Wordmark />
          </p>
          {data?.sandbox && <SandboxBanner />}
          <div id={PAGE_ID} dangerouslySetInnerHTML={{ __html: content }} />
        </main>
        <Footer
          supportEmail={data?.supportEmail ?? ""}
          year={data?.year ?? new Date().getUTCFullYear()}
        />
        {data && data.consent === null && <CookieNotice returnTo={pathname + search} />}
        {scripts.map((script) => (
          <script
            key={script}
            type="module"
            nonce={nonce}
            dangerouslySetInnerHTML={{ __html: script }}
          />
        ))}
        <LiveReload nonce={nonce} />
      </body>
    </html>
  );
}
