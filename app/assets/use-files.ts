import { useCallback, useEffect, useReducer, useRef } from "react";
import { messages, type Message } from "~/content/messages";
import { isPicture } from "./file-rules";
import { isNotRefused, NOT_STORED, reduceFiles, type ChosenFile } from "./form-files";
import { problemsOf, type UploadedFile } from "./onboarding-view";
import { postDraft } from "./post-draft";
import type { UploadQueue } from "./upload-queue";

interface FilesOptions {
  draftId: string;
  fromServer: readonly UploadedFile[];
  token: () => string;
  show: (message: Message) => void;
}

/** The code that sends files is loaded when one is about to be chosen. */
export function useFiles({ draftId, fromServer, token, show }: FilesOptions) {
  const [{ uploaded, chosen, ...rest }, dispatch] = useReducer(reduceFiles, {
    draftId,
    uploaded: fromServer,
    removed: [],
    chosen: [],
    pictures: {},
    elsewhere: 0,
  });
  const queue = useRef<Promise<UploadQueue | undefined>>();
  const nextId = useRef(0);
  const form = useRef({ uploaded, token, show });
  useEffect(() => {
    form.current = { uploaded, token, show };
  });

  useEffect(() => {
    dispatch({ type: "rendered", draftId, files: fromServer });
  }, [draftId, fromServer]);

  const takeAnswer = useCallback((answer: { draftId: string; files: UploadedFile[] }) => {
    dispatch({ type: "listed", draftId: answer.draftId, files: answer.files });
  }, []);

  /** Resolves with whether the server no longer has the file. */
  const removeUploaded = useCallback(async (id: string): Promise<boolean> => {
    const posted = await postDraft(form.current.token(), { intent: `remove:${id}` });
    const answer = posted?.answer ?? { lost: true };
    const removed = "files" in answer && !answer.files.some((file) => file.id === id);
    if (removed) {
      dispatch({ type: "removed", id });
      void queue.current?.then((loaded) => loaded?.forget(id));
    }
    const [problem] = problemsOf(answer);
    if (problem) form.current.show(problem);
    return removed;
  }, []);

  const loadQueue = useCallback(() => {
    queue.current ??= import("./upload-queue")
      .then(({ UploadQueue }) => new UploadQueue(form, { dispatch, removeUploaded }))
      .catch(() => (queue.current = undefined));
    return queue.current;
  }, [removeUploaded]);

  const withQueue = useCallback(
    async (work: (loaded: UploadQueue) => void) => {
      const loaded = await loadQueue();
      if (loaded) work(loaded);
      else dispatch({ type: "stopped", state: { kind: "failed", reason: NOT_STORED } });
    },
    [loadQueue],
  );

  const existing = uploaded.length + chosen.filter(isNotRefused).length;
  const add = useCallback(
    (files: File[]) => {
      const added = files.map((file): ChosenFile => {
        return { id: String((nextId.current += 1)), file, state: { kind: "waiting" } };
      });
      if (added.length === 0) return;
      dispatch({ type: "chosen", chosen: added });
      void withQueue((loaded) => loaded.choose(added, existing));
    },
    [existing, withQueue],
  );

  const send = (file: ChosenFile) => void withQueue((loaded) => loaded.add([file]));

  function takeOut(id: string): void {
    dispatch({ type: "taken out", id });
    void queue.current?.then((loaded) => loaded?.remove(id));
  }

  /** Resolves with the problems, once a person has to act on them or all have arrived; a lost line is waited for. */
  async function arrive(): Promise<Message[]> {
    dispatch({ type: "refusals read" });
    if (existing === uploaded.length && !queue.current) return [];
    const loaded = await loadQueue();
    if (!loaded) return [messages.assetsFailed];
    return loaded.sendAll(chosen.filter(({ state }) => state.kind === "failed"));
  }

  const isLeavingLoss = chosen.some(isNotRefused);
  useEffect(() => {
    if (!isLeavingLoss) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isLeavingLoss]);

  // The pictures of files that were uploaded before a reload.
  const hasPictures = uploaded.some(({ name }) => isPicture(name));
  useEffect(() => {
    if (hasPictures) void loadQueue();
  }, [hasPictures, loadQueue]);

  return {
    uploaded,
    chosen,
    ...rest,
    count: existing,
    takeAnswer,
    loadQueue,
    add,
    send,
    takeOut,
    removeUploaded,
    arrive,
  };
}
