import { Scripts, UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import { useContext } from "react";
import { DocumentContext, InlineScript } from "./document-context";
import { PAGE_SCRIPTS_ID } from "./inline/start";
import type { PageHandle } from "./page-data";

/** For entry.client.tsx: a dynamic import of the package itself would load all of it. */
export { RemixBrowser } from "@remix-run/react";

export const PAGE_ID = "page";

/**
 * The scripts of a page, in a template, where a browser neither loads nor runs them: inline/start.ts inserts them after
 * the page is painted. This file and handoff.ts depend on internals of Remix; tests/unit/page-scripts.test.tsx compares
 * them with the output of Remix's own `<Scripts>`.
 */
export function PageScripts({ scripts, typedForm }: Partial<PageHandle>) {
  const { manifest } = useContext(RemixContext)!;
  if (!scripts) return null;
  return (
    <>
      <template id={PAGE_SCRIPTS_ID} data-entry={manifest.entry.module}>
        {scripts === "page" ? <RemixScripts /> : <EntryScript />}
      </template>
      {typedForm && <InlineScript name="layout/inline/unsent-input" type="module" />}
    </>
  );
}

/** Remix's own scripts, with the manifest of this page's routes alone, as for lazy route discovery, and what fills in its form's values. */
function RemixScripts() {
  const remix = useContext(RemixContext)!;
  const { nonce } = useContext(DocumentContext);
  const value = { ...remix, future: { ...remix.future, v3_lazyRouteDiscovery: true } };
  return (
    <RemixContext.Provider value={value}>
      <Scripts nonce={nonce} />
      <InlineScript name="layout/inline/form-values" />
    </RemixContext.Provider>
  );
}

/** entry.client.tsx alone, without Remix and its handoff. */
function EntryScript() {
  const { entry, hmr } = useContext(RemixContext)!.manifest;
  const { nonce } = useContext(DocumentContext);
  const modules = [...(hmr ? [hmr.runtime] : []), entry.module];
  const text = modules.map((module) => `import ${JSON.stringify(module)};`).join("\n");
  return (
    <>
      {entry.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
    </>
  );
}
