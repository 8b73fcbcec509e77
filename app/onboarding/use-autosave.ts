import { useEffect, useRef, useState, type RefObject } from "react";
import type { AssetDetails } from "./asset-schema";
import { DraftSaver, type SaveState } from "./draft-saver";
import type { UploadedFile } from "./onboarding-view";

/** After this long without input, typing has paused and the fields are saved. */
const PAUSE_MS = 1000;

interface AutosaveOptions {
  form: RefObject<HTMLFormElement>;
  /** The fields that the form was rendered with. */
  values: Partial<AssetDetails>;
  token: string;
  draftId: string;
  /** Whether the draft is an order's, which other devices may have open too. */
  shared: boolean;
  /** Whether the form itself is being sent. */
  sending: boolean;
  onFiles: (answer: { draftId: string; files: UploadedFile[] }) => void;
}

/**
 * Saves a form's fields in the background: when typing pauses, when a field is left, when the page is left.
 * A page that comes to the front again shows what other devices have saved.
 */
export function useAutosave(options: AutosaveOptions) {
  const { form, values, token, draftId, shared, sending, onFiles } = options;
  const saver = useRef<DraftSaver>();
  const [typed, setTyped] = useState(values);
  const [state, setState] = useState<SaveState>();
  const [renewed, setRenewed] = useState({ for: token, token });

  useEffect(() => {
    if (!form.current) return;
    const element = form.current;
    const own = new DraftSaver({
      form: element,
      token,
      draftId,
      saved: values,
      onState: setState,
      onAnswer: (answer) => {
        setRenewed({ for: token, token: answer.token });
        setTyped(own.fields());
        onFiles(answer);
      },
    });
    saver.current = own;
    let timer: number | undefined;
    const saveNow = () => {
      clearTimeout(timer);
      setTyped(own.fields());
      own.reportState();
      void own.save();
    };
    const onInput = () => {
      clearTimeout(timer);
      own.reportState();
      timer = window.setTimeout(saveNow, PAUSE_MS);
    };
    const onVisibility = () => {
      if (document.visibilityState === "hidden") own.leave();
      else if (shared) void own.refresh();
    };
    element.addEventListener("input", onInput);
    element.addEventListener("focusout", saveNow);
    document.addEventListener("visibilitychange", onVisibility);
    // What was typed before the scripts ran counts too.
    saveNow();
    return () => {
      clearTimeout(timer);
      element.removeEventListener("input", onInput);
      element.removeEventListener("focusout", saveNow);
      document.removeEventListener("visibilitychange", onVisibility);
      own.leave();
    };
  }, [form, values, token, draftId, shared, onFiles]);

  useEffect(() => {
    if (!sending) void saver.current?.resume();
  }, [sending]);

  return {
    /** The fields when typing last paused. */
    typed,
    state,
    /** The token to post with: autosaving renews it. */
    token: renewed.for === token ? renewed.token : token,
    /** The same as soon as it is renewed, for a post between two renders. */
    newestToken: () => saver.current?.token ?? token,
    /** The fields as they are in the form now. */
    fields: () => saver.current?.fields() ?? values,
    /** Stops saving, because the form itself is being sent. */
    pause: () => saver.current?.pause(),
  };
}
