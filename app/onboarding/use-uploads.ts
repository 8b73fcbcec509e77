import { useCallback, useState } from "react";
import type { Message } from "~/content/messages";
import type { KeptFile } from "./onboarding-view";
import { sendFile } from "./send-file";

const IN_PARALLEL = 3;

/** Where a chosen file stands; one that is refused is not sent again. */
export type ChosenState =
  | { kind: "waiting" }
  | { kind: "uploading"; percent: number }
  | { kind: "failed" | "refused"; reason: string };

/** A file chosen in this browser that the server does not keep. */
export interface ChosenFile {
  id: string;
  file: File;
  state: ChosenState;
}

export interface UploadProgress {
  done: number;
  total: number;
  /** Rounded, of the files: each one's bytes are told in its own row. */
  percent: number;
}

interface UploadEvents {
  /** The files the server keeps, after one more has arrived. */
  onKept: (files: KeptFile[], sent: File) => void;
  onState: (id: string, state: ChosenState) => void;
}

/** Sends chosen files, several at a time, and tells how far it is. */
export function useUploads({ onKept, onState }: UploadEvents) {
  const [progress, setProgress] = useState<UploadProgress>();

  /** Resolves with what went wrong. */
  const sendAll = useCallback(
    async (token: string, chosen: readonly ChosenFile[]): Promise<Message[]> => {
      const total = chosen.length;
      let done = 0;
      const report = () => setProgress({ done, total, percent: share(done, total) });
      const problems = new Map<string, Message>();
      const waiting = [...chosen];
      const sendNext = async (): Promise<void> => {
        const next = waiting.shift();
        if (!next) return;
        onState(next.id, { kind: "uploading", percent: 0 });
        const sent = await sendFile(token, next.file, (size) => {
          onState(next.id, { kind: "uploading", percent: share(size, next.file.size) });
        });
        done += 1;
        report();
        if ("kept" in sent) {
          onKept(sent.kept, next.file);
        } else {
          for (const problem of sent.problems) problems.set(problem.description, problem);
          onState(next.id, { kind: sent.retry ? "failed" : "refused", reason: sent.reason });
        }
        return sendNext();
      };
      report();
      await Promise.all(Array.from({ length: IN_PARALLEL }, sendNext));
      setProgress(undefined);
      return [...problems.values()];
    },
    [onKept, onState],
  );

  return { progress, sendAll };
}

function share(part: number, whole: number): number {
  return Math.round((part / (whole || 1)) * 100);
}
