import type { EntryContext } from "@remix-run/node";
import { nothingToStart, shellScript, startScript, type StartPlan } from "./inline/inline-scripts";
import type { PageHandle } from "./page-handle";

/** The texts of the modules that run in a rendered page; a page that was refused or failed runs the shell's alone. */
export function pageScripts({
  manifest,
  routeModules,
  serverHandoffString,
  staticHandlerContext: { errors, matches },
}: EntryContext): string[] {
  const ids = matches.map(({ route }) => route.id);
  const handle = routeModules[ids.at(-1) ?? ""]?.handle as PageHandle | undefined;
  if (errors || !handle) return [shellScript, nothingToStart];
  const { entry } = manifest;
  // A development build reloads modules in place: https://remix.run/docs/en/2.17.0/discussion/hot-module-replacement
  const { hmr } = manifest as { hmr?: { runtime: string } };
  const plan: StartPlan = { first: [], routes: {}, entry: entry.module, imports: entry.imports };
  if (handle.scripts === "islands") return [shellScript, startScript(plan, undefined)];
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const whole: StartPlan = {
    ...plan,
    first: [...(hmr ? [hmr.runtime] : []), manifest.url],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    imports: [
      ...new Set([
        manifest.url,
        ...entry.imports,
        ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
      ]),
    ],
  };
  return [shellScript, startScript(whole, serverHandoffString)];
}
