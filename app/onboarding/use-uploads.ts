import { useCallback, useState } from "react";
import type { Message } from "~/content/messages";
import type { KeptFile } from "./onboarding-view";
import { sendFile } from "./send-file";

const IN_PARALLEL = 3;

/** A file chosen in this browser and not yet sent. */
export interface ChosenFile {
  id: string;
  file: File;
}

export interface UploadProgress {
  done: number;
  total: number;
  /** Rounded, of the bytes. */
  percent: number;
}

/** Sends the chosen files, several at a time, and tells how far it is. */
export function useUploads(onKept: (files: KeptFile[]) => void) {
  const [progress, setProgress] = useState<UploadProgress>();

  /** Resolves with what went wrong, and the files that are worth another try. */
  const sendAll = useCallback(
    async (token: string, chosen: readonly ChosenFile[]) => {
      const total = chosen.length;
      const bytes = chosen.reduce((sum, { file }) => sum + file.size, 0) || 1;
      const loaded = new Map<string, number>();
      let done = 0;
      const report = () => {
        const sent = [...loaded.values()].reduce((sum, size) => sum + size, 0);
        setProgress({ done, total, percent: Math.round((sent / bytes) * 100) });
      };
      const problems = new Map<string, Message>();
      const again: ChosenFile[] = [];
      const waiting = [...chosen];
      const sendNext = async (): Promise<void> => {
        const next = waiting.shift();
        if (!next) return;
        const sent = await sendFile(token, next.file, (size) => {
          loaded.set(next.id, size);
          report();
        });
        loaded.set(next.id, next.file.size);
        done += 1;
        report();
        if ("kept" in sent) {
          onKept(sent.kept);
        } else {
          for (const problem of sent.problems) problems.set(problem.description, problem);
          if (sent.retry) again.push(next);
        }
        return sendNext();
      };
      report();
      await Promise.all(Array.from({ length: IN_PARALLEL }, sendNext));
      setProgress(undefined);
      return { problems: [...problems.values()], again };
    },
    [onKept],
  );

  return { progress, sendAll };
}
