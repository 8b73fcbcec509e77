import { createContext, useContext } from "react";

/**
 * The nonce of this answer's Content-Security-Policy; browsers hide it from scripts, so it is empty there.
 * A page that is kept for many has none.
 */
export const NonceContext = createContext<string | undefined>("");

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
