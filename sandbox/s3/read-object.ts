import { open } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import type { Reply } from "../http/reply";
import { S3Refusal } from "./errors";
import { answerHeaders, headerOverrides } from "./object-headers";
import { type ObjectStore, preconditionFailed, type StoredObject } from "./object-store";

export interface ReadRequest {
  bucket: string;
  key: string;
  headers: IncomingHttpHeaders;
  query: URLSearchParams;
  signed: boolean;
}

/** Answers GET and HEAD of an object: conditions, one range, overridden headers. */
export async function readObject(store: ObjectStore, request: ReadRequest): Promise<Reply> {
  const { headers, query, signed } = request;
  const stored = store.get(request.bucket, request.key);
  if (!stored) throw new S3Refusal("NoSuchKey", 404, "The specified key does not exist.");
  const base = answerHeaders(stored);
  if (!conditionsHold(stored, headers)) {
    return {
      status: 304,
      headers: { etag: stored.etag, "last-modified": base["last-modified"] ?? "" },
    };
  }
  const range = readRange(headers.range, stored.size);
  const { start, end } = range ?? { start: 0, end: stored.size - 1 };
  const file = await open(store.fileOf(stored));
  const empty = end < start;
  if (empty) await file.close();
  return {
    status: range ? 206 : 200,
    headers: {
      ...base,
      ...headerOverrides(query, signed),
      "content-length": String(end - start + 1),
      ...(range && { "content-range": `bytes ${start}-${end}/${stored.size}` }),
      ...(stored.checksum &&
        !range &&
        headers["x-amz-checksum-mode"] === "ENABLED" && {
          [stored.checksum.header]: stored.checksum.value,
          "x-amz-checksum-type": "FULL_OBJECT",
        }),
    },
    body: empty ? "" : file.createReadStream({ start, end, highWaterMark: 256 * 1024 }),
  };
}

function conditionsHold(stored: StoredObject, headers: IncomingHttpHeaders): boolean {
  const names = (list: string) => list.split(",").map((item) => item.trim().replace(/^W\//, ""));
  const modified = Math.floor(stored.modified / 1000) * 1000;
  const { "if-match": match, "if-none-match": noneMatch } = headers;
  const { "if-modified-since": since, "if-unmodified-since": until } = headers;
  const named = (list: string) =>
    names(list).some((name) => name === "*" || name === stored.etag || `"${name}"` === stored.etag);
  if (match !== undefined ? !named(match) : until !== undefined && modified > Date.parse(until)) {
    throw preconditionFailed();
  }
  if (noneMatch !== undefined) return !named(noneMatch);
  return since === undefined || !(modified <= Date.parse(since));
}

function readRange(header: string | undefined, size: number) {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  // Several ranges, and what is no range, S3 answers with the whole object.
  if (from === "" && to === "") return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  if (start >= size || (from === "" && Number(to) === 0)) {
    throw new S3Refusal("InvalidRange", 416, "The requested range is not satisfiable", {
      "content-range": `bytes */${size}`,
    });
  }
  return { start, end };
}
