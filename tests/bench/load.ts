/**
 * A process that requests one page over many connections for some time. It parses only a response's status and length:
 * a client that does more is slower than the server and leaves it idle.
 */
import { connect } from "node:net";
import { answerAsks } from "./helper-process";

export interface Load {
  url: string;
  path: string;
  headers: Record<string, string>;
  connections: number;
  ms: number;
}

const END_OF_HEAD = "\r\n\r\n";
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** Sends requests until the time is up; resolves with the number of complete responses. */
async function load({ connections, ms, ...question }: Load): Promise<number> {
  const deadline = performance.now() + ms;
  const counts = Array.from({ length: connections }, () => connection(question, deadline));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

type Question = Pick<Load, "url" | "path" | "headers">;

function connection({ url, path, headers }: Question, deadline: number): Promise<number> {
  const { host, hostname, port } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(
    ([name, text]) => `${name}: ${text}`,
  );
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}${END_OF_HEAD}`);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answers = 0;
    let isWhole = answerReader();
    const read = (chunk: Buffer) => {
      if (!isWhole(chunk)) return;
      answers += 1;
      isWhole = answerReader();
      if (performance.now() < deadline) {
        socket.write(request);
      } else {
        resolve(answers);
        socket.destroy();
      }
    };
    socket.setNoDelay();
    socket.on("connect", () => socket.write(request));
    socket.on("error", reject);
    socket.on("close", () => reject(new Error(`${url}${path} closed the connection`)));
    socket.on("data", (chunk: Buffer) => {
      try {
        read(chunk);
      } catch (error) {
        socket.destroy(error as Error);
      }
    });
  });
}

/** Reads a response's bytes as they arrive; returns whether it is complete. */
function answerReader(): (chunk: Buffer) => boolean {
  let head: Buffer = Buffer.alloc(0);
  /** The bytes of the body still missing; undefined until the head is complete. */
  let left: number | undefined;
  let tail: Buffer = Buffer.alloc(0);
  return (chunk) => {
    let body = chunk;
    if (left === undefined) {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(END_OF_HEAD);
      if (end < 0) return false;
      left = bodyLength(head.toString("latin1", 0, end));
      body = head.subarray(end + END_OF_HEAD.length);
    }
    left -= body.length;
    if (left !== Infinity) return left === 0;
    tail = Buffer.concat([tail, body]).subarray(-LAST_CHUNK.length);
    return tail.equals(LAST_CHUNK);
  };
}

/** The length that a response's head declares; infinite for a chunked body. */
function bodyLength(head: string): number {
  if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`Answered: ${head.split("\r\n", 1)}`);
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  return length === undefined ? Infinity : Number(length);
}

answerAsks(load);
