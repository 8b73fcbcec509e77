import { withZod } from "@remix-validated-form/with-zod";
import { useNavigation, useSubmit } from "@remix-run/react";
import { useRef } from "react";
import { ValidatedForm } from "remix-validated-form";
import { messages, type Message } from "~/content/messages";
import { useTellingValidator } from "~/shell/form-validation";
import { Button } from "~/ui/button";
import { AssetFields } from "./asset-fields";
import { ASSET_FORM_ID, assetSchema, type AssetDetails } from "./asset-schema";
import { FileDrop } from "./file-drop";
import { FileList } from "./file-list";
import type { KeptFile, OnboardingAnswer } from "./onboarding-view";
import { SCRIPT_ACTION } from "./send-file";
import { useFiles } from "./use-files";
import { useUploads, type ChosenFile, type UploadProgress } from "./use-uploads";

const schemaValidator = withZod(assetSchema);

interface OnboardingFormProps {
  /** Names the draft to the server. */
  token: string;
  values: Partial<AssetDetails>;
  files: KeptFile[];
  /** Told when the browser finds invalid fields, before anything is sent. */
  onInvalid: (fieldErrors: Record<string, string>) => void;
  /** Told what went wrong with files; an empty list when a new try begins. */
  onProblems: (problems: Message[]) => void;
  show: (message: Message) => void;
}

/** The form: without scripts it posts everything at once, with them the files go first, each by itself. */
export function OnboardingForm(props: OnboardingFormProps) {
  const { token, values, onInvalid, onProblems, show } = props;
  const files = useFiles(props.files, { show, onProblems });
  const { progress, sendAll } = useUploads(files);
  const submit = useSubmit();
  const sending = useNavigation().state !== "idle";
  const busy = progress !== undefined || sending;
  const form = useRef<HTMLFormElement>(null);
  const validator = useTellingValidator(schemaValidator, onInvalid);

  /** Resolves with whether all of them have arrived. */
  async function send(chosen: readonly ChosenFile[]): Promise<boolean> {
    onProblems([]);
    files.forgetRefused();
    const problems = await sendAll(token, chosen);
    const [first] = problems;
    if (!first) return true;
    onProblems(problems);
    show(first);
    return false;
  }

  async function sendEverything(element: HTMLFormElement) {
    if (!(await send(files.toSend))) return;
    const body = new FormData(element);
    body.delete("files");
    submit(body, { method: "post", encType: "multipart/form-data", action: "/onboarding" });
  }

  async function removeKept(id: string) {
    const body = new FormData();
    body.set("token", token);
    body.set("intent", `remove:${id}`);
    try {
      const response = await fetch(SCRIPT_ACTION, { method: "POST", body });
      const answer = (await response.json()) as OnboardingAnswer;
      if ("files" in answer) files.setKept(answer.files);
    } catch {
      show(messages.assetsFailed);
    }
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
      <AssetFields />
      <div>
        <h3 className="font-semibold">
          Files <span className="font-normal text-muted">(optional)</span>
        </h3>
        <FileDrop onFiles={files.add} busy={busy} />
        <FileList
          {...files}
          busy={busy}
          onRemoveKept={(id) => void removeKept(id)}
          onRemoveChosen={files.remove}
          onSendAgain={(file) => void send([file])}
        />
      </div>
      <div>
        {progress && <Progress {...progress} />}
        <Button disabled={busy} className="w-full sm:w-auto">
          {label(progress, sending)}
        </Button>
        <p className="mt-3 text-sm text-muted">
          Large files can take several minutes. Keep this page open until they have arrived.
        </p>
      </div>
    </ValidatedForm>
  );
}

function label(progress: UploadProgress | undefined, sending: boolean): string {
  if (progress && progress.total > 0) return `Uploading ${progress.done}/${progress.total}...`;
  return progress || sending ? "Sending..." : "Send everything";
}

function Progress({ total, percent }: UploadProgress) {
  if (total === 0) return null;
  return (
    <p className="mb-4 flex items-center gap-4">
      <progress
        aria-label="Upload"
        max={100}
        value={percent}
        className="h-3 w-full overflow-hidden rounded-full accent-brand"
      />
      {/* Not a live region: what a screen reader is told of is the count of saved files. */}
      <span className="tabular-nums">{percent}%</span>
    </p>
  );
}
