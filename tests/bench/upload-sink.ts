/** A process in place of S3: answers at once, reads every byte, and neither stores nor checks them. */
import { createServer, type IncomingMessage } from "node:http";
import { answerAsks, listen } from "./helper-process";

export type SinkQuestion = { what: "url" } | { what: "bytes taken" };

let taken = 0;

function answerOf({ method, url = "" }: IncomingMessage): { status: number; body?: string } {
  if (method === "DELETE") return { status: 204 };
  if (method === "PUT") return { status: 200 };
  return {
    status: 200,
    body: url.includes("uploadId=")
      ? "<CompleteMultipartUploadResult><ETag>&quot;1&quot;</ETag></CompleteMultipartUploadResult>"
      : "<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>",
  };
}

const server = createServer((request, response) => {
  const puts = request.method === "PUT";
  request.on("data", (chunk: Buffer) => {
    if (puts) taken += chunk.length;
  });
  request.on("end", () => {
    const { status, body = "" } = answerOf(request);
    response.writeHead(status, { ETag: '"1"', "Content-Length": Buffer.byteLength(body) });
    response.end(body);
  });
});
const origin = await listen(server);
answerAsks<SinkQuestion>(async ({ what }) => {
  if (what === "url") return origin;
  const bytes = taken;
  taken = 0;
  return bytes;
});
