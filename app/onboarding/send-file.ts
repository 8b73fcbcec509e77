import {
  fileNotStored,
  fileTypeRefused,
  messages,
  tooManyFiles,
  type Message,
} from "~/content/messages";
import { refusals } from "~/content/refusals";
import type { KeptFile, OnboardingAnswer } from "./onboarding-view";

/** Where the scripts post to: the route's own action, answered as JSON. */
export const SCRIPT_ACTION = "/onboarding?_data=routes%2Fonboarding";

/** What one upload came to: the files the server now keeps, or what it said, and whether trying again can help. */
export type SentFile = { kept: KeptFile[] } | { problems: Message[]; retry: boolean };

/**
 * Sends one file to the draft. XMLHttpRequest, because fetch tells nothing of an upload's progress
 * (https://github.com/whatwg/fetch/issues/21). Never rejects.
 */
export function sendFile(
  token: string,
  file: File,
  onProgress: (loaded: number) => void,
): Promise<SentFile> {
  const body = new FormData();
  body.set("token", token);
  body.set("intent", "upload");
  body.set("files", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", SCRIPT_ACTION);
    request.responseType = "json";
    request.upload.onprogress = (event) => onProgress(Math.min(event.loaded, file.size));
    request.onerror = () => resolve(notStored(file));
    request.onload = () => resolve(read(request.response as OnboardingAnswer | null, file));
    request.send(body);
  });
}

function read(answer: OnboardingAnswer | null, file: File): SentFile {
  if (!answer) return notStored(file);
  if ("refused" in answer) {
    return { problems: [{ ...refusals[answer.refused], style: "destructive" }], retry: true };
  }
  if (answer.problems.length === 0) return { kept: answer.files };
  const invalid = answer.problems.every(({ title }) => FINAL.has(title));
  return { problems: answer.problems, retry: !invalid };
}

/** Refusals that stay the same however often the file is sent. */
const FINAL = new Set([fileTypeRefused("").title, tooManyFiles(0, 0).title]);

function notStored(file: File): SentFile {
  return { problems: [messages.assetsFailed, fileNotStored(file.name)], retry: true };
}
