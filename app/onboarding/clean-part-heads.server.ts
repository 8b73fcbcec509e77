import { Transform } from "node:stream";

const HEAD_END = "\r\n\r\n";
/** The parser refuses a longer one. */
const LONGEST_HEAD = 16 * 1024;
/** What no header may hold. Browsers write line ends and quotation marks of a name as %0D, %0A and %22. */
const CONTROLS = /(?![\t\r\n])[\0-\x1f\x7f]/g; // oxlint-disable-line no-control-regex
const FILE_NAME = /(?<=filename=")[^"\r\n]*/gi;

/**
 * Takes the control characters out of the file names in a multipart body, which browsers send as they are: the parser
 * would refuse the whole body for one of them. All other bytes pass unchanged.
 */
export function cleanPartHeads(contentType: string): Transform {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const delimiter = Buffer.from(`\r\n--${quoted ?? plain}\r\n`);
  let inHead = false;
  // The first delimiter has no line end before it.
  let held: Buffer = Buffer.from("\r\n");
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let data = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
      for (;;) {
        const at = data.indexOf(inHead ? HEAD_END : delimiter);
        if (at < 0) break;
        const end = at + (inHead ? HEAD_END.length : delimiter.length);
        const passed = data.subarray(0, end);
        this.push(inHead ? cleaned(passed) : passed);
        data = data.subarray(end);
        inHead = !inHead;
      }
      const room = inHead ? data.length : startedAt(data, delimiter);
      held = room > LONGEST_HEAD ? Buffer.alloc(0) : data.subarray(data.length - room);
      this.push(data.subarray(0, data.length - held.length));
      done();
    },
    flush(done) {
      this.push(held);
      done();
    },
  });
}

function cleaned(head: Buffer): Buffer {
  const text = head.toString("latin1");
  return Buffer.from(
    text.replace(FILE_NAME, (name) => name.replace(CONTROLS, "")),
    "latin1",
  );
}

/** How many bytes at the end of some data may be the beginning of a delimiter. */
function startedAt(data: Buffer, delimiter: Buffer): number {
  for (let size = Math.min(data.length, delimiter.length - 1); size > 0; size -= 1) {
    if (data.subarray(data.length - size).equals(delimiter.subarray(0, size))) return size;
  }
  return 0;
}
