/** Bare node:http: answers what was recorded, from memory. node recorded.mjs <recording> */
import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const answers = new Map(
  JSON.parse(readFileSync(process.argv[2], "utf8")).map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body, "base64") },
  ]),
);

createServer((request, response) => {
  const answer = answers.get(request.url);
  response.writeHead(answer ? 200 : 404, answer?.headers);
  response.end(answer?.body);
}).listen(process.env.PORT, process.env.HOST);
