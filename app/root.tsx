import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  Links,
  LiveReload,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from "@remix-run/react";
import { useEffect, type ReactNode } from "react";
import { config } from "~/platform/config.server";
import { CookieNotice } from "~/shell/cookie-notice";
import { readConsent } from "~/shell/consent.server";
import { Footer } from "~/shell/footer";
import { Header } from "~/shell/header";
import { useNonce } from "~/shell/nonce";
import { useRootData, type RootData } from "~/shell/root-data";
import { RouteError } from "~/shell/route-error";
import { SandboxBanner } from "~/shell/sandbox-banner";
import font from "~/shell/fonts/bricolage-grotesque.woff2";
import stylesheet from "~/shell/tailwind.css";
import { Wordmark } from "~/shell/wordmark";
import { dark, light } from "~/ui/tokens";

export { errorMeta as meta } from "~/shell/page-meta";

export const links: LinksFunction = () => [
  { rel: "preload", href: font, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon-32.png", sizes: "32x32", type: "image/png" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function loader({ request }: LoaderFunctionArgs) {
  return json<RootData>({
    supportEmail: config.supportEmail,
    siteUrl: config.siteUrl,
    consent: readConsent(request),
    year: new Date().getUTCFullYear(),
    sandbox: config.sandbox.banner,
  });
}

export { refusalHeaders as headers } from "~/shell/route-error";

/** What every page knows does not change while the visitor looks around. */
export const shouldRevalidate = () => false;

export default function App() {
  return (
    <Document>
      <Outlet />
    </Document>
  );
}

function Document({ children }: { children: ReactNode }) {
  const data = useRootData();
  const nonce = useNonce();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Tells styles and tests that the scripts have taken over.
    document.documentElement.dataset.hydrated = "";
  }, []);
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
          {children}
        </main>
        <Footer
          supportEmail={data?.supportEmail ?? ""}
          year={data?.year ?? new Date().getUTCFullYear()}
        />
        {data && data.consent === null && <CookieNotice returnTo={pathname + search} />}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <LiveReload nonce={nonce} />
      </body>
    </html>
  );
}

export function ErrorBoundary() {
  return (
    <Document>
      <RouteError />
    </Document>
  );
}
