import { useCallback, useEffect, useRef, useState } from "react";
import { filesAdded } from "~/content/file-messages";
import { type Message } from "~/content/messages";
import { checkFile, checkFiles } from "./check-files";
import type { KeptFile } from "./onboarding-view";
import { reasonOf } from "./send-file";
import type { ChosenFile, ChosenState } from "./use-uploads";

interface FileEvents {
  show: (message: Message) => void;
  onProblems: (problems: Message[]) => void;
}

/** A form's files: those the server keeps, those chosen here, and those that were refused. */
export function useFiles(fromServer: readonly KeptFile[], { show, onProblems }: FileEvents) {
  const [kept, setKept] = useState(fromServer);
  const [chosen, setChosen] = useState<ChosenFile[]>([]);
  /** What was sent from here, for its thumbnails. */
  const [sent, setSent] = useState<File[]>([]);
  const nextId = useRef(0);

  useEffect(() => {
    setKept(fromServer);
  }, [fromServer]);

  const toSend = chosen.filter(({ state }) => state.kind !== "refused");
  const taken = kept.length + toSend.length;

  const add = useCallback(
    (files: File[]) => {
      const { accepted, problems } = checkFiles(files, taken);
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
    [taken, show, onProblems],
  );

  const addKept = useCallback((files: KeptFile[]) => {
    // Answers may overtake each other: a file that was saved stays.
    setKept((before) => {
      const added = files.filter(({ id }) => !before.some((file) => file.id === id));
      return added.length > 0 ? [...before, ...added] : before;
    });
  }, []);

  const onKept = useCallback(
    (files: KeptFile[], file: File) => {
      addKept(files);
      setSent((before) => [...before, file]);
      setChosen((before) => before.filter((other) => other.file !== file));
    },
    [addKept],
  );

  const onState = useCallback((id: string, state: ChosenState) => {
    setChosen((before) => before.map((file) => (file.id === id ? { ...file, state } : file)));
  }, []);

  const remove = useCallback((id: string) => {
    setChosen((before) => before.filter((file) => file.id !== id));
  }, []);

  const forgetRefused = useCallback(() => setChosen((before) => before.filter(isNotRefused)), []);

  return {
    kept,
    setKept,
    addKept,
    chosen,
    toSend,
    sent,
    add,
    remove,
    forgetRefused,
    onKept,
    onState,
  };
}

const isNotRefused = ({ state }: ChosenFile) => state.kind !== "refused";
