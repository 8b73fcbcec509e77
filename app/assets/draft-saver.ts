import { messages } from "~/content/messages";
import { tellUnsentInput } from "~/layout/form-response";
import { assetFields, type AssetField, wasField } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import type { DraftAnswer } from "./onboarding-view";
import { postDraft } from "./post-draft";

/** Below the 64 KiB that a browser sends for a page that is being left (`keepalive`). */
const LEAVING_BYTES = 60_000;

export type SaveState = "saved" | "unsaved";

export interface DraftInForm {
  token: string;
  draftId: string;
  values: Partial<AssetDetails>;
}

interface PostOptions {
  leaving?: boolean;
  /** Posts even where nothing has changed here, to learn what the server has. */
  always?: boolean;
  again?: boolean;
}

/** Posts all fields, each with what it was typed over: what another device saved meanwhile stays, and is shown. */
export class DraftSaver {
  /** The newest token: each answer renews it. */
  token: string;
  private draftId: string;
  /** What the fields were typed over: the last texts that this page has shown, or has sent and the server has. */
  private base: Partial<AssetDetails>;
  /** Texts of another device that are shown once the field that is being typed in is left. */
  private held: Partial<AssetDetails> = {};
  private inFlight: AbortController | undefined;
  /** The site may have stored what was posted without an answer. */
  private unanswered = false;
  /** The state is reported only once something was typed. */
  private hasBeenUnsaved = false;
  private paused = false;

  constructor(
    private readonly form: HTMLFormElement,
    { token, draftId, values }: DraftInForm,
    private readonly onState: (state: SaveState) => void,
    /** Called with each answer, once the form shows what it brought. */
    private readonly onAnswer: (answer: DraftAnswer) => void,
    /** Called where the draft was submitted elsewhere, and this page has nothing of its own. */
    private readonly onSubmitted: () => void,
  ) {
    this.token = token;
    this.draftId = draftId;
    this.base = { ...values };
    tellUnsentInput(form, "restore", this.base);
  }

  fields(): AssetDetails {
    const data = new FormData(this.form);
    return Object.fromEntries(
      assetFields.map((name) => [name, String(data.get(name) ?? "").trim()]),
    ) as AssetDetails;
  }

  /** The hidden fields of a post. */
  was(): Record<string, string> {
    return Object.fromEntries(assetFields.map((name) => [wasField(name), this.base[name] ?? ""]));
  }

  reportState(): void {
    const unsaved = this.unanswered || this.changed().length > 0;
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

  /** Goes on with the form that was refused, which the site may have stored or not. */
  take({ token, draftId, values }: DraftInForm): void {
    this.token = token;
    this.receive({ draftId, values }, {}, draftId === this.draftId);
  }

  leaveField(): void {
    const { held } = this;
    this.held = {};
    this.show(held, []);
  }

  private abortPost(): void {
    this.inFlight?.abort();
    this.inFlight = undefined;
  }

  private changed(): AssetField[] {
    const now = this.fields();
    return assetFields.filter((name) => now[name] !== (this.base[name] ?? ""));
  }

  private async post({ leaving, always, again }: PostOptions = {}): Promise<void> {
    if (this.paused) return;
    const now = this.fields();
    const sends = this.unanswered || this.changed().length > 0;
    if (!sends && !always) return;
    this.unanswered = sends;
    const attempt = new AbortController();
    this.inFlight = attempt;
    const fields = { intent: "autosave", ...(sends && { ...now, ...this.was() }) };
    const keepalive = leaving && new Blob(Object.values(fields)).size < LEAVING_BYTES;
    const posted = await postDraft(this.token, fields, { signal: attempt.signal, keepalive });
    if (this.inFlight !== attempt) return;
    this.inFlight = undefined;
    if (!posted || !("token" in posted.answer)) return;
    const { ok, answer } = posted;
    this.token = answer.token;
    if (answer.problems.some(({ title }) => title === messages.linkEnded.title)) return;
    const isAnother = answer.draftId !== this.draftId;
    if (isAnother && ok && !sends) this.onSubmitted();
    const { draftId, repopulateFields: values = {} } = answer;
    if (ok) {
      this.unanswered = false;
      this.receive({ draftId, values }, sends ? now : {}, true);
      this.onAnswer(answer);
      this.reportState();
      const typedSince = this.fields();
      if (assetFields.some((name) => typedSince[name] !== now[name])) return this.post();
      return;
    }
    // Its token is unknown: everything goes to the draft of the new one, unless that was the answer before too.
    if (!isAnother || again) return;
    this.receive({ draftId, values: {} }, {}, false);
    return this.post({ again: true });
  }

  /** `sent`: what the server has of this page's own, of the draft of its answer if it `isStored`. */
  private receive(
    { draftId, values }: Omit<DraftInForm, "token">,
    sent: Partial<AssetDetails>,
    isStored: boolean,
  ): void {
    const typed = assetFields.filter((name) => sent[name] && sent[name] !== this.base[name]);
    this.draftId = draftId;
    const { dataset } = this.form;
    if (dataset.of) dataset.of = draftId;
    this.base = isStored ? { ...this.base, ...sent } : {};
    this.held = {};
    this.show(values, typed);
  }

  /** Shows what was saved elsewhere, but for what has changed here since, and a field in which somebody types. */
  private show(values: Partial<AssetDetails>, typed: readonly AssetField[]): void {
    const changed = this.changed();
    for (const name of assetFields) {
      const [value, control] = [values[name], this.form.elements.namedItem(name)];
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (!isText || value === undefined || changed.includes(name)) continue;
      if (value === (this.base[name] ?? "")) continue;
      if (control === document.activeElement && typed.includes(name)) {
        this.held[name] = value;
        continue;
      }
      control.value = value;
      // As the browser has it: it may write an address of an international domain in another way.
      this.base = { ...this.base, [name]: this.fields()[name] };
    }
    tellUnsentInput(this.form, "rebase", this.base);
  }
}
