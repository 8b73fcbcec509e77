import {
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { Links, LiveReload, Meta, Outlet, useLocation } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { config } from "~/server/config/config.server";
import { isBelowDesk } from "~/content/pages";
import { dataPrices } from "~/content/price-texts";
import { site } from "~/content/site";
import { dark, light } from "~/content/tokens";
import { readConsent } from "~/layout/cookies.server";
import { CookieNotice } from "~/layout/cookie-notice";
import { DocumentContext, InlineScript } from "~/layout/document-context";
import font from "~/layout/fonts/bricolage-grotesque.woff2";
import { Footer } from "~/layout/footer";
import { Header } from "~/layout/header";
import { useFrame, usePageHandle, useRootData, type RootData } from "~/layout/page-data";
import { errorMeta } from "~/layout/page-meta";
import { PAGE_ID, PageScripts } from "~/layout/page-scripts";
import demoFrameStylesheet from "./layout/demo-frame.css?url";
import stylesheet from "./layout/tailwind.css?url";
import { Wordmark } from "~/layout/wordmark";
import { hasImprint } from "~/marketing/legal/legal-texts.server";

export const meta: MetaFunction = ({ error }) => (error ? errorMeta(error) : []);

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon-32.png", sizes: "32x32", type: "image/png" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  return json<RootData>({
    supportEmail: config.supportEmail,
    siteUrl: config.siteUrl,
    // The desk is no visitor's page: it asks nobody for cookies.
    consent:
      config.desk.emails.length > 0 && isBelowDesk(pathname) ? undefined : readConsent(request),
    year: new Date().getUTCFullYear(),
    sandbox: config.sandbox.demonstration,
    hasImprint,
  });
}

/** Its data does not change during a visit. */
export const shouldRevalidate = () => false;

/** In the browser only the page: extensions change documents, and React replaces one that differs from the server's. */
export function Layout({ children }: { children: ReactNode }) {
  if (globalThis.isBrowsersBuild || typeof document !== "undefined") return children;
  return <Document>{children}</Document>;
}

declare global {
  // scripts/compile.mjs replaces it, which takes the document out of the browser's scripts.
  var isBrowsersBuild: true | undefined;
}

function Document({ children }: { children: ReactNode }) {
  const data = useRootData();
  const { pathname, search } = useLocation();
  const { nonce } = useContext(DocumentContext);
  const handle = usePageHandle();
  const frame = useFrame();
  const Frame = frame ?? { Header, Footer };
  return (
    <html
      lang={site.language}
      data-prices={handle.scripts && dataPrices}
      className={handle.demo && "has-own-fonts"}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A demo stands for a customer's site: one color scheme, and fonts of its own. */}
        <meta name="color-scheme" content={handle.demo ? "only light" : "light dark"} />
        {handle.demo ? <meta name="theme-color" content={light.panel} /> : <SiteScheme />}
        <Meta />
        <link rel="stylesheet" href={handle.demo ? demoFrameStylesheet : stylesheet} />
        <Links />
      </head>
      <body className={`flex min-h-screen flex-col ${handle.demo ? "scheme-light" : ""}`}>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:rounded-full focus:bg-ink focus:px-4 focus:py-2 focus:text-paper print:hidden"
        >
          Skip to the content
        </a>
        <Frame.Header />
        {/* The site's footer has 23rem on wide screens. Its place does not depend on how much of it has arrived. */}
        <main
          id="main"
          tabIndex={-1}
          className={`outline-none print:pt-0 ${frame ? "flex-1" : "min-h-[calc(100vh-23rem)] pt-16"}`}
        >
          {/* Print has no header. */}
          <p className="mb-8 hidden print:block">
            <Wordmark />
          </p>
          {data?.sandbox && <SandboxBanner />}
          <div id={PAGE_ID} data-typed-form={handle.typedForm}>
            {children}
          </div>
        </main>
        <Frame.Footer {...data} />
        {data?.consent === null && <CookieNotice returnTo={pathname + search} />}
        <PageScripts {...handle} />
        <InlineScript name="layout/inline/document" type="module" />
        <LiveReload nonce={nonce} />
      </body>
    </html>
  );
}

function SiteScheme() {
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light.paper} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.paper} />
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    </>
  );
}

function SandboxBanner() {
  return (
    <p className="bg-accent px-4 py-2 forced-colors:border-y text-center text-sm font-semibold text-on-accent print:hidden">
      Demonstration: no money moves and no email leaves.{" "}
      <a className="underline underline-offset-4" href="/sandbox/">
        See the sandbox
      </a>
    </p>
  );
}

export default function App() {
  return <Outlet />;
}

export { refusalHeaders as headers, RouteError as ErrorBoundary } from "~/layout/route-error";
