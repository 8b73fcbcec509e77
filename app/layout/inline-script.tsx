import { useContext } from "react";
import { DocumentContext, type InlineScripts } from "./document-context";

interface InlineScriptProps {
  name: keyof InlineScripts;
  /** A module waits until the document is parsed. */
  type?: "module";
}

/** A script inside the document itself. */
export function InlineScript({ name, type }: InlineScriptProps) {
  const { inlineScripts, nonce } = useContext(DocumentContext);
  return (
    <script type={type} nonce={nonce} dangerouslySetInnerHTML={{ __html: inlineScripts[name] }} />
  );
}
