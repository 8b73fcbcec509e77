/** Ends the process with 99 when it connects to another machine. */
import { Socket } from "node:net";

const LOOPBACK = [undefined, "localhost", "127.0.0.1", "::1"];
const { connect } = Socket.prototype;

Socket.prototype.connect = function (...given) {
  // Node's own callers pass an array of normalized arguments.
  const [options] = given.flat();
  if (typeof options === "object" && !LOOPBACK.includes(options?.host)) {
    process.stderr.write(`It connects to ${options.host}\n`);
    process.exit(99);
  }
  return connect.apply(this, given);
};
