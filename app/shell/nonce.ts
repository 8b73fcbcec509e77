import { createContext, useContext } from "react";

/** The nonce of this answer's Content-Security-Policy; browsers hide it from scripts, so it is empty there. */
export const NonceContext = createContext("");

export function useNonce(): string {
  return useContext(NonceContext);
}
