import { useEffect, useRef, useState, type RefObject } from "react";
import { assetFields, type AssetField, keepBoth } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import type { DraftAnswer, UploadedFile } from "./onboarding-view";
import { postDraft } from "./post-draft";

/** After this long without input, typing has paused and the fields are saved. */
const PAUSE_MS = 1000;
/** Below the 64 KiB that a browser sends for a page that is being left (`keepalive`). */
const LEAVING_BYTES = 60_000;

export type SaveState = "saved" | "unsaved";

interface DraftInForm {
  token: string;
  draftId: string;
  values: Partial<AssetDetails>;
}

interface PostOptions {
  leaving?: boolean;
  /** Posts even where nothing has changed here, to learn what the server has. */
  always?: boolean;
  /** The previous post was answered with another draft: all fields are sent again. */
  again?: boolean;
}

/** Posts only the fields that have changed: what another device saved in the others stays, and is shown. */
class DraftSaver {
  /** The newest token: each answer renews it. */
  token: string;
  private draftId: string;
  /** The fields of this draft that the server has. */
  private saved: Partial<AssetDetails>;
  private inFlight: AbortController | undefined;
  /** The state is reported only once something was typed. */
  private hasBeenUnsaved = false;
  private paused = false;

  constructor(
    private readonly form: HTMLFormElement,
    { token, draftId, values }: DraftInForm,
    private readonly onState: (state: SaveState) => void,
    /** Called with each answer, once the form shows what it brought. */
    private readonly onAnswer: (answer: DraftAnswer) => void,
  ) {
    this.token = token;
    this.draftId = draftId;
    this.saved = values;
  }

  fields(): AssetDetails {
    const data = new FormData(this.form);
    return Object.fromEntries(
      assetFields.map((name) => [name, String(data.get(name) ?? "").trim()]),
    ) as AssetDetails;
  }

  reportState(): void {
    const unsaved = this.changed().length > 0;
    this.hasBeenUnsaved ||= unsaved;
    if (this.hasBeenUnsaved) this.onState(unsaved ? "unsaved" : "saved");
  }

  /** Saves what has changed. While a post is in flight, further changes wait for its answer. */
  async save(options?: PostOptions): Promise<void> {
    if (!this.inFlight) await this.post(options);
  }

  /** Saves on leaving: a post in flight may not arrive, so all changes are sent again. */
  leave(): void {
    this.abortPost();
    void this.post({ leaving: true });
  }

  pause(): void {
    this.abortPost();
    this.paused = true;
  }

  /** Saves again, because the form was not accepted. */
  async resume(): Promise<void> {
    if (!this.paused) return;
    this.paused = false;
    this.reportState();
    await this.save();
  }

  private abortPost(): void {
    this.inFlight?.abort();
    this.inFlight = undefined;
  }

  private changed(): AssetField[] {
    const now = this.fields();
    return assetFields.filter((name) => now[name] !== (this.saved[name] ?? ""));
  }

  private async post({ leaving, always, again }: PostOptions = {}): Promise<void> {
    if (this.paused) return;
    const now = this.fields();
    const changes = Object.fromEntries(this.changed().map((name) => [name, now[name]]));
    if (Object.keys(changes).length === 0 && !always) return;
    const attempt = new AbortController();
    this.inFlight = attempt;
    const keepalive = leaving && new Blob(Object.values(changes)).size < LEAVING_BYTES;
    // The firm tells whose order the fields are for, where a browser has placed several.
    const { businessName, email } = now;
    const fields = { intent: "autosave", businessName, email, ...changes };
    const posted = await postDraft(this.token, fields, { signal: attempt.signal, keepalive });
    if (this.inFlight !== attempt) return;
    this.inFlight = undefined;
    if (!posted || !("token" in posted.answer)) return;
    const { ok, answer } = posted;
    this.token = answer.token;
    const isAnother = answer.draftId !== this.draftId;
    if (isAnother) {
      // The draft was submitted elsewhere, or an order has adopted it, or the token is unknown.
      this.draftId = answer.draftId;
      this.saved = {};
    } else if (ok) {
      this.saved = { ...this.saved, ...changes };
    }
    if (ok) {
      this.showSaved(answer.repopulateFields ?? {});
      this.onAnswer(answer);
      this.reportState();
    }
    if (isAnother ? !again : ok) return this.post({ again: isAnother });
  }

  /** Shows what was saved elsewhere: in a text that has changed here too, after it. */
  private showSaved(values: Partial<AssetDetails>): void {
    const touched = this.changed();
    for (const [name, value] of Object.entries(values) as [AssetField, string][]) {
      const control = this.form.elements.namedItem(name);
      const text = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (!text || isSame(value, this.saved[name])) continue;
      const shown = touched.includes(name) ? keepBoth(name, control.value, value) : value;
      this.saved = { ...this.saved, [name]: value };
      if (shown !== control.value) replaceText(control, shown);
    }
  }
}

/** The caret stays behind the words that it was typed to, though their line may have moved; it would jump to the end. */
function replaceText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const isTypedIn = control instanceof HTMLTextAreaElement && control === document.activeElement;
  const caret = control.selectionStart ?? 0;
  const typed = control.value.slice(0, caret).split("\n").at(-1) ?? "";
  control.value = text;
  const line = typed ? `\n${text}`.indexOf(`\n${typed}`) : -1;
  const moved = line < 0 ? caret : line + typed.length;
  if (isTypedIn) control.setSelectionRange(moved, moved);
}

/** The site removes control characters from what it stores. */
function isSame(stored: string, sent = ""): boolean {
  const plain = (text: string) => text.replace(/[\p{C}\s]+/gu, "");
  return stored === sent || plain(stored) === plain(sent);
}

interface AutosaveOptions extends DraftInForm {
  form: RefObject<HTMLFormElement>;
  /** Whether the draft is an order's, which other devices may have open too. */
  shared: boolean;
  sending: boolean;
  onFiles: (answer: { draftId: string; files: UploadedFile[] }) => void;
}

/** When typing pauses, and when a field or the page is left. A page that comes to the front shows what others saved. */
export function useAutosave(options: AutosaveOptions) {
  const { form, values, token, draftId, shared, sending, onFiles } = options;
  const saver = useRef<DraftSaver>();
  const [typed, setTyped] = useState(values);
  const [state, setState] = useState<SaveState>();
  const [renewed, setRenewed] = useState({ for: token, token });

  useEffect(() => {
    if (!form.current) return;
    const element = form.current;
    const own = new DraftSaver(element, { token, draftId, values }, setState, (answer) => {
      setRenewed({ for: token, token: answer.token });
      setTyped(own.fields());
      onFiles(answer);
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
      else if (shared) void own.save({ always: true });
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
    typed,
    state,
    /** The token to post with: autosaving renews it. */
    token: renewed.for === token ? renewed.token : token,
    /** The same as soon as it is renewed, for a post between two renders. */
    newestToken: () => saver.current?.token ?? token,
    fields: () => saver.current?.fields() ?? values,
    pause: () => saver.current?.pause(),
  };
}
