import { createContext, useContext, type ComponentType } from "react";
import type { TradeSlug } from "~/content/trades";

/** The file of an inline script in app, without its ending. */
export type InlineScriptName =
  | `layout/inline/${"document" | "unsent-input" | "form-values"}`
  | `demos/${TradeSlug}/script`
  | "desk/desk-script";

export type InlineScripts = Partial<Record<InlineScriptName, string>>;

/** The values of a document that only the server has; entry.server.tsx provides them for each request. */
interface DocumentValues {
  inlineScripts: InlineScripts;
  /** Allows the inline scripts; absent on cached pages, whose content policy names hashes. */
  nonce?: string;
  /** All demos, for a missing page, which loads no scripts. */
  DemoSites?: ComponentType;
  /** A form's values as they are to be rendered: layout/long-texts.server.ts inserts the long ones later. */
  insert: <T extends Partial<Record<string, string>>>(values: T) => T;
}

export const DocumentContext = createContext<DocumentValues>({
  inlineScripts: {},
  insert: (values) => values,
});

/** A `module` runs after the document is parsed. */
export function InlineScript({ name, type }: { name: InlineScriptName; type?: "module" }) {
  const { inlineScripts, nonce } = useContext(DocumentContext);
  return (
    <script
      type={type}
      nonce={nonce}
      dangerouslySetInnerHTML={{ __html: inlineScripts[name] ?? "" }}
    />
  );
}
