import type { IncomingHttpHeaders } from "node:http";
import type { Reply } from "../http/reply";

/** A request to one of the sandbox's pages. */
export interface PageRequest {
  method: string;
  pathname: string;
  headers: IncomingHttpHeaders;
  query: URLSearchParams;
  body: string;
}

/** One address of the sandbox; the pattern's groups are handed on, decoded. */
export interface Route {
  methods: string[];
  pattern: RegExp;
  answer(request: PageRequest, ...groups: string[]): Promise<Reply> | Reply;
}
