const store = globalThis as typeof globalThis & { __sitewright?: Map<string, unknown> };

/** One value for each process, also when a development rebuild imports the application again. */
export function singleton<T>(name: string, create: () => T): T {
  const values = (store.__sitewright ??= new Map<string, unknown>());
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as T;
}
