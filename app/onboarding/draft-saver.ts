import { assetFields, type AssetField } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import { sendFields, type SavedFields } from "./send-fields";

/** How it stands with what was typed. */
export type SaveState = "saved" | "unsaved";

/** A browser sends no more than 64 KiB for a page that is going away. */
const LEAVING_BYTES = 60_000;

interface SaverOptions {
  form: HTMLFormElement;
  token: string;
  draftId: string;
  /** What the server has of this draft. */
  saved: Partial<AssetDetails>;
  onState: (state: SaveState) => void;
  /** Told of each answer, once the form shows what it brought. */
  onAnswer: (answer: SavedFields) => void;
}

interface Attempt {
  leaving?: boolean;
  /** Asks what the server has even where nothing has changed here. */
  asking?: boolean;
  /** The one before found the form on another draft. */
  again?: boolean;
}

/**
 * Saves what is typed into a form to its draft, one post after another, and only the fields that have changed:
 * what another device saved in the others stays, and is shown. A failure is tried again at the next change.
 */
export class DraftSaver {
  private readonly form: HTMLFormElement;
  private token: string;
  private draftId: string;
  private saved: Partial<AssetDetails>;
  private inFlight: AbortController | undefined;
  private told = false;
  /** While the form itself is being sent, nothing is saved beside it. */
  private handedOver = false;

  constructor(private readonly options: SaverOptions) {
    this.form = options.form;
    this.token = options.token;
    this.draftId = options.draftId;
    this.saved = options.saved;
  }

  /** The fields as they stand in the form. */
  fields(): AssetDetails {
    const data = new FormData(this.form);
    return Object.fromEntries(
      assetFields.map((name) => [name, String(data.get(name) ?? "").trim()]),
    ) as AssetDetails;
  }

  /** Tells whether the server has everything that stands in the form, once something was typed. */
  tell(): void {
    const unsaved = this.changed().length > 0;
    if (unsaved || this.told) this.options.onState(unsaved ? "unsaved" : "saved");
    this.told ||= unsaved;
  }

  /** Saves what has changed. While an earlier post is on its way, the rest waits for its answer. */
  async save(): Promise<void> {
    if (!this.inFlight) await this.post();
  }

  /** Saves what has changed, and takes over what was saved elsewhere. */
  async refresh(): Promise<void> {
    if (!this.inFlight) await this.post({ asking: true });
  }

  /** Saves on leaving: what is on its way may not arrive, so all of it is sent anew. */
  leave(): void {
    this.giveUp();
    void this.post({ leaving: true });
  }

  /** Lets go, because the form itself is being sent. */
  handOver(): void {
    this.giveUp();
    this.handedOver = true;
  }

  /** Goes on, because the form was sent in vain. */
  async takeBack(): Promise<void> {
    if (!this.handedOver) return;
    this.handedOver = false;
    this.tell();
    await this.save();
  }

  private giveUp(): void {
    this.inFlight?.abort();
    this.inFlight = undefined;
  }

  private changed(): AssetField[] {
    const now = this.fields();
    return assetFields.filter((name) => now[name] !== (this.saved[name] ?? ""));
  }

  private async post({
    leaving = false,
    asking = false,
    again = false,
  }: Attempt = {}): Promise<void> {
    if (this.handedOver) return;
    const now = this.fields();
    const changes = Object.fromEntries(this.changed().map((name) => [name, now[name]]));
    if (Object.keys(changes).length === 0 && !asking) return;
    const attempt = new AbortController();
    this.inFlight = attempt;
    const answer = await sendFields(this.token, changes, {
      signal: attempt.signal,
      keepalive: leaving && new Blob(Object.values(changes)).size < LEAVING_BYTES,
    });
    if (this.inFlight !== attempt) return;
    this.inFlight = undefined;
    if (!answer) return;
    this.token = answer.token;
    if (answer.draftId !== this.draftId) {
      // The draft was submitted elsewhere, or its token is not known: all of the form belongs to the next one.
      this.draftId = answer.draftId;
      this.saved = answer.saved ? changes : {};
      return again ? undefined : this.post({ again: true });
    }
    if (!answer.saved) return;
    this.saved = { ...this.saved, ...changes };
    this.takeOver(answer.values);
    this.options.onAnswer(answer);
    this.tell();
    return this.post();
  }

  /** Shows what was saved elsewhere, in the fields nobody has touched here. */
  private takeOver(values: Partial<AssetDetails>): void {
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
