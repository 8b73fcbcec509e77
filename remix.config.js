/** @type {import('@remix-run/dev').AppConfig} */
export default {
  serverModuleFormat: "esm",
  // Hundreds of files each, of which few are used: a third of the time of a start.
  serverDependenciesToBundle: [/^lucide-react/, /^kysely/, /^stripe/],
  ignoredRouteFiles: ["**/.*"],
  tailwind: true,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
  },
};
