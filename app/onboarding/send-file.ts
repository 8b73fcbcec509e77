import { isRefusal, refusals } from "~/content/refusals";
import { fileNotStored, type Message } from "~/content/messages";
import type { KeptFile, OnboardingAnswer } from "./onboarding-view";

/** Where the scripts post to: the route's own action, answered as JSON. */
export const SCRIPT_ACTION = "/onboarding?_data=routes%2Fonboarding";

/** What one upload came to: the files the server now keeps, or what it said against this one. */
export type SentFile = { kept: KeptFile[]; token: string } | { problem: Message };

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
    request.onerror = () => resolve({ problem: fileNotStored(file.name) });
    request.onload = () => resolve(read(request.response as OnboardingAnswer | null, file));
    request.send(body);
  });
}

function read(answer: OnboardingAnswer | null, file: File): SentFile {
  if (!answer) return { problem: fileNotStored(file.name) };
  if ("refused" in answer) {
    const words = isRefusal(answer.refused) ? refusals[answer.refused] : fileNotStored(file.name);
    return { problem: { ...words, style: "destructive" } };
  }
  const problem = answer.problems.at(-1);
  return problem ? { problem } : { kept: answer.files, token: answer.token };
}
