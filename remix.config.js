import { readdirSync } from "node:fs";

const demoRoutes = readdirSync(new URL("app/routes", import.meta.url))
  .map((file) => /^demo[.]([a-z]+)[.]tsx$/.exec(file))
  .filter((match) => match !== null);

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
      for (const [file, trade] of demoRoutes) {
        route(`demo/${trade}`, `routes/${file}`, { caseSensitive: true });
      }
    }),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
  },
};
