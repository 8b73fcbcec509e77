import { createContext } from "react";

/** Texts of the scripts that stand in the documents themselves; see app/layout/inline/. */
export interface InlineScripts {
  document: string;
  typedWords: string;
  formValues: string;
}

/** What a document needs that only the server has; entry.server.tsx provides it for each request. */
interface DocumentValues {
  inlineScripts: InlineScripts;
  /** Allows the document's inline scripts; absent where the content policy names their hashes. */
  nonce?: string;
}

export const DocumentContext = createContext<DocumentValues>({
  inlineScripts: { document: "", typedWords: "", formValues: "" },
});
