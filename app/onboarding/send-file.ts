import {
  fileNotStored,
  fileTypeRefused,
  tooManyFiles,
  networkHoldsEnough,
} from "~/content/file-messages";
import { messages, type Message } from "~/content/messages";
import { refusalMessage } from "~/content/refusals";
import { isOwn } from "~/layout/form-response";
import { shownName } from "./file-names";
import type { KeptFile, OnboardingAnswer } from "./onboarding-view";
import { SCRIPT_ACTION } from "./post-draft";

/**
 * What one upload came to: the files the server now keeps, or what it said, whether trying again can help,
 * and the reason in words for the file's own row.
 */
export type SentFile =
  { kept: KeptFile[] } | { problems: Message[]; retry: boolean; reason: string };

/** How long an upload may stand still. Senders of one network wait in line for each other. */
export const STILL_MS = 5 * 60_000;

/**
 * Sends one file to the draft, however long that takes while its bytes move. XMLHttpRequest, because fetch tells
 * nothing of an upload's progress (https://github.com/whatwg/fetch/issues/21). Never rejects.
 */
export function sendFile(
  token: string,
  file: File,
  onProgress: (loaded: number) => void,
): Promise<SentFile> {
  const body = new FormData();
  body.set("token", token);
  body.set("intent", "upload");
  // Ahead of the file: the server can then pass it on while it comes.
  body.set("size", String(file.size));
  body.set("files", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", SCRIPT_ACTION);
    request.responseType = "json";
    let still: number | undefined;
    const moved = () => {
      clearTimeout(still);
      still = window.setTimeout(() => request.abort(), STILL_MS);
    };
    request.upload.onprogress = (event) => {
      moved();
      onProgress(Math.min(event.loaded, file.size));
    };
    request.onerror = request.onabort = () => resolve(notStored(file));
    request.onloadend = () => clearTimeout(still);
    request.onload = () => {
      const own = isOwn((name) => request.getResponseHeader(name));
      resolve(read(own ? (request.response as OnboardingAnswer | null) : null, file));
    };
    moved();
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
  if (problems.length === 0) return { kept: files };
  const invalid = problems.find(({ title }) => FINAL.has(title));
  if (invalid) return { problems, retry: false, reason: reasonOf(invalid, file) };
  return { problems, retry: true, reason: problems.some(isTooOld) ? TOO_OLD : NOT_STORED };
}

/** Refusals that stay the same however often the file is sent. */
const FINAL = new Set<string>([
  fileTypeRefused("").title,
  tooManyFiles(0, 0).title,
  networkHoldsEnough.title,
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
