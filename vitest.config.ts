import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { full } from "./tests/support/this-run.ts";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

const project = (name: string, folders: string, isolate: boolean) => ({
  resolve: { alias },
  test: {
    name,
    isolate,
    include: [`tests/${folders}/**/*.${full ? "{full,matrix}." : ""}test.{ts,tsx}`],
    exclude: full ? [] : ["**/*.full.test.ts"],
    setupFiles: [
      "tests/support/setup.ts",
      ...(isolate ? ["tests/support/database/own-database.ts"] : []),
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    globalSetup: "tests/support/database/run-databases.ts",
    // One more than there are cores: a test waits for a page or a provider in a third of its time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // The files of a worker share the sites and the browser that it has started.
      project("site", "{site,e2e,faults,hostile,machines}", false),
      project("unit", "unit", false),
      // Each file has the application's modules to itself, under an environment of its own.
      project("integration", "{integration,container}", true),
    ],
  },
});
