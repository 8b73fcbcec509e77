/**
 * Imports run one way: routes -> features -> providers -> http -> platform; ui and content know nobody above them.
 * Features meet each other only one way round: onboarding knows ordering, never the reverse.
 */
const features = "(landing|gallery|ordering|onboarding|legal)";
const providers = "(payments|mail|storage|database)";
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
    rule("platform-is-the-ground-floor", app("platform"), "^app/(?!(platform|content)/)"),
    rule("http-stands-on-the-platform", app("http"), "^app/(?!(http|platform|content)/)"),
    rule(
      "providers-know-providers-and-platform",
      app(providers),
      "^app/(?!(payments|mail|storage|database|platform|content)/)",
    ),
    rule("the-shell-knows-no-feature", app("shell"), `^app/(routes|${features})/`),
    rule("features-know-no-route", app(features), app("routes")),
    rule("landing-knows-no-feature", app("landing"), "^app/(gallery|ordering|onboarding|legal)/"),
    rule("gallery-knows-no-feature", app("gallery"), "^app/(landing|ordering|onboarding|legal)/"),
    rule("legal-knows-no-feature", app("legal"), "^app/(landing|gallery|ordering|onboarding)/"),
    rule("ordering-knows-no-feature", app("ordering"), "^app/(landing|gallery|onboarding|legal)/"),
    rule(
      "upkeep-knows-ordering-and-onboarding",
      app("upkeep"),
      "^app/(routes|shell|landing|gallery|legal)/",
    ),
    rule(
      "only-the-start-and-the-desk-know-upkeep",
      "^app/(?!upkeep/|backup/|desk/|boot)",
      app("upkeep"),
    ),
    rule(
      "backup-knows-what-is-stored-and-where",
      app("backup"),
      "^app/(routes|shell|ui|landing|gallery|ordering|onboarding|legal|payments|mail|desk)/",
    ),
    rule(
      "only-the-start-and-the-desk-know-backup",
      "^(app/(?!backup/|desk/|boot)|sandbox/|scripts/(?!start[.]))",
      app("backup"),
    ),
    rule(
      "the-doctor-knows-the-work-not-the-pages",
      app("doctor"),
      "^app/(routes|shell|ui|landing|gallery|legal|desk)/",
    ),
    rule("only-the-desk-knows-the-doctor", "^app/(?!doctor/|desk/)", app("doctor")),
    rule(
      "desk-knows-the-work-not-the-pages",
      app("desk"),
      "^app/(routes|shell|ui|landing|gallery|legal|payments|storage)/",
    ),
    rule(
      "only-its-script-knows-desk",
      "^(app/(?!desk/)|sandbox/|scripts/(?!desk[.]))",
      app("desk"),
    ),
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
    rule("onboarding-knows-ordering-only", app("onboarding"), "^app/(landing|gallery|legal)/"),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
  },
};
