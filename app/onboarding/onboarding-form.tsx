import { useNavigation, useSubmit } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { ValidatedForm } from "remix-validated-form";
import type { Message } from "~/content/messages";
import { useLazySchema, useLazyValidator } from "~/layout/use-lazy-validator";
import { Button } from "~/ui/button";
import { AssetInputs } from "./asset-inputs";
import { ASSET_FORM_ID } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import type { Filled } from "./checklist";
import type { SaveState } from "./draft-saver";
import { FileDrop } from "./file-drop";
import { FileList, FileProblems } from "./file-list";
import { problemsOf, type UploadedFile } from "./onboarding-view";
import { postDraft } from "./post-draft";
import { useAutosave } from "./use-autosave";
import { useFiles, useUploads, type ChosenFile, type UploadProgress } from "./use-files";

const loadSchema = () => import("./asset-schema");

interface OnboardingFormProps {
  /** Identifies the draft to the server. */
  token: string;
  draftId: string;
  values: Partial<AssetDetails>;
  /** Whether the server accepts the email address among the values. */
  emailValid: boolean;
  files: UploadedFile[];
  /** The reference of the draft's order, whose draft other devices may have open too. */
  reference: string | undefined;
  /** Whether the values are those of the last post. */
  again: boolean;
  /** Whether the order already has assets, to which these are added. */
  adds: boolean;
  /** Called when what is filled in changes. */
  onFilled: (filled: Filled) => void;
  /** Called when the browser finds invalid fields, before anything is sent. */
  onInvalid: (fieldErrors: Record<string, string>) => void;
  /** Called with the problems of files when the form was sent, and with an empty list when a new try begins. */
  onProblems: (problems: Message[]) => void;
  show: (message: Message) => void;
}

/** The form. Without scripts it posts everything at once; with scripts it posts the files first, each by itself. */
export function OnboardingForm(props: OnboardingFormProps) {
  const { values, onFilled, onInvalid, onProblems, show } = props;
  const form = useRef<HTMLFormElement>(null);
  // Shown beside the files; what sending the form brings is shown at its top.
  const [fileProblems, setFileProblems] = useState<Message[]>([]);
  const sending = useNavigation().state !== "idle";
  const files = useFiles(props.files, { show, onProblems: setFileProblems });
  const { typed, state, token, fields, pause } = useAutosave({
    form,
    values,
    token: props.token,
    draftId: props.draftId,
    shared: props.reference !== undefined,
    sending,
    onFiles: files.addUploaded,
  });
  const { progress, sendAll } = useUploads(files);
  const submit = useSubmit();
  const busy = progress !== undefined || sending;
  const showInvalid = useCallback(
    (fieldErrors: Record<string, string>) => {
      setFileProblems([]);
      onInvalid(fieldErrors);
    },
    [onInvalid],
  );
  const emailChanged = (typed.email ?? "") !== (values.email ?? "");
  const schema = useLazySchema(ASSET_FORM_ID, loadSchema, emailChanged);
  const validator = useLazyValidator(schema?.assetValidator, showInvalid);

  const fileCount = files.uploaded.length + files.toSend.length;
  const emailValid = emailChanged ? (schema?.hasValidEmail(typed) ?? false) : props.emailValid;
  useEffect(() => {
    onFilled({ values: typed, emailValid, files: fileCount });
  }, [onFilled, typed, emailValid, fileCount]);

  /** Sends files; resolves with whether all have arrived. */
  async function send(
    chosen: readonly ChosenFile[],
    report: (problems: Message[]) => void,
  ): Promise<boolean> {
    onProblems([]);
    setFileProblems([]);
    files.clearRefused();
    const problems = await sendAll(token, chosen);
    const [first] = problems;
    if (!first) return true;
    report(problems);
    show(first);
    return false;
  }

  /** Sends the files, then the fields. Where files fail, the fields are saved all the same if that was the intent. */
  async function sendEverything(element: HTMLFormElement, intent?: "save") {
    const arrived = await send(files.toSend, onProblems);
    const body = new FormData(element);
    body.delete("files");
    if (intent) body.set("intent", intent);
    if (arrived) {
      pause();
      submit(body, { method: "post", encType: "multipart/form-data", action: "/onboarding" });
    } else if (intent) {
      await postDraft(token, { ...fields(), intent });
    }
  }

  async function removeUploaded(id: string) {
    const posted = await postDraft(token, { intent: `remove:${id}` });
    const answer = posted?.answer ?? { lost: true };
    if ("files" in answer) files.setUploaded(answer.files);
    const [problem] = problemsOf(answer);
    if (problem) show(problem);
  }

  return (
    <ValidatedForm
      id={ASSET_FORM_ID}
      formRef={form}
      method="post"
      action="/onboarding"
      encType="multipart/form-data"
      validator={validator}
      defaultValues={values}
      data-of={props.reference}
      data-again={props.again || undefined}
      data-validates={schema && true}
      noValidate
      disableFocusOnError
      className="mt-6 grid grid-cols-1 gap-6"
      onSubmit={(_, event) => {
        event.preventDefault();
        return form.current ? sendEverything(form.current) : undefined;
      }}
    >
      <input type="hidden" name="token" value={token} />
      {/* The Enter key uses the form's first button: it must send the form, not remove a file. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" disabled={busy}>
        Submit
      </button>
      <AssetInputs adds={props.adds} />
      <div>
        <h3 className="font-semibold">
          Files <span className="font-normal text-muted">(optional)</span>
        </h3>
        <FileDrop onFiles={files.add} busy={busy} />
        <FileProblems problems={fileProblems} />
        <FileList
          {...files}
          busy={busy}
          onRemoveUploaded={(id) => void removeUploaded(id)}
          onRemoveChosen={files.remove}
          onSendAgain={(file) => void send([file], setFileProblems)}
        />
      </div>
      <div>
        {progress && <Progress {...progress} />}
        <div className="flex flex-wrap items-center gap-4">
          <Button disabled={busy} className="w-full sm:w-auto">
            {label(progress, sending)}
          </Button>
          <Button
            look="secondary"
            name="intent"
            value="save"
            disabled={busy}
            className="w-full sm:w-auto"
            onClick={(event) => {
              event.preventDefault();
              if (form.current) void sendEverything(form.current, "save");
            }}
          >
            Save and finish later
          </Button>
          <p className="text-sm text-muted">{state && saveLabels[state]}</p>
        </div>
        <p className="mt-3 text-sm text-muted">
          Large files can take several minutes. Keep this page open until they have arrived.
        </p>
      </div>
    </ValidatedForm>
  );
}

const saveLabels: Record<SaveState, string> = { saved: "Saved", unsaved: "Not saved yet" };

function label(progress: UploadProgress | undefined, sending: boolean): string {
  if (progress && progress.total > 0) return `Uploading ${progress.done}/${progress.total}...`;
  return progress || sending ? "Sending..." : "Send everything";
}

function Progress({ total, percent }: UploadProgress) {
  if (total === 0) return null;
  return (
    <p className="mb-4 flex items-center gap-4">
      <progress aria-label="Upload" max={100} value={percent} className="w-full" />
      {/* Not a live region: screen readers announce the count of saved files. */}
      <span className="tabular-nums">{percent}%</span>
    </p>
  );
}
