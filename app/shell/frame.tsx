import { createContext, useContext, type ReactNode } from "react";

/**
 * The whole document, where the server puts one around a page it has rendered. In the browser there is none:
 * the scripts take over the page's own part alone, whatever an extension does to the rest.
 */
export const FrameContext = createContext<ReactNode>(undefined);

export function Framed({ children }: { children: ReactNode }) {
  return useContext(FrameContext) ?? children;
}
