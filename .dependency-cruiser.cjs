/**
 * Imports go one way: routes -> rooms of the journey -> layout -> server. operations knows the work of assets and orders,
 * assets knows orders, order-page both, desk all three; marketing and demos know none of them. In server, the providers (database, email, storage, stripe)
 * and http stand on the ground. ui and content import nothing above them. A demo stands alone: only its route shows it, and
 * all else reads its facts through demos/folder-*.ts, which the build writes.
 */
const rooms = "(marketing|demos|orders|assets|order-page|desk|operations)";
const providers = "server/(database|email|storage|stripe)";
const ground = "server/(config|log|security|jobs|concurrency|time)";
const app = (folder) => `^app/${folder}/`;

const rule = (name, from, to) => ({
  name,
  severity: "error",
  from: { path: from },
  to: { path: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    rule("the-app-knows-no-sandbox-and-no-tests", "^app/", "^(sandbox|tests|scripts)/"),
    rule("the-sandbox-knows-no-app", "^sandbox/", "^(app|tests|scripts)/"),
    rule("content-knows-nobody", app("content"), "^app/(?!content/)"),
    rule("ui-knows-nobody", app("ui"), "^app/(?!(ui|content)/)"),
    rule("the-server-knows-no-room", app("server"), "^app/(?!(server|content)/)"),
    rule("the-ground-knows-itself", app(ground), `^app/(?!(${ground}|content)/)`),
    rule(
      "http-stands-on-the-ground",
      app("server/http"),
      `^app/(?!(server/http|${ground}|content)/)`,
    ),
    rule("providers-know-no-http", app(providers), app("server/http")),
    rule(
      "only-the-database-knows-postgresql",
      "^app/(?!server/database/)",
      "^node_modules/(@types/)?pg/",
    ),
    rule(
      "only-the-database-and-backups-know-sqlite",
      "^app/(?!server/database/|operations/backup/)",
      "^node_modules/(@types/)?better-sqlite3/",
    ),
    rule("the-layout-knows-no-room", app("layout"), `^app/(routes|${rooms})/`),
    rule("rooms-know-no-route", app(rooms), app("routes")),
    rule("demos-know-the-layout-at-most", app("demos"), "^app/(?!(demos|content|ui|layout)/)"),
    rule("a-demo-has-prices-of-its-own", app("demos"), "^app/content/site[.]ts$"),
    {
      ...rule("demos-do-not-know-each-other", "^app/demos/([^/]+)/", "^app/demos/[^/]+/"),
      to: { path: "^app/demos/[^/]+/", pathNot: "^app/demos/($1|kit)/" },
    },
    rule("nobody-else-shows-a-demo", "^app/(?!demos/)|^scripts/", "^app/demos/(?!kit/)[^/]+/"),
    rule(
      "only-written-files-know-every-demo",
      "^app/demos/(?!folder-(facts|previews)[.]ts$)[^/]+$",
      "^app/demos/(?!kit/)[^/]+/",
    ),
    rule(
      "marketing-knows-no-work",
      app("marketing"),
      "^app/(orders|assets|order-page|desk|operations)/",
    ),
    {
      ...rule(
        "parts-of-marketing-do-not-know-each-other",
        "^app/marketing/([^/]+)/",
        "^app/marketing/",
      ),
      to: { path: "^app/marketing/[^/]+/", pathNot: "^app/marketing/$1/" },
    },
    rule("only-the-gallery-knows-demos", "^app/marketing/(?!gallery/)", app("demos")),
    rule(
      "orders-know-no-room",
      app("orders"),
      "^app/(marketing|demos|assets|order-page|operations)/",
    ),
    rule("assets-know-orders-only", app("assets"), "^app/(marketing|demos|order-page|operations)/"),
    rule("the-orders-page-knows-the-work", app("order-page"), "^app/(marketing|demos|operations)/"),
    rule(
      "operations-know-the-work-not-the-pages",
      app("operations"),
      "^app/(routes|layout|ui|marketing|demos|order-page|desk)/",
    ),
    rule("the-teams-pages-know-the-work", app("desk"), "^app/(marketing|demos|order-page)/"),
    rule("only-routes-know-the-teams-pages", "^app/(?!desk/|routes/|boot)|^scripts/", app("desk")),
    rule(
      "only-the-start-and-the-teams-pages-know-operations",
      "^(app/(?!operations/|desk/|boot)|sandbox/|scripts/(?!(start|desk)[.]|seed/))",
      app("operations"),
    ),
    rule(
      "only-the-desk-knows-the-desk-and-the-doctor",
      "^(app/(?!operations/(desk|doctor)/|desk/)|scripts/(?!desk[.]))",
      "^app/operations/(desk|doctor)/",
    ),
    rule("the-doctor-knows-no-desk", app("operations/doctor"), app("operations/desk")),
    rule(
      "backups-know-what-is-stored-and-where",
      app("operations/backup"),
      "^app/(orders|assets|server/(stripe|email)|operations/(desk|doctor))/",
    ),
    rule("the-desk-asks-rooms", app("operations/desk"), "^app/server/(stripe|storage)/"),
    {
      name: "a-page-does-not-load-a-forms-schema",
      severity: "error",
      from: { path: "^app/", pathNot: "[.]server[.]tsx?$" },
      to: {
        path: "^app/(orders|assets)/[^/]+-schema[.]ts$",
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
  },
};
