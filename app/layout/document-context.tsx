import { createContext, useContext } from "react";

/** The source of the inline scripts, see app/layout/inline/. */
export interface InlineScripts {
  document: string;
  unsentInput: string;
  formValues: string;
}

/** The values of a document that only the server has; entry.server.tsx provides them for each request. */
interface DocumentValues {
  inlineScripts: InlineScripts;
  /** Allows the inline scripts; absent on cached pages, whose content policy names hashes. */
  nonce?: string;
}

export const DocumentContext = createContext<DocumentValues>({
  inlineScripts: { document: "", unsentInput: "", formValues: "" },
});

interface InlineScriptProps {
  name: keyof InlineScripts;
  /** A module runs after the document is parsed. */
  type?: "module";
}

export function InlineScript({ name, type }: InlineScriptProps) {
  const { inlineScripts, nonce } = useContext(DocumentContext);
  return (
    <script type={type} nonce={nonce} dangerouslySetInnerHTML={{ __html: inlineScripts[name] }} />
  );
}
