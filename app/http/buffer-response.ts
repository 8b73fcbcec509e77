import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/**
 * Buffers what is written to a response instead of sending it. Resolves with the body once the response has ended; its
 * status and headers are then set, and the caller sends it. Resolves with undefined when the client disconnects first.
 */
export function bufferResponse(res: ServerResponse): Promise<Buffer | undefined> {
  const { write, end, writeHead } = res;
  const chunks: Buffer[] = [];
  const add = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  return new Promise((resolve) => {
    res.once("close", () => resolve(undefined));
    Object.assign(res, {
      writeHead(status: number, headers: OutgoingHttpHeaders = {}) {
        res.statusCode = status;
        for (const [name, value] of Object.entries(headers)) res.setHeader(name, value!);
        return res;
      },
      write(chunk: unknown) {
        add(chunk);
        return true;
      },
      end(chunk: unknown) {
        add(chunk);
        Object.assign(res, { write, end, writeHead });
        resolve(Buffer.concat(chunks));
        return res;
      },
    });
  });
}
