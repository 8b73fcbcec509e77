/**
 * Imports go one way: routes -> features -> layout -> providers -> http -> the ground, which is config, observability,
 * security, lifecycle, concurrency and time. ui and content import nothing above them. Features do not import each other,
 * except that onboarding imports ordering. operations imports the features' server code, not their pages. A demo stands
 * alone: only its route shows it, and all else reads its facts in demos/demos.ts.
 */
const features = "(landing|gallery|ordering|onboarding|legal)";
const providers = "(payments|email|storage|database)";
const ground = "config|observability|security|lifecycle|concurrency|time";
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
    rule("the-ground-knows-itself", app(`(${ground})`), `^app/(?!(${ground}|content)/)`),
    rule("http-stands-on-the-ground", app("http"), `^app/(?!(http|${ground}|content)/)`),
    rule(
      "providers-know-providers-and-the-ground",
      app(providers),
      `^app/(?!(payments|email|storage|database|${ground}|content)/)`,
    ),
    rule("only-the-database-knows-postgresql", "^app/(?!database/)", "^node_modules/(@types/)?pg/"),
    rule(
      "only-the-database-and-backups-know-sqlite",
      "^app/(?!database/|operations/backup/)",
      "^node_modules/(@types/)?better-sqlite3/",
    ),
    rule("the-layout-knows-no-feature", app("layout"), `^app/(routes|demos|${features})/`),
    rule("features-know-no-route", app(features), app("routes")),
    rule("demos-know-the-layout-at-most", app("demos"), "^app/(?!(demos|content|ui|layout)/)"),
    rule("a-demo-has-prices-of-its-own", app("demos"), "^app/content/site[.]ts$"),
    {
      ...rule("demos-do-not-know-each-other", "^app/demos/([^/]+)/", "^app/demos/[^/]+/"),
      to: { path: "^app/demos/[^/]+/", pathNot: "^app/demos/$1/" },
    },
    rule("only-routes-show-a-demo", "^app/(?!(demos|routes)/)|^scripts/", "^app/demos/[^/]+/"),
    rule("only-demos-ts-knows-every-demo", "^app/demos/(?!demos[.]ts$)[^/]+$", "^app/demos/[^/]+/"),
    rule(
      "landing-knows-no-feature",
      app("landing"),
      "^app/(gallery|demos|ordering|onboarding|legal)/",
    ),
    rule("gallery-knows-no-feature", app("gallery"), "^app/(landing|ordering|onboarding|legal)/"),
    rule(
      "legal-knows-no-feature",
      app("legal"),
      "^app/(landing|gallery|demos|ordering|onboarding)/",
    ),
    rule(
      "ordering-knows-no-feature",
      app("ordering"),
      "^app/(landing|gallery|demos|onboarding|legal)/",
    ),
    rule(
      "operations-know-the-work-not-the-pages",
      app("operations"),
      "^app/(routes|layout|ui|landing|gallery|demos|legal)/",
    ),
    rule(
      "only-the-start-knows-operations",
      "^(app/(?!operations/|boot)|sandbox/|scripts/(?!(start|desk)[.]))",
      app("operations"),
    ),
    rule(
      "only-the-desk-knows-the-desk-and-the-doctor",
      "^(app/(?!operations/(desk|doctor)/)|scripts/(?!desk[.]))",
      "^app/operations/(desk|doctor)/",
    ),
    rule("the-doctor-knows-no-desk", app("operations/doctor"), app("operations/desk")),
    rule(
      "backups-know-what-is-stored-and-where",
      app("operations/backup"),
      "^app/(ordering|onboarding|payments|email|operations/(desk|doctor))/",
    ),
    rule("the-desk-asks-features", app("operations/desk"), "^app/(payments|storage)/"),
    {
      name: "a-page-does-not-load-a-forms-schema",
      severity: "error",
      from: { path: "^app/", pathNot: "[.]server[.]tsx?$" },
      to: {
        path: "^app/(ordering|onboarding)/[^/]+-schema[.]ts$",
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    },
    rule(
      "onboarding-knows-ordering-only",
      app("onboarding"),
      "^app/(landing|gallery|demos|legal)/",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
  },
};
