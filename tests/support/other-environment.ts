import { tsImport } from "tsx/esm/api";
import { vi } from "vitest";

export const secretsNamed = (names: string) =>
  names
    .split(",")
    .map((name) => name.padEnd(32, "."))
    .join();

/**
 * A module of the application, by its path in `app/`, loaded under other environment variables and separate from the
 * instance that tests import.
 */
export async function importWith<T>(env: Record<string, string>, path: string): Promise<T> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    return (await tsImport(`../../app/${path}.ts`, import.meta.url)) as T;
  } finally {
    vi.unstubAllEnvs();
  }
}
