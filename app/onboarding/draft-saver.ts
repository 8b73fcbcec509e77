import { assetFields, type AssetField } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import { saveFields, type SavedFields } from "./post-draft";

/** Whether the server has all that was typed. */
export type SaveState = "saved" | "unsaved";

/** Below the 64 KiB that a browser sends for a page that is being left (`keepalive`). */
const LEAVING_BYTES = 60_000;

interface SaverOptions {
  form: HTMLFormElement;
  token: string;
  draftId: string;
  /** The fields of this draft that the server has. */
  saved: Partial<AssetDetails>;
  onState: (state: SaveState) => void;
  /** Called with each answer, once the form shows what it brought. */
  onAnswer: (answer: SavedFields) => void;
}

interface PostOptions {
  /** The page is being left. */
  leaving?: boolean;
  /** Posts even where nothing has changed here, to learn what the server has. */
  always?: boolean;
  /** The previous post was answered with another draft: all fields are sent again. */
  again?: boolean;
}

/**
 * Saves what is typed into a form to its draft, one post after another, and only the fields that have changed:
 * what another device saved in the others stays, and is shown. The next change retries a post that failed.
 */
export class DraftSaver {
  private readonly form: HTMLFormElement;
  /** The newest token: each answer renews it. */
  token: string;
  private draftId: string;
  private saved: Partial<AssetDetails>;
  private inFlight: AbortController | undefined;
  /** The state is reported only once something was typed. */
  private hasBeenUnsaved = false;
  /** While the form itself is being sent, nothing is saved beside it. */
  private paused = false;

  constructor(private readonly options: SaverOptions) {
    this.form = options.form;
    this.token = options.token;
    this.draftId = options.draftId;
    this.saved = options.saved;
  }

  /** The fields as they are in the form now. */
  fields(): AssetDetails {
    const data = new FormData(this.form);
    return Object.fromEntries(
      assetFields.map((name) => [name, String(data.get(name) ?? "").trim()]),
    ) as AssetDetails;
  }

  /** Reports whether the server has everything that is in the form, once something was typed. */
  reportState(): void {
    const unsaved = this.changed().length > 0;
    this.hasBeenUnsaved ||= unsaved;
    if (this.hasBeenUnsaved) this.options.onState(unsaved ? "unsaved" : "saved");
  }

  /** Saves what has changed. While a post is in flight, further changes wait for its answer. */
  async save(): Promise<void> {
    if (!this.inFlight) await this.post();
  }

  /** Saves what has changed, and shows what was saved elsewhere. */
  async refresh(): Promise<void> {
    if (!this.inFlight) await this.post({ always: true });
  }

  /** Saves on leaving: a post in flight may not arrive, so all changes are sent again. */
  leave(): void {
    this.abortPost();
    void this.post({ leaving: true });
  }

  /** Stops saving, because the form itself is being sent. */
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

  private async post({
    leaving = false,
    always = false,
    again = false,
  }: PostOptions = {}): Promise<void> {
    if (this.paused) return;
    const now = this.fields();
    const changes = Object.fromEntries(this.changed().map((name) => [name, now[name]]));
    if (Object.keys(changes).length === 0 && !always) return;
    const attempt = new AbortController();
    this.inFlight = attempt;
    const answer = await saveFields(this.token, changes, {
      signal: attempt.signal,
      keepalive: leaving && new Blob(Object.values(changes)).size < LEAVING_BYTES,
    });
    if (this.inFlight !== attempt) return;
    this.inFlight = undefined;
    if (!answer) return;
    this.token = answer.token;
    if (answer.draftId !== this.draftId) {
      // The draft was submitted elsewhere, or the token is unknown: all fields belong to the next draft.
      this.draftId = answer.draftId;
      this.saved = answer.saved ? changes : {};
      return again ? undefined : this.post({ again: true });
    }
    if (!answer.saved) return;
    this.saved = { ...this.saved, ...changes };
    this.showSaved(answer.values);
    this.options.onAnswer(answer);
    this.reportState();
    return this.post();
  }

  /** Shows what was saved elsewhere, in the fields that have not changed here. */
  private showSaved(values: Partial<AssetDetails>): void {
    const touched = this.changed();
    for (const [name, value] of Object.entries(values) as [AssetField, string][]) {
      const control = this.form.elements.namedItem(name);
      const text = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (!text || touched.includes(name) || control === document.activeElement) continue;
      if (value !== (this.saved[name] ?? "")) control.value = value;
      this.saved = { ...this.saved, [name]: value };
    }
  }
}
