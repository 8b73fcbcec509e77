import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { config } from "~/platform/config.server";
import { readConsent } from "~/shell/consent.server";
import font from "~/shell/fonts/bricolage-grotesque.woff2";
import { Framed } from "~/shell/frame";
import type { RootData } from "~/shell/root-data";
import { RouteError } from "~/shell/route-error";
import stylesheet from "~/shell/tailwind.css";

export { errorMeta as meta } from "~/shell/page-meta.server";

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
    <Framed>
      <Outlet />
    </Framed>
  );
}

export function ErrorBoundary() {
  return (
    <Framed>
      <RouteError />
    </Framed>
  );
}
