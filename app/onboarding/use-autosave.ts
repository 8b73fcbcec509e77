import { useEffect, useRef, useState, type RefObject } from "react";
import type { AssetDetails } from "./asset-schema";
import { DraftSaver, type SaveState } from "./draft-saver";
import type { KeptFile } from "./onboarding-view";

/** Typing has paused once this long nothing was typed. */
const PAUSE_MS = 1000;

interface AutosaveOptions {
  form: RefObject<HTMLFormElement>;
  /** What the form was rendered with, and for which draft. */
  values: Partial<AssetDetails>;
  token: string;
  draftId: string;
  /** Whether the draft is an order's, which other devices may have open too. */
  shared: boolean;
  /** Whether the form itself is being sent. */
  sending: boolean;
  onFiles: (files: KeptFile[]) => void;
}

/**
 * Saves a form's fields in the background: when typing pauses, when a field is left, when the page is.
 * Whoever comes back to a page that stayed open is shown what was saved elsewhere meanwhile.
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
      onAnswer: ({ token: next, files }) => {
        setRenewed({ for: token, token: next });
        setTyped(own.fields());
        onFiles(files);
      },
    });
    saver.current = own;
    let timer: number | undefined;
    const settle = () => {
      clearTimeout(timer);
      setTyped(own.fields());
      own.tell();
      void own.save();
    };
    const onInput = () => {
      clearTimeout(timer);
      own.tell();
      timer = window.setTimeout(settle, PAUSE_MS);
    };
    const onVisibility = () => {
      if (document.visibilityState === "hidden") own.leave();
      else if (shared) void own.refresh();
    };
    element.addEventListener("input", onInput);
    element.addEventListener("focusout", settle);
    document.addEventListener("visibilitychange", onVisibility);
    // What was typed before the scripts ran counts too.
    settle();
    return () => {
      clearTimeout(timer);
      element.removeEventListener("input", onInput);
      element.removeEventListener("focusout", settle);
      document.removeEventListener("visibilitychange", onVisibility);
      own.leave();
    };
  }, [form, values, token, draftId, shared, onFiles]);

  useEffect(() => {
    if (!sending) void saver.current?.takeBack();
  }, [sending]);

  return {
    /** The fields when typing last paused. */
    typed,
    state,
    /** The token to post with: a form that stays open is given new ones. */
    token: renewed.for === token ? renewed.token : token,
    /** The fields as they stand in the form. */
    fields: () => saver.current?.fields() ?? values,
    /** Lets go, because the form itself is being sent. */
    handOver: () => saver.current?.handOver(),
  };
}
