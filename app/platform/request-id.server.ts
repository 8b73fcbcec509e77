import { AsyncLocalStorage } from "node:async_hooks";
import { singleton } from "./singleton.server";

const ids = singleton("request ids", () => new AsyncLocalStorage<string>());

/** Does something for a request: whatever is logged in it, or because of it later on, names the request. */
export function forRequest(id: string, work: () => void): void {
  ids.run(id, work);
}

/** The request in whose name something happens, if it is one's. */
export function requestId(): string | undefined {
  return ids.getStore();
}
