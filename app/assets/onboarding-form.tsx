import { useNavigation, useSubmit } from "@remix-run/react";
import { useCallback, useContext, useEffect, useRef, useState } from "react";
import { ValidatedForm } from "remix-validated-form";
import type { Message } from "~/content/messages";
import { DocumentContext } from "~/layout/document-context";
import { useLazySchema, useLazyValidator } from "~/layout/use-lazy-validator";
import { Button } from "~/ui/button";
import { AssetInputs } from "./asset-inputs";
import { ASSET_FORM_ID, assetFields, assetLimits, wasField } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import type { Filled } from "./checklist";
import type { SaveState } from "./draft-saver";
import { FileDrop } from "./file-drop";
import { BatchRefusal, FileList } from "./file-list";
import type { UploadedFile } from "./onboarding-view";
import { postDraft } from "./post-draft";
import { useAutosave } from "./use-autosave";
import { useFiles } from "./use-files";

const loadSchema = () => import("./asset-schema");

interface OnboardingFormProps {
  token: string;
  draftId: string;
  values: Partial<AssetDetails>;
  /** What they are typed over. */
  was: Partial<AssetDetails>;
  emailValid: boolean;
  files: UploadedFile[];
  /** Of the draft's order, whose draft other devices may have open too. */
  reference: string | undefined;
  again: boolean;
  adds: boolean;
  onFilled: (filled: Filled) => void;
  onInvalid: (fieldErrors: Record<string, string>) => void;
  /** Called when the form was sent, and with an empty list when a new try begins. */
  onProblems: (problems: Message[]) => void;
  show: (message: Message) => void;
}

/** Without scripts the form posts everything at once; with scripts each file is posted as soon as it is chosen. */
export function OnboardingForm(props: OnboardingFormProps) {
  const { values, was, onFilled, onInvalid, onProblems, show } = props;
  const { insert } = useContext(DocumentContext);
  const rendered = insert(was);
  const form = useRef<HTMLFormElement>(null);
  const [arriving, setArriving] = useState(false);
  const sending = useNavigation().state !== "idle";
  const files = useFiles({
    draftId: props.draftId,
    fromServer: props.files,
    token: () => autosave.newestToken(),
    show,
  });
  // The page then shows what comes next; a reload would lose a file that is still on its way.
  const mayReload = useRef(true);
  useEffect(() => {
    mayReload.current = files.count === files.uploaded.length;
  });
  const onSubmitted = useCallback(() => {
    if (mayReload.current) window.location.reload();
  }, []);
  const autosave = useAutosave({
    form,
    values,
    token: props.token,
    draftId: props.draftId,
    shared: props.reference !== undefined,
    sending,
    onFiles: files.takeAnswer,
    onSubmitted,
  });
  const { typed, state } = autosave;
  const submit = useSubmit();
  const busy = arriving || sending;
  const done = files.uploaded.length;
  const percent = Math.round((done / files.count) * 100);
  const sendingLabel = files.count > 0 ? `Uploading ${done}/${files.count}...` : "Sending...";
  const emailChanged = (typed.email ?? "") !== (values.email ?? "");
  const schema = useLazySchema(ASSET_FORM_ID, loadSchema, emailChanged);
  const validator = useLazyValidator(schema?.assetValidator, onInvalid);

  const emailValid = emailChanged ? (schema?.hasValidEmail(typed) ?? false) : props.emailValid;
  useEffect(() => {
    onFilled({ values: typed, emailValid, files: files.count });
  }, [onFilled, typed, emailValid, files.count]);

  /** Sends the fields once all files have arrived; if they fail, only saves them if that was the intent. */
  async function sendEverything(element: HTMLFormElement, intent?: "save") {
    onProblems([]);
    setArriving(true);
    const problems = await files.arrive();
    setArriving(false);
    const [first] = problems;
    if (first) {
      onProblems(problems);
      show(first);
      const fields = { ...autosave.fields(), ...autosave.was() };
      if (intent) await postDraft(autosave.newestToken(), { ...fields, intent });
      return;
    }
    const body = new FormData(element);
    body.delete("files");
    for (const [name, text] of Object.entries(autosave.was())) body.set(name, text);
    if (intent) body.set("intent", intent);
    autosave.pause();
    submit(body, { method: "post", encType: "multipart/form-data", action: "/onboarding" });
  }

  return (
    <ValidatedForm
      id={ASSET_FORM_ID}
      formRef={form}
      method="post"
      action="/onboarding"
      encType="multipart/form-data"
      validator={validator}
      defaultValues={insert(values)}
      data-of={props.reference && props.draftId}
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
      <input type="hidden" name="token" value={autosave.token} />
      {/* A text beyond its limit would make the page twice as long. */}
      {assetFields
        .filter((name) => (was[name] ?? "").length <= assetLimits[name])
        .map((name) => (
          <input key={name} type="hidden" name={wasField(name)} value={rendered[name] ?? ""} />
        ))}
      {/* The Enter key uses the form's first button: it must send the form, not remove a file. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" disabled={busy}>
        Submit
      </button>
      <AssetInputs adds={props.adds} />
      <div>
        <h3 className="font-semibold">
          Files <span className="font-normal text-muted">(optional)</span>
        </h3>
        <FileDrop onFiles={files.add} onTouch={() => void files.loadQueue()} busy={busy} />
        {files.batchRefusal && <BatchRefusal {...files.batchRefusal} />}
        <FileList
          {...files}
          busy={busy}
          onRemoveUploaded={(id) => void files.removeUploaded(id)}
          onRemoveChosen={files.takeOut}
          onSendAgain={files.send}
        />
      </div>
      <div>
        {busy && files.count > 0 && (
          <p className="mb-4 flex items-center gap-4">
            <progress aria-label="Upload" max={100} value={percent} className="w-full" />
            {/* Not a live region: screen readers announce the count of saved files. */}
            <span className="tabular-nums">{percent}%</span>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Button disabled={busy} className="w-full sm:w-auto">
            {busy ? sendingLabel : "Send everything"}
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
          <p className="text-sm text-muted">{!busy && state && saveLabels[state]}</p>
        </div>
        <p className="mt-3 text-sm text-muted">
          <span className="hidden [@media(scripting:enabled)]:inline">
            Files are sent as you choose them.{" "}
          </span>
          Large files can take several minutes. Keep this page open until they have arrived.
        </p>
      </div>
    </ValidatedForm>
  );
}

const saveLabels: Record<SaveState, string> = {
  saved: "Answers saved",
  unsaved: "Answers not saved yet",
};
