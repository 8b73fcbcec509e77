import { useCallback, useEffect, useRef, useState } from "react";
import { filesAdded } from "~/content/file-messages";
import type { Message } from "~/content/messages";
import { checkFile, checkFiles } from "./file-rules";
import type { UploadedFile } from "./onboarding-view";
import { reasonOf, sendFile } from "./post-draft";

/** The upload state of a chosen file; one that is refused is not sent again. */
export type ChosenState =
  | { kind: "waiting" }
  | { kind: "uploading"; percent: number }
  | { kind: "failed" | "refused"; reason: string };

/** A file chosen in this browser that the server does not have. */
export interface ChosenFile {
  id: string;
  file: File;
  state: ChosenState;
}

interface FileEvents {
  show: (message: Message) => void;
  onProblems: (problems: Message[]) => void;
}

/** A form's files: those the server has, those chosen here, and those that were refused. */
export function useFiles(fromServer: readonly UploadedFile[], { show, onProblems }: FileEvents) {
  const [uploaded, setUploaded] = useState(fromServer);
  const [chosen, setChosen] = useState<ChosenFile[]>([]);
  /** The files that this browser has sent, for their thumbnails. */
  const [sent, setSent] = useState<File[]>([]);
  const nextId = useRef(0);

  useEffect(() => {
    setUploaded(fromServer);
  }, [fromServer]);

  const toSend = chosen.filter(({ state }) => state.kind !== "refused");
  const existing = uploaded.length + toSend.length;

  const add = useCallback(
    (files: File[]) => {
      const { accepted, problems } = checkFiles(files, existing);
      for (const problem of problems) show(problem);
      onProblems(problems);
      if (accepted.length > 0 && problems.length === 0) show(filesAdded(accepted.length));
      const entry = (file: File, state: ChosenState): ChosenFile => {
        return { id: String((nextId.current += 1)), file, state };
      };
      const added = accepted.map((file) => entry(file, { kind: "waiting" }));
      const refused = files.flatMap((file) => {
        const problem = checkFile(file);
        const named = problems.some(({ description }) => description === problem?.description);
        return problem && named
          ? [entry(file, { kind: "refused", reason: reasonOf(problem, file) })]
          : [];
      });
      setChosen((before) => [...before.filter(isNotRefused), ...added, ...refused]);
    },
    [existing, show, onProblems],
  );

  const addUploaded = useCallback((files: UploadedFile[]) => {
    // Answers may arrive out of order: an older one must not remove a file.
    setUploaded((before) => {
      const added = files.filter(({ id }) => !before.some((file) => file.id === id));
      return added.length > 0 ? [...before, ...added] : before;
    });
  }, []);

  const onUploaded = useCallback(
    (files: UploadedFile[], file: File) => {
      addUploaded(files);
      setSent((before) => [...before, file]);
      setChosen((before) => before.filter((other) => other.file !== file));
    },
    [addUploaded],
  );

  const onState = useCallback((id: string, state: ChosenState) => {
    setChosen((before) => before.map((file) => (file.id === id ? { ...file, state } : file)));
  }, []);

  const remove = useCallback((id: string) => {
    setChosen((before) => before.filter((file) => file.id !== id));
  }, []);

  const clearRefused = useCallback(() => setChosen((before) => before.filter(isNotRefused)), []);

  return {
    uploaded,
    setUploaded,
    addUploaded,
    chosen,
    toSend,
    sent,
    add,
    remove,
    clearRefused,
    onUploaded,
    onState,
  };
}

const isNotRefused = ({ state }: ChosenFile) => state.kind !== "refused";

const IN_PARALLEL = 3;

export interface UploadProgress {
  done: number;
  total: number;
  /** Of the files, rounded; each row shows its own bytes. */
  percent: number;
}

interface UploadEvents {
  /** The files the server has, after one more has arrived. */
  onUploaded: (files: UploadedFile[], sent: File) => void;
  onState: (id: string, state: ChosenState) => void;
}

/** Sends chosen files, several at a time, and reports the progress. */
export function useUploads({ onUploaded, onState }: UploadEvents) {
  const [progress, setProgress] = useState<UploadProgress>();

  /** Resolves with the problems. */
  const sendAll = useCallback(
    async (token: string, chosen: readonly ChosenFile[]): Promise<Message[]> => {
      const total = chosen.length;
      let done = 0;
      const report = () => setProgress({ done, total, percent: percentOf(done, total) });
      const problems = new Map<string, Message>();
      const waiting = [...chosen];
      const sendNext = async (): Promise<void> => {
        const next = waiting.shift();
        if (!next) return;
        onState(next.id, { kind: "uploading", percent: 0 });
        const sent = await sendFile(token, next.file, (size) => {
          onState(next.id, { kind: "uploading", percent: percentOf(size, next.file.size) });
        });
        done += 1;
        report();
        if ("uploaded" in sent) {
          onUploaded(sent.uploaded, next.file);
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
    [onUploaded, onState],
  );

  return { progress, sendAll };
}

function percentOf(part: number, total: number): number {
  return Math.round((part / (total || 1)) * 100);
}
