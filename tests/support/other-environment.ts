import { tsImport } from "tsx/esm/api";

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
  const own = Object.fromEntries(Object.keys(env).map((name) => [name, process.env[name]]));
  Object.assign(process.env, env);
  try {
    return (await tsImport(`../../app/${path}.ts`, import.meta.url)) as T;
  } finally {
    for (const [name, value] of Object.entries(own)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  }
}
