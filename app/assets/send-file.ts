import * as fileMessages from "~/content/file-messages";
import { messages, type Message } from "~/content/messages";
import { refusalMessage } from "~/content/refusals";
import { shownName } from "./file-names";
import { reasonOf } from "./check-files";
import { NOT_STORED, POST_URL } from "./form-files";
import type { DraftAnswer, OnboardingAnswer } from "./onboarding-view";

export interface FileTrouble {
  problems: Message[];
  reason: string;
}

/**
 * The outcome of one try to send a file. `wait` is the least number of seconds until the next one.
 *
 * | kind    | the site                                        | another try                    |
 * | ------- | ----------------------------------------------- | ------------------------------ |
 * | lost    | did not answer                                  | can help                       |
 * | busy    | takes no files at the moment                    | can help                       |
 * | failed  | could not store the file                        | can help, if somebody asks     |
 * | refused | refuses the file, however often it is sent      | cannot help                    |
 */
export type SentFile = { kind: "arrived"; answer: DraftAnswer } | NotSent;

export type NotSent =
  | { kind: "lost"; wait: number }
  | ({ kind: "busy" | "failed" | "refused"; wait: number } & FileTrouble);

/** Without progress: uploads from one network may have to wait for each other. */
export const STILL_MS = 5 * 60_000;

/** By XMLHttpRequest: fetch reports no progress (https://github.com/whatwg/fetch/issues/21). Never rejects. */
export function sendFile(
  token: string,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<SentFile> {
  const body = new FormData();
  body.set("token", token);
  body.set("intent", "upload");
  // Before the file, so that the server can stream it to the bucket while it arrives.
  body.set("size", String(file.size));
  body.set("files", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", POST_URL);
    request.responseType = "json";
    let stallTimer: number | undefined;
    const abort = () => request.abort();
    const restartTimer = () => {
      clearTimeout(stallTimer);
      stallTimer = window.setTimeout(abort, STILL_MS);
    };
    signal.addEventListener("abort", abort);
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      onProgress(Math.floor((loaded / total) * 100));
    };
    request.onloadend = () => {
      clearTimeout(stallTimer);
      signal.removeEventListener("abort", abort);
      resolve(request.status ? read(request, file) : readLost(file));
    };
    restartTimer();
    request.send(body);
  });
}

/** A file that has changed since it was chosen cannot be read, which looks like a lost connection. */
async function readLost(file: File): Promise<SentFile> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return { kind: "lost", wait: 0 };
  } catch {
    const name = shownName(file.name);
    const problem = fileMessages.fileNotStored(name, "It has changed or is gone. ");
    return { kind: "failed", wait: 0, problems: [problem], reason: reasonOf(problem, file) };
  }
}

function read(request: XMLHttpRequest, file: File): SentFile {
  const { status } = request;
  const wait = Number(request.getResponseHeader("Retry-After")) || 0;
  const answer = fromSite(request.response);
  if (answer && "problems" in answer) {
    const { problems } = answer;
    if (problems.length === 0) return { kind: "arrived", answer };
    return { wait, problems, ...readProblems(problems, status, file) };
  }
  // A proxy may have a limit of its own.
  const data = answer && "refused" in answer ? answer : null;
  const refused = data?.refused ?? (status === 413 ? status : undefined);
  if (!refused) return { kind: "lost", wait };
  const refusal = refusalMessage(refused, data);
  const kind = refused === 413 ? "refused" : TEMPORARY.has(refused) ? "busy" : "failed";
  return { kind, wait, problems: [refusal], reason: refusal.title };
}

/** The site's own answer: a proxy or a captive portal may answer in its place. */
function fromSite(response: unknown): OnboardingAnswer | undefined {
  const isObject = typeof response === "object" && response !== null;
  return isObject && ("problems" in response || "refused" in response)
    ? (response as OnboardingAnswer)
    : undefined;
}

function readProblems(problems: Message[], status: number, file: File) {
  const final = problems.find(({ title }) => FINAL.has(title));
  if (final) return { kind: "refused", reason: reasonOf(final, file) } as const;
  if (TEMPORARY.has(status)) return { kind: "busy", reason: problems[0]?.title ?? "" } as const;
  const isTooOld = problems.some(({ title }) => title === messages.formTooOld.title);
  return { kind: "failed", reason: isTooOld ? TOO_OLD : NOT_STORED } as const;
}

const TEMPORARY = new Set([408, 429, 503]);

const FINAL = new Set<string>([
  fileMessages.fileTypeRefused("").title,
  fileMessages.tooManyFiles(0, 0).title,
  fileMessages.networkLimitReached.title,
]);
const TOO_OLD = "This page was open for too long. Send everything again.";

export function notStored(file: File): FileTrouble {
  return {
    problems: [messages.assetsFailed, fileMessages.fileNotStored(shownName(file.name))],
    reason: NOT_STORED,
  };
}
