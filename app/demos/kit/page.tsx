import { useContext, type ReactNode } from "react";
import { useLocation } from "@remix-run/react";
import { tradeAt } from "~/content/trades";
import { DocumentContext, InlineScript, type InlineScriptName } from "~/layout/document-context";

interface DemoPageProps {
  className: string;
  children: ReactNode;
}

/** The page of a demo, whose width its screens measure, and its script if its folder has a script.ts. */
export function DemoPage({ className, children }: DemoPageProps) {
  const trade = tradeAt(useLocation().pathname);
  const { inlineScripts } = useContext(DocumentContext);
  const script: InlineScriptName | undefined = trade && `demos/${trade.slug}/script`;
  return (
    <div className="[container-type:inline-size] [print-color-adjust:exact]">
      <div className={className}>{children}</div>
      {script && inlineScripts[script] && <InlineScript name={script} type="module" />}
    </div>
  );
}
