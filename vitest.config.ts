import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";
import { failsCommits, full, onPostgres } from "./tests/support/this-run.ts";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

/** About the file of SQLite and its backups, or about no database; left out of a run on PostgreSQL. */
const sqliteOnly = [
  "tests/integration/{database,schema}.test.ts",
  "tests/integration/sandbox-*.test.ts",
  "tests/site/{backup,older-backup,restore-refusals}.test.ts",
  "tests/site/{query-plans,second-start.matrix}.test.ts",
  "tests/site/move-{refusals,to-postgres.matrix}.test.ts",
  // They are about site.db; the doctor on PostgreSQL has tests of its own.
  "tests/site/desk-doctor{,-email-and-files,-live}.test.ts",
  // A start finds what a killed process left: on PostgreSQL that may be another machine's, and ends by its time.
  "tests/site/restart.test.ts",
];

/** The tests that each run of `npm test` also makes on PostgreSQL. */
const representatives = {
  site: [
    "tests/site/desk-orders.test.ts",
    "tests/site/onboarding-submission.test.ts",
    "tests/site/order-resubmission.test.ts",
    "tests/site/payment-lifecycle.test.ts",
    "tests/site/unstorable-texts.test.ts",
  ],
  integration: [
    "tests/integration/{find-orders,launch-emails,migrations,outbox-order,retention-records,transaction}.test.ts",
  ],
};

interface Project {
  name: string;
  include: string[];
  /** Each file has the application's modules to itself, under an environment of its own. */
  isolate?: boolean;
  env?: Record<string, string>;
  plugins?: Plugin[];
}

const ownSite = fileURLToPath(new URL("./app/content/site.ts", import.meta.url));
const brand = fileURLToPath(new URL("./tests/support/brand.ts", import.meta.url));

/** Gives tests of modules a brand of their own, whose texts and figures they state word for word. */
const withBrand: Plugin = {
  name: "brand",
  enforce: "pre",
  async resolveId(source, importer) {
    if (!source.endsWith("/site")) return undefined;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved?.id === ownSite ? brand : resolved;
  },
};

const project = ({ name, include, isolate = false, env = {}, plugins = [] }: Project) => ({
  resolve: { alias },
  plugins,
  test: {
    name,
    isolate,
    include,
    env,
    exclude: [
      ...(full ? [] : ["**/*.full.test.ts"]),
      ...(onPostgres ? sqliteOnly : []),
      // Its transactions conflict by its own plan.
      ...(failsCommits ? ["tests/integration/postgres-concurrency.test.ts"] : []),
    ],
    setupFiles: [
      "tests/support/setup.ts",
      ...(isolate ? ["tests/support/database/own-database.ts"] : []),
    ],
    // They end what hangs, also on a machine that is busy otherwise: none measures speed.
    testTimeout: 180_000,
    // Vitest's own is a second, which a page takes on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 180_000,
  },
});

const allIn = (folders: string) => [
  `tests/${folders}/**/*.${full ? "{full,matrix}." : ""}test.{ts,tsx}`,
];

const postgres = { TEST_DATABASE: "postgres" };

export default defineConfig({
  test: {
    globalSetup: "tests/support/database/run-databases.ts",
    // One more than there are cores: a test waits for a page or a provider in a third of its time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // The files of a worker share the sites and the browser that it has started.
      project({ name: "site", include: allIn("{site,e2e,faults,hostile,machines}") }),
      project({ name: "unit", include: allIn("unit"), plugins: [withBrand] }),
      project({
        name: "integration",
        include: allIn("{integration,container}"),
        isolate: true,
        plugins: [withBrand],
      }),
      ...(full || onPostgres
        ? []
        : [
            project({ name: "postgres", include: representatives.site, env: postgres }),
            project({
              name: "postgres-modules",
              include: representatives.integration,
              isolate: true,
              env: postgres,
            }),
          ]),
    ],
  },
});
