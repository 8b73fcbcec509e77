import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

const project = (name: string, timeout: number, more: object = {}) => ({
  resolve: { alias },
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    setupFiles: ["tests/environment.ts"],
    testTimeout: timeout,
    hookTimeout: 60_000,
    ...more,
  },
});

export default defineConfig({
  test: {
    // Two workers: each may run the whole site and a browser.
    maxWorkers: 2,
    projects: [
      project("unit", 10_000),
      project("integration", 30_000),
      // A browser on a machine that is busy with something else may be late once; twice is a fault.
      project("e2e", 60_000, { retry: 1 }),
      // They wait for time-outs more than they work.
      project("faults", 60_000, { maxWorkers: 3, sequence: { groupOrder: 1 } }),
      project("hostile", 30_000),
      // It installs and builds everything once more: alone, at the end.
      project("container", 60_000, { maxWorkers: 1, sequence: { groupOrder: 2 } }),
    ],
  },
});
