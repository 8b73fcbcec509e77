import type { Middleware } from "./middleware";

/** What is joined in one turn at most: beyond it Node stops the socket, of which it would read 2 MB otherwise. */
const MOST_CHUNKS = 2_000;
const MOST_BYTES = 64 * 1024;

/**
 * Passes on as one what arrives at once of a chunked body. The streams between Node and the framework take 20 µs for each
 * chunk: 60,000 bytes that are sent as a chunk each would block for more than a second.
 */
export const joinChunks: Middleware = (req, _res, next) => {
  if (req.headers["transfer-encoding"] === undefined) return next();
  const push = req.push.bind(req);
  let chunks: Buffer[] = [];
  let bytes = 0;
  const isFull = () => chunks.length >= MOST_CHUNKS || bytes >= MOST_BYTES;
  const pass = () => {
    if (chunks.length === 0) return;
    const joined = Buffer.concat(chunks);
    const wasFull = isFull();
    chunks = [];
    bytes = 0;
    // As Node does with a chunk that fills the stream; it resumes the socket where the stream is read.
    if (!push(joined)) req.socket.pause();
    else if (wasFull) req._read(0);
  };
  req.push = (chunk: Buffer | null) => {
    if (chunk === null) {
      pass();
      return push(null);
    }
    // Not in the next tick: Node goes through the ticks after each chunk.
    if (chunks.length === 0) setImmediate(pass);
    chunks.push(chunk);
    bytes += chunk.length;
    return !isFull();
  };
  next();
};
