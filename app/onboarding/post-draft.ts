import {
  fileNotStored,
  fileTypeRefused,
  networkLimitReached,
  tooManyFiles,
} from "~/content/file-messages";
import { messages, type Message } from "~/content/messages";
import { refusalMessage } from "~/content/refusals";
import { ANSWER_MS, isFromSite } from "~/layout/form-response";
import type { AssetDetails } from "./asset-schema";
import { shownName } from "./file-names";
import type { OnboardingAnswer, UploadedFile } from "./onboarding-view";

// The posts of the page's scripts: autosaves and single files, to the route's own action, which answers with JSON.

const ACTION = "/onboarding?_data=routes%2Fonboarding";

interface PostOptions {
  signal?: AbortSignal;
  /** Lets the post outlive its page; the browser then takes 64 KiB at most. */
  keepalive?: boolean;
}

/** The site's answer to such a post; `ok` is false where it refused something. */
export interface PostedDraft {
  ok: boolean;
  answer: OnboardingAnswer;
}

/** Posts fields of the form. Undefined when the site did not answer in time. Never rejects. */
export async function postDraft(
  token: string,
  fields: Record<string, string>,
  { signal, keepalive }: PostOptions = {},
): Promise<PostedDraft | undefined> {
  const body = new FormData();
  body.set("token", token);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  signal?.addEventListener("abort", abort);
  const timer = setTimeout(abort, ANSWER_MS);
  try {
    const init = { method: "POST", body, keepalive, signal: attempt.signal };
    const response = await fetch(ACTION, init);
    if (!isFromSite((name) => response.headers.get(name))) return undefined;
    return { ok: response.ok, answer: (await response.json()) as OnboardingAnswer };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** What the server has after an autosave; `saved` is false when it did not know the token. */
export interface SavedFields {
  saved: boolean;
  /** The token for the next post. */
  token: string;
  draftId: string;
  values: Partial<AssetDetails>;
  files: UploadedFile[];
}

/**
 * Saves fields of a draft; without fields it only asks what the server has. Undefined when it was not answered or
 * refused. Never rejects.
 */
export async function saveFields(
  token: string,
  fields: Partial<AssetDetails>,
  options: PostOptions,
): Promise<SavedFields | undefined> {
  const posted = await postDraft(token, { intent: "autosave", ...fields }, options);
  if (!posted || !("token" in posted.answer)) return undefined;
  const { token: next, draftId, repopulateFields: values = {}, files } = posted.answer;
  return { saved: posted.ok, token: next, draftId, values, files };
}

/**
 * The outcome of one upload: the files the server has now, or the problems, whether a retry can help, and the reason to
 * show in the file's row.
 */
export type SentFile =
  { uploaded: UploadedFile[] } | { problems: Message[]; retry: boolean; reason: string };

/** How long an upload may make no progress: uploads from one network may have to wait for each other. */
export const STILL_MS = 5 * 60_000;

/**
 * Sends one file to the draft, however long that takes while its bytes move. XMLHttpRequest, because fetch reports no
 * progress of an upload (https://github.com/whatwg/fetch/issues/21). Never rejects.
 */
export function sendFile(
  token: string,
  file: File,
  onProgress: (loaded: number) => void,
): Promise<SentFile> {
  const body = new FormData();
  body.set("token", token);
  body.set("intent", "upload");
  // Before the file, so that the server can stream it to the bucket while it arrives.
  body.set("size", String(file.size));
  body.set("files", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", ACTION);
    request.responseType = "json";
    let stallTimer: number | undefined;
    const restartTimer = () => {
      clearTimeout(stallTimer);
      stallTimer = window.setTimeout(() => request.abort(), STILL_MS);
    };
    request.upload.onprogress = (event) => {
      restartTimer();
      onProgress(Math.min(event.loaded, file.size));
    };
    request.onerror = request.onabort = () => resolve(notStored(file));
    request.onloadend = () => clearTimeout(stallTimer);
    request.onload = () => {
      const own = isFromSite((name) => request.getResponseHeader(name));
      resolve(read(own ? (request.response as OnboardingAnswer | null) : null, file));
    };
    restartTimer();
    request.send(body);
  });
}

function read(answer: OnboardingAnswer | null, file: File): SentFile {
  if (!answer || "lost" in answer) return notStored(file);
  if ("refused" in answer) {
    const refusal = refusalMessage(answer.refused);
    return { problems: [refusal], retry: true, reason: refusal.title };
  }
  const { problems, files } = answer;
  if (problems.length === 0) return { uploaded: files };
  const invalid = problems.find(({ title }) => FINAL.has(title));
  if (invalid) return { problems, retry: false, reason: reasonOf(invalid, file) };
  return { problems, retry: true, reason: problems.some(isTooOld) ? TOO_OLD : NOT_STORED };
}

/** The titles of refusals that stay the same however often the file is sent. */
const FINAL = new Set<string>([
  fileTypeRefused("").title,
  tooManyFiles(0, 0).title,
  networkLimitReached.title,
]);
const NOT_STORED = "It did not arrive. It is still here: send it again.";
const TOO_OLD = "This page was open for too long. Send everything again.";

const isTooOld = ({ title }: Message) => title === messages.formTooOld.title;

function notStored(file: File): SentFile {
  return {
    problems: [messages.assetsFailed, fileNotStored(shownName(file.name))],
    retry: true,
    reason: NOT_STORED,
  };
}

/** A message about a file without the file's name before it. */
export function reasonOf(problem: Message, file: File): string {
  const prefix = `${shownName(file.name)}: `;
  const { description } = problem;
  return description.startsWith(prefix) ? description.slice(prefix.length) : description;
}
