import { requestContext } from "~/server/log/log.server";
import { awaitTurn } from "./request-context.server";

/**
 * A file to save, sent while it is made: as fast as the client reads, and no further once it has left. A failure in between
 * cuts the connection, so that no part passes for the whole. `name` needs no quoting.
 */
export function download(
  name: string,
  type: string,
  chunks: AsyncIterable<string | Uint8Array>,
): Response {
  const paced = pace(chunks);
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await paced.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => paced.return().then(() => undefined),
    },
    { highWaterMark: 0 },
  );
  const headers = {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${name}"`,
    // The compression of remix-serve would take in all that is made, however slowly it is read.
    "Cache-Control": "no-store, no-transform",
  };
  return new Response(body, { headers });
}

/** The framework asks for the next chunk at once after it has written one. */
async function* pace(chunks: AsyncIterable<string | Uint8Array>) {
  const encoder = new TextEncoder();
  for await (const chunk of chunks) {
    yield typeof chunk === "string" ? encoder.encode(chunk) : chunk;
    await awaitTurn();
    if (!(await requestContext.getStore()?.awaitReader())) return;
  }
}
