/** Resolves the modules of the build as their importer: `?run=2` behind the first one stands behind all of them. */
const build = new URL("../../../build/", import.meta.url).href;

export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  const { search = "" } = context.parentURL ? new URL(context.parentURL) : {};
  if (!search || !resolved.url.startsWith(build)) return resolved;
  return { ...resolved, url: resolved.url + search };
}
