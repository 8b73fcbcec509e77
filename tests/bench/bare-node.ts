/** A process with bare node:http, which serves pages from memory: the least work of a Node server. */
import { createServer } from "node:http";
import { answerAsks, listen } from "./helper-process";

export interface RecordedPage {
  path: string;
  /** The headers that a browser needs to read the body. */
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

const pages = new Map<string, { headers: RecordedPage["headers"]; body: Buffer }>();

const server = createServer((request, response) => {
  const page = pages.get(request.url!);
  response.writeHead(page ? 200 : 404, page?.headers).end(page?.body);
});
const url = await listen(server);
answerAsks(async (recorded: RecordedPage[]) => {
  for (const { path, headers, body } of recorded) {
    pages.set(path, { headers, body: Buffer.from(body, "base64") });
  }
  return url;
});
