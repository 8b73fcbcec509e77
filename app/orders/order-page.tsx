import type { ReactNode } from "react";
import { claims } from "~/content/claims";
import type { Message } from "~/content/messages";
import { site } from "~/content/site";
import { sentence } from "~/content/words";
import { useToast } from "~/layout/toast";
import { Button, ButtonAnchor, EmailLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { controlClass } from "~/ui/field";
import { ProgressLine } from "~/ui/progress-line";
import { orderStateCopy } from "./order-state-copy";
import type { OrderView, ShownRequest } from "./order-view.server";
import { NextSteps } from "./next-steps";
import { onPaper, ReceiptCard } from "./receipt-card";
import { requestLimits } from "./request-limits";

/** Why an act was not done, with what was typed for it. */
export interface RefusedAct {
  intent: string;
  text: string;
  problem: Message;
}

interface OrderPageProps {
  view: OrderView;
  /** The token of its private link, and that of its forms. */
  link: string;
  token: string;
  refused?: RefusedAct;
  supportEmail: string;
  /** What was sent for the website. */
  children: ReactNode;
}

/** An order as its buyer sees it on every device, with one main thing to do. */
export function OrderPage(props: OrderPageProps) {
  const { view, refused, supportEmail, children } = props;
  const { title, text, step, stage, receipt, own, website, requests } = view;
  const { reference, paid, plan, portalUrl } = receipt;
  const { toast } = useToast(refused?.problem, refused);
  return (
    <div
      className={`mx-auto box-content grid max-w-page gap-x-12 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[1fr_24rem] ${onPaper}`}
    >
      {step && (
        <div className="lg:col-span-2">
          <ProgressLine current={step} />
        </div>
      )}
      <div className="grid max-w-prose content-start gap-8">
        {refused && <Problem {...refused.problem} />}
        <div className={paid ? "print:hidden" : ""}>
          <p className="font-semibold text-muted">
            Order {reference}
            {own && (
              <>
                {" of "}
                <bdi>{own.name}</bdi>
              </>
            )}
          </p>
          <h1 className="mt-2 text-balance text-4xl font-bold tracking-tight">{title}</h1>
          {website && <Website url={website} />}
          <p className="mt-4 text-lg">{text}</p>
        </div>
        <MainAct {...props} />
        {stage === "live" && <AskForEdit {...props} />}
        {requests.length > 0 && <Requests requests={requests} />}
        {plan && <NextSteps {...plan} />}
        {children}
        {portalUrl && (
          <p className="print:hidden">
            <a className="underline underline-offset-4" href={portalUrl}>
              Change your card or see your invoices
            </a>{" "}
            at Stripe.
          </p>
        )}
        <p className="text-muted print:hidden">
          Questions? Write to{" "}
          <EmailLink email={supportEmail} className="break-words underline underline-offset-4" />.
          {claims.response && ` A person answers within ${claims.response}.`}
        </p>
      </div>
      {paid && (
        <ReceiptCard
          {...receipt}
          {...{ own, paid, supportEmail }}
          outlook={orderStateCopy(receipt.state).receipt}
        />
      )}
      <div className="print:hidden">{toast}</div>
    </div>
  );
}

/** The address is what a buyer has waited for. */
function Website({ url }: { url: string }) {
  const { host, pathname } = new URL(url);
  return (
    <>
      <p className="mt-4 break-words text-3xl font-bold tracking-tight text-brand sm:text-5xl">
        {host}
        {pathname === "/" ? "" : pathname}
      </p>
      <p className="mt-6">
        <ButtonAnchor href={url}>Visit your website</ButtonAnchor>
      </p>
    </>
  );
}

function MainAct(props: OrderPageProps) {
  const { view, link } = props;
  const { stage, preview, receipt } = view;
  if (stage === "paid") {
    return (
      <p className="print:hidden">
        <ButtonAnchor href={`/onboarding?link=${link}`}>Send your brand assets</ButtonAnchor>
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

function Preview({ preview, ...props }: OrderPageProps & { preview: string }) {
  const { stage } = props.view;
  return (
    <section aria-label="Your website's first version" className="grid gap-6 print:hidden">
      <p>
        <ButtonAnchor href={preview} look={stage === "ready" ? "primary" : "secondary"}>
          Look at your website
        </ButtonAnchor>
      </p>
      {stage !== "approved" && (
        <ActForm {...props} intent="approve">
          <h2 className="text-2xl font-bold">Is it right?</h2>
          <p className="mt-2">
            If it can go online as it is, tell us here. We bring it online, and you get an email.
          </p>
          <p className="mt-4">
            <Button look={stage === "ready" ? "secondary" : "quiet"}>Put it live</Button>
          </p>
        </ActForm>
      )}
      <ActForm {...props} intent="changes">
        <h2 className="text-2xl font-bold">Ask for changes</h2>
        <ActText
          {...props}
          intent="changes"
          label="What should be different?"
          hint="Name the page, and write what to change. You can add to it later."
        />
        <p className="mt-4">
          <Button look="secondary">Send the changes</Button>
        </p>
      </ActForm>
    </section>
  );
}

function AskForEdit(props: OrderPageProps) {
  const { edits } = props.view;
  return (
    <ActForm {...props} intent="edit">
      <h2 className="text-2xl font-bold">Ask for an edit</h2>
      <p className="mt-2">
        {`${sentence(claims.edits)} a month ${claims.editsAre} included. `}
        {edits === 0
          ? "You have asked for none this month."
          : `You have asked for ${edits} this month.`}
      </p>
      <ActText
        {...props}
        intent="edit"
        label="What should we change?"
        hint="Such as new opening hours, another photo or a rewritten paragraph. Name the page."
      />
      <p className="mt-4">
        <Button look="secondary">Ask for this edit</Button>
      </p>
    </ActForm>
  );
}

function ActForm(props: OrderPageProps & { intent: string; children: ReactNode }) {
  return (
    <Card className="print:hidden">
      <form method="post" action={`/order/${props.link}`}>
        <input type="hidden" name="token" value={props.token} />
        <input type="hidden" name="intent" value={props.intent} />
        {props.children}
      </form>
    </Card>
  );
}

function ActText(props: OrderPageProps & { intent: string; label: string; hint: string }) {
  const { intent, label, hint, refused } = props;
  const own = refused?.intent === intent ? refused : undefined;
  const id = `${intent}-text`;
  return (
    <div className="mt-4">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {hint}
      </p>
      <textarea
        id={id}
        name="text"
        rows={5}
        required
        maxLength={requestLimits.text}
        defaultValue={own?.text}
        aria-describedby={`${id}-hint`}
        aria-invalid={own ? true : undefined}
        className={controlClass}
      />
    </div>
  );
}

/** What could not be done, and why. */
function Problem({ title, description }: Message) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      autoFocus
      className="rounded-lg border-2 border-danger bg-danger-soft p-4 print:hidden"
    >
      <h2 className="text-lg font-bold text-danger">{title}</h2>
      <p className="mt-1">{description}</p>
    </div>
  );
}

function Requests({ requests }: { requests: ShownRequest[] }) {
  return (
    <section aria-labelledby="requests" className="print:hidden">
      <h2 id="requests" className="text-2xl font-bold">
        What you asked for
      </h2>
      <ol className="mt-4 grid gap-4">
        {requests.map(({ id, title, text, askedOn, answer, answeredOn }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-6">
            <p className="font-bold">{title}</p>
            <p className="text-sm text-muted">{askedOn}</p>
            <p className="mt-2 whitespace-pre-line break-words">{text}</p>
            {answeredOn && (
              <div className="mt-4 border-t border-line pt-4">
                <p className="text-sm text-muted">
                  {site.name}, {answeredOn}
                </p>
                <p className="mt-1 whitespace-pre-line break-words">{answer}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
