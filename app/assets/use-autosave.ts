import { useEffect, useRef, useState, type RefObject } from "react";
import { type DraftInForm, DraftSaver, type SaveState } from "./draft-saver";
import type { DraftAnswer, UploadedFile } from "./onboarding-view";

/** After this long without input, typing has paused and the fields are saved. */
const PAUSE_MS = 1000;

interface AutosaveOptions extends DraftInForm {
  form: RefObject<HTMLFormElement>;
  /** Whether the draft is an order's, which other devices may have open too. */
  shared: boolean;
  sending: boolean;
  onFiles: (answer: { draftId: string; files: UploadedFile[] }) => void;
  onSubmitted: () => void;
}

/** When typing pauses, and when a field or the page is left. A page that comes to the front shows what others saved. */
export function useAutosave(options: AutosaveOptions) {
  const { form, values, token, draftId, shared, sending, onFiles, onSubmitted } = options;
  const saver = useRef<DraftSaver>();
  const [typed, setTyped] = useState(values);
  const [state, setState] = useState<SaveState>();
  const [renewed, setRenewed] = useState<string>();
  const first = useRef({ token, draftId, values });
  const taken = useRef(token);

  useEffect(() => {
    if (!form.current) return;
    const element = form.current;
    const onAnswer = (answer: DraftAnswer) => {
      setRenewed(answer.token);
      setTyped(own.fields());
      onFiles(answer);
    };
    const own = new DraftSaver(element, first.current, setState, onAnswer, onSubmitted);
    saver.current = own;
    let timer: number | undefined;
    const save = () => {
      clearTimeout(timer);
      setTyped(own.fields());
      own.reportState();
      void own.save();
    };
    const onLeave = () => {
      own.leaveField();
      save();
    };
    const onInput = () => {
      clearTimeout(timer);
      own.reportState();
      timer = window.setTimeout(save, PAUSE_MS);
    };
    const onVisibility = () => {
      if (document.visibilityState === "hidden") own.leave();
      else if (shared) void own.save({ always: true });
    };
    element.addEventListener("input", onInput);
    element.addEventListener("focusout", onLeave);
    document.addEventListener("visibilitychange", onVisibility);
    // What was typed before the scripts ran counts too.
    save();
    return () => {
      clearTimeout(timer);
      element.removeEventListener("input", onInput);
      element.removeEventListener("focusout", onLeave);
      document.removeEventListener("visibilitychange", onVisibility);
      own.leave();
    };
  }, [form, shared, onFiles, onSubmitted]);

  useEffect(() => {
    if (taken.current === token) return;
    taken.current = token;
    saver.current?.take({ token, draftId, values });
    setRenewed(token);
  }, [token, draftId, values]);

  useEffect(() => {
    if (!sending) void saver.current?.resume();
  }, [sending]);

  return {
    typed,
    state,
    /** The token to post with: autosaving renews it. */
    token: renewed ?? token,
    /** The same as soon as it is renewed, for a post between two renders. */
    newestToken: () => saver.current?.token ?? token,
    fields: () => saver.current?.fields() ?? values,
    was: () => saver.current?.was() ?? {},
    pause: () => saver.current?.pause(),
  };
}
