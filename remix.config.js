import { readdirSync } from "node:fs";

const demos = readdirSync(new URL("app/demos", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "kit")
  .map(({ name }) => name);

/** @type {import('@remix-run/dev').AppConfig} */
export default {
  serverModuleFormat: "esm",
  // Hundreds of files each, of which few are used: a third of the time of a start.
  serverDependenciesToBundle: [/^lucide-react/, /^kysely/, /^stripe/],
  ignoredRouteFiles: ["**/.*"],
  tailwind: true,
  // By convention a route matches its path in any case: /demo/Plumber is a missing page.
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      for (const trade of demos) {
        route(`demo/${trade}`, `demos/${trade}/page.tsx`, { caseSensitive: true });
      }
    }),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
  },
};
