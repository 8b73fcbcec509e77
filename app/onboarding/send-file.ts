import {
  fileNotStored,
  fileTypeRefused,
  formSentBefore,
  networkLimitReached,
  tooManyFiles,
} from "~/content/file-messages";
import { messages, type Message } from "~/content/messages";
import { refusalMessage } from "~/content/refusals";
import { shownName } from "./file-names";
import { reasonOf } from "./check-files";
import { NOT_STORED, POST_URL } from "./form-files";
import type { DraftAnswer, OnboardingAnswer } from "./onboarding-view";

/** What is wrong with a file: the messages, and the reason to show in its row. */
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

interface SendOptions {
  signal: AbortSignal;
  /** Called with the share of the bytes that have left. */
  onProgress: (percent: number) => void;
}

/** How long an upload may make no progress: uploads from one network may have to wait for each other. */
export const STILL_MS = 5 * 60_000;

/**
 * Sends one file to the draft, however long that takes while its bytes move. XMLHttpRequest, because fetch reports no
 * progress of an upload (https://github.com/whatwg/fetch/issues/21). Never rejects.
 */
export function sendFile(
  token: string,
  file: File,
  { signal, onProgress }: SendOptions,
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
      resolve(read(request, file));
    };
    restartTimer();
    request.send(body);
  });
}

function read(request: XMLHttpRequest, file: File): SentFile {
  const { status } = request;
  const header = (name: string) => (status ? request.getResponseHeader(name) : null);
  const wait = Number(header("Retry-After")) || 0;
  if (header("X-Remix-Redirect")) {
    return {
      kind: "refused",
      wait,
      problems: [formSentBefore],
      reason: formSentBefore.description,
    };
  }
  const answer = fromSite(request.response);
  if (answer && "problems" in answer) {
    const { problems } = answer;
    if (problems.length === 0) return { kind: "arrived", answer };
    return { wait, problems, ...readProblems(problems, status, file) };
  }
  // A proxy may have a limit of its own.
  const refused = answer && "refused" in answer ? answer.refused : status === 413 ? status : null;
  if (!refused) return { kind: "lost", wait };
  const refusal = refusalMessage(refused);
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

/** The statuses of an answer after which the same post may be accepted. */
const TEMPORARY = new Set([408, 429, 503]);

/** The titles of refusals that stay the same however often the file is sent. */
const FINAL = new Set<string>([
  fileTypeRefused("").title,
  tooManyFiles(0, 0).title,
  networkLimitReached.title,
]);
const TOO_OLD = "This page was open for too long. Send everything again.";

/** What is said of a file that has not arrived after many tries. */
export function notStored(file: File): FileTrouble {
  return {
    problems: [messages.assetsFailed, fileNotStored(shownName(file.name))],
    reason: NOT_STORED,
  };
}
