import busboy from "busboy";
import { AsyncLocalStorage } from "node:async_hooks";
import { Readable, Transform } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { discardBody, discardRest, mediaType } from "~/server/http/form-body.server";

export interface FormDataLimits {
  bodyBytes: number;
  fieldBytes: number;
  fields: number;
  files: number;
  parts: number;
}

export interface PartHandlers {
  /** `value` is undefined in a charset that the parser does not know. */
  field: (
    name: string,
    value: string | undefined,
    truncated: { name: boolean; value: boolean },
  ) => void;
  /** The next part arrives once this one was read. `fileName` is undefined for an empty file input. */
  file: (name: string, part: Readable, fileName: string | undefined) => void;
  filesLimit: () => void;
}

/** Reads a multipart body as it arrives. Resolves at its end, once `stop` aborts, or with the status that refuses it. */
export async function parseFormData(
  request: Request,
  limits: FormDataLimits,
  on: PartHandlers,
  stop: AbortSignal,
): Promise<400 | 413 | 415 | undefined> {
  const parser = openParser(request, limits);
  if (typeof parser === "number" || !request.body) {
    discardBody(request);
    return typeof parser === "number" ? parser : 400;
  }
  // The parser calls where the body's bytes arrive, outside the request's context and its id.
  const inContext = AsyncLocalStorage.snapshot();
  parser.on("field", (name, value, { nameTruncated, valueTruncated }) =>
    on.field(name, value, { name: nameTruncated, value: valueTruncated }),
  );
  parser.on("file", (name, part, info) => {
    // A body that breaks off is an error of its open part, read or not. It surfaces where the part is read.
    part.on("error", () => undefined);
    inContext(on.file, name, part, info.filename && chosenName(info.filename));
  });
  parser.on("filesLimit", on.filesLimit);
  const heads = cleanPartHeads(request.headers.get("Content-Type") ?? "");
  const body = Readable.fromWeb(request.body as ReadableStream);
  return feed(parser, heads, body, limits.bodyBytes, stop);
}

function openParser(request: Request, limits: FormDataLimits): busboy.Busboy | 400 | 413 | 415 {
  if (mediaType(request) !== "multipart/form-data") return 415;
  const declared = Number(request.headers.get("Content-Length") ?? 0);
  if (declared > limits.bodyBytes) return 413;
  const { fieldBytes, fields, files, parts } = limits;
  try {
    return busboy({
      headers: { "content-type": request.headers.get("Content-Type") ?? "" },
      defParamCharset: "utf8",
      limits: { fieldNameSize: 100, fieldSize: fieldBytes, fields, files, parts },
    });
  } catch {
    return 400;
  }
}

const NAME_CHARACTERS = 600;
const END_CHARACTERS = 20;

/** As it was chosen: browsers send a quotation mark as %22, and a percent sign as it is (HTML, "multipart form data"). */
export function chosenName(sent: string): string {
  const name = sent.replaceAll("%22", '"');
  if (name.length <= NAME_CHARACTERS) return name;
  return name.slice(0, NAME_CHARACTERS - END_CHARACTERS) + name.slice(-END_CHARACTERS);
}

function feed(
  parser: busboy.Busboy,
  heads: Transform,
  body: Readable,
  maxBytes: number,
  stop: AbortSignal,
): Promise<400 | 413 | undefined> {
  return new Promise((resolve) => {
    const end = (status?: 400 | 413) => {
      resolve(status);
      body.unpipe(heads);
      body.off("data", measure);
      parser.destroy();
      discardRest(body);
    };
    let size = 0;
    const measure = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) end(413);
    };
    body.on("data", measure);
    body.on("error", (error) => {
      parser.destroy(error);
      resolve(400);
    });
    stop.addEventListener("abort", () => end());
    parser.on("fieldsLimit", () => end(413));
    parser.on("partsLimit", () => end(413));
    parser.on("error", () => end(400));
    parser.on("close", () => resolve(undefined));
    body.pipe(heads).pipe(parser);
  });
}

const HEAD_END = "\r\n\r\n";
/** The parser refuses a longer one. */
const LONGEST_HEAD = 16 * 1024;
/** Not allowed in a header. Browsers write line ends and quotation marks of a name as %0D, %0A and %22. */
const CONTROLS = /(?![\t\r\n])[\0-\x1f\x7f]/g; // oxlint-disable-line no-control-regex
const FILE_NAME = /(?<=filename=")[^"\r\n]*/gi;

/** Removes control characters from the file names in a multipart body: the parser would refuse it for one. */
export function cleanPartHeads(contentType: string): Transform {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const delimiter = Buffer.from(`\r\n--${quoted ?? plain}\r\n`);
  let inHead = false;
  // The first delimiter has no line end before it.
  let buffered: Buffer = Buffer.from("\r\n");
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let data = buffered.length > 0 ? Buffer.concat([buffered, chunk]) : chunk;
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
      buffered = room > LONGEST_HEAD ? Buffer.alloc(0) : data.subarray(data.length - room);
      this.push(data.subarray(0, data.length - buffered.length));
      done();
    },
    flush(done) {
      this.push(buffered);
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

function startedAt(data: Buffer, delimiter: Buffer): number {
  const from = Math.max(0, data.length - delimiter.length + 1);
  for (let at = data.indexOf("\r", from); at >= 0; at = data.indexOf("\r", at + 1)) {
    if (data.subarray(at).equals(delimiter.subarray(0, data.length - at))) return data.length - at;
  }
  return 0;
}
