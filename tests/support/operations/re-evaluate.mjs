/** Passes the query of the importing module, such as `?run=2`, on to all modules of the build. */
const build = new URL("../../../build/", import.meta.url).href;

export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  const { search = "" } = context.parentURL ? new URL(context.parentURL) : {};
  if (!search || !resolved.url.startsWith(build)) return resolved;
  return { ...resolved, url: resolved.url + search };
}
