import { Scripts, UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import { useContext } from "react";
import { DocumentContext } from "./document-context";
import { PAGE_SCRIPTS_ID } from "./element-ids";
import { withoutFormValues } from "./handed-over";
import { InlineScript } from "./inline-script";
import type { PageHandle } from "./page-handle";

/**
 * The scripts of a page, in a template, where a browser neither loads nor runs them: inline/start.ts takes them out once
 * the page is painted. This file and handed-over.ts rest on internals of Remix; tests/unit/page-scripts.test.tsx compares
 * them with what Remix's own `<Scripts>` renders.
 */
export function PageScripts({ scripts, typedForm }: Partial<PageHandle>) {
  const { manifest } = useContext(RemixContext)!;
  if (!scripts) return null;
  return (
    <>
      <template id={PAGE_SCRIPTS_ID} data-entry={manifest.entry.module}>
        {scripts === "page" ? <RemixScripts /> : <EntryScript />}
      </template>
      {typedForm && <InlineScript name="typedWords" type="module" />}
    </>
  );
}

/** Remix's own scripts. What they hand over lacks the form's values, which the page's HTML has already. */
function RemixScripts() {
  const remix = useContext(RemixContext)!;
  const { nonce } = useContext(DocumentContext);
  const { serverHandoffString: handoff } = remix;
  const value = { ...remix, serverHandoffString: handoff && withoutFormValues(handoff) };
  return (
    <RemixContext.Provider value={value}>
      <Scripts nonce={nonce} />
      <InlineScript name="formValues" />
    </RemixContext.Provider>
  );
}

/** entry.client.tsx alone, without the framework and what it hands over. */
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
