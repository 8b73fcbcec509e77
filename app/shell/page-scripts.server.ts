import type { EntryContext } from "@remix-run/node";
import { withoutTyped } from "./handed-over.server";
import {
  formValuesScript,
  keepTypedScript,
  missingPathScript,
  nothingToStart,
  shellScript,
  startScript,
} from "./inline/inline-scripts";
import type { PageHandle } from "./page-handle";

/** The texts of the modules that run in a rendered page; a page that was refused or failed runs the shell's alone. */
export function pageScripts({
  manifest,
  routeModules,
  serverHandoffString = '{"state":{}}',
  staticHandlerContext: { errors, matches },
}: EntryContext): string[] {
  const ids = matches.map(({ route }) => route.id);
  const handle = routeModules[ids.at(-1) ?? ""]?.handle as PageHandle | undefined;
  if (errors) return [shellScript, missingPathScript, nothingToStart];
  if (!handle) return [shellScript, nothingToStart];
  const { entry } = manifest;
  if (handle.scripts === "islands") {
    return [shellScript, startScript({ entry: entry.module, imports: entry.imports })];
  }
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).filter(([id]) => ids.includes(id)),
  );
  const own = Object.values(routes);
  const imports = own.flatMap(({ module, imports = [] }) => [module, ...imports]);
  const plan = { entry: entry.module, imports: [...new Set([...entry.imports, ...imports])] };
  // No other route is ever entered without loading its document, so the framework needs to know of these alone.
  const handover = {
    __remixContext: withoutTyped(serverHandoffString),
    __remixManifest: JSON.stringify({ ...manifest, routes }).replaceAll("<", "\\u003c"),
  };
  // Before the framework: it takes a form over as it finds it.
  const typed = handle.typed ? [keepTypedScript(handle.typed)] : [];
  return [shellScript, ...typed, startScript(plan, handover), formValuesScript];
}
