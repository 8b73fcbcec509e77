import type { ReactNode } from "react";
import { claims } from "~/content/claims";
import type { Message } from "~/content/messages";
import { terms } from "~/content/site";
import { sentence } from "~/content/words";
import { Button, ButtonAnchor } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { withSeparators } from "~/content/price-texts";
import { requestLimits } from "~/orders/order-fields";
import { orderStateCopy } from "~/orders/order-state-copy";
import type { OrderView } from "./order-view.server";
import { FilesInput } from "./files-input";
import type { SentAssets } from "./sent-assets";

/** Why an act was not done, with what was typed for it. */
export interface RefusedAct {
  intent: string;
  text: string;
  /** The id of the file that it was about. */
  upload: string;
  /** Files that came with it, by their ids. */
  files: string[];
  problems: Message[];
  /** That of the text, where it is at fault. */
  textProblem?: string;
}

export interface OrderPageProps {
  view: OrderView;
  /** The token of its private link, and that of its forms. */
  link: string;
  token: string;
  /** The extensions of files that are taken. */
  accept: string;
  refused?: RefusedAct;
  supportEmail: string;
  sent: SentAssets[];
  /** After the title and its text. */
  lead?: ReactNode;
  /** Before the way to get help. */
  children?: ReactNode;
}

/** The one main thing to do at this stage of an order. */
export function MainAct(props: OrderPageProps) {
  const { view, link } = props;
  const { stage, preview, receipt } = view;
  if (stage === "paid") {
    return (
      <p className="print:hidden">
        <ButtonAnchor href={`/onboarding?link=${link}`} className="max-sm:w-full">
          Send your brand assets
        </ButtonAnchor>
      </p>
    );
  }
  if (preview && (stage === "ready" || stage === "changes" || stage === "approved")) {
    return <Preview {...props} preview={preview} />;
  }
  const { next } = orderStateCopy(receipt.state);
  if (next !== "contact") return null;
  return (
    <p className="print:hidden">
      <ButtonAnchor href={`/contact?link=${link}#contact-form`}>Go on to the payment</ButtonAnchor>
    </p>
  );
}

/** While changes are made, putting it live all the same comes last. */
function Preview({ preview, ...props }: OrderPageProps & { preview: string }) {
  const { stage } = props.view;
  const isChanging = stage === "changes";
  const look = (
    <ButtonAnchor href={preview} look="secondary">
      Look at your website
    </ButtonAnchor>
  );
  return (
    <section
      aria-label="Your website's first version"
      className="grid grid-cols-1 gap-6 print:hidden"
    >
      {stage === "ready" ? <Approve {...props} title="Is it right?" look={look} /> : <p>{look}</p>}
      <ActForm {...props} intent="changes">
        <h2 className="text-2xl font-bold">
          {isChanging ? "Ask for more changes" : "Ask for changes"}
        </h2>
        <ActText
          {...props}
          intent="changes"
          label="What should be different?"
          hint="Name the page, and write what to change. You can add to it later."
        />
        <ActFiles {...props} intent="changes" />
        <p className="mt-4">
          <Button>Send the changes</Button>
        </p>
      </ActForm>
      {isChanging && <Approve {...props} title="Is it right after all?" />}
    </section>
  );
}

function Approve({ title, look, ...props }: OrderPageProps & { title: string; look?: ReactNode }) {
  return (
    <ActForm {...props} intent="approve">
      <input type="hidden" name="shown" value={props.view.shown} />
      <h2 className="text-2xl font-bold">{title}</h2>
      <p className="mt-2">
        If it can go online as it is, tell us here. We bring it online, and you get an email.
      </p>
      <p className="mt-4 flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button>Put it live</Button>
        {look}
      </p>
    </ActForm>
  );
}

export function AskForEdit(props: OrderPageProps) {
  const { edits } = props.view;
  const isBeyond = edits >= terms.contentEditsPerMonth;
  return (
    <ActForm {...props} intent="edit">
      <h2 className="text-2xl font-bold">Ask for an edit</h2>
      <p className="mt-2">
        {`${sentence(claims.edits)} a month ${claims.editsAre} included. `}
        {edits === 0
          ? "You have asked for none this month."
          : `You have asked for ${edits} this month.`}
        {isBeyond &&
          " One more is beyond your plan: we email you what it costs, and begin only when you have agreed."}
      </p>
      <ActText
        {...props}
        intent="edit"
        label="What should we change?"
        hint="Such as new opening hours, another photo or a rewritten paragraph. Name the page."
      />
      <ActFiles {...props} intent="edit" />
      <p className="mt-4">
        <Button>{isBeyond ? "Ask what this edit costs" : "Ask for this edit"}</Button>
      </p>
    </ActForm>
  );
}

function ActForm(props: OrderPageProps & { intent: string; children: ReactNode }) {
  return (
    <Card className="print:hidden">
      <form method="post" action={`/order/${props.link}`} encType="multipart/form-data">
        <input type="hidden" name="token" value={props.token} />
        <input type="hidden" name="intent" value={props.intent} />
        {props.children}
      </form>
    </Card>
  );
}

/** Takes more than is allowed, as a text that was pasted would be cut without a word. */
function ActText(props: OrderPageProps & { intent: string; label: string; hint: string }) {
  const { intent, label, hint, refused } = props;
  const own = refused?.intent === intent ? refused : undefined;
  return (
    <div className="mt-4">
      <Field
        id={`${intent}-text`}
        label={label}
        hint={`${hint} Up to ${withSeparators(requestLimits.text)} characters.`}
        error={own?.textProblem}
      >
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={5}
            required
            defaultValue={own?.text}
            className={`${control.className} scroll-mt-24`}
          />
        )}
      </Field>
    </div>
  );
}

/** Files to go with a request: those that came with a post of it that was not stored, and more. */
function ActFiles({ intent, view, accept, refused }: OrderPageProps & { intent: string }) {
  const own = refused?.intent === intent ? refused : undefined;
  return (
    <>
      {view.unsent.length > 0 && (
        <fieldset className="mt-4">
          <legend className="font-semibold">These go with it</legend>
          {view.unsent.map(({ id, name, size }) => (
            <label key={id} className="mt-1 flex min-h-11 items-center gap-3">
              <input type="hidden" name="offered" value={id} />
              <input
                type="checkbox"
                name="kept"
                value={id}
                defaultChecked={!own || own.files.includes(id)}
                className="size-5 shrink-0 accent-brand"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <bdi>{name}</bdi> <span className="text-sm text-muted">{size}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <FilesInput
        id={`${intent}-files`}
        label={view.unsent.length > 0 ? "More files" : "Files"}
        hint={`Up to ${requestLimits.files}, such as a photo or a text.`}
        accept={accept}
        optional
      />
    </>
  );
}
