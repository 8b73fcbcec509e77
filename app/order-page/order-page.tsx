import { site } from "~/content/site";
import { useToast } from "~/layout/toast";
import { ButtonAnchor } from "~/ui/button";
import { ProgressLine } from "~/ui/progress-line";
import { AskForEdit, MainAct, type OrderPageProps, type RefusedAct } from "./act-forms";
import { LiveAddress, TellOthers } from "./live-website";
import { SentAssetsSection } from "./sent-assets";
import { orderStateCopy } from "~/orders/order-state-copy";
import type { ShownRequest } from "./order-view.server";
import { Help, NextSteps } from "~/orders/next-steps";
import { ReadyDate } from "~/orders/ready-date";
import { onPaper, ReceiptCard } from "~/orders/receipt-card";

/** An order as its buyer sees it on every device, with one main thing to do. */
export function OrderPage(props: OrderPageProps) {
  const { view, link, token, accept, sent, refused, supportEmail, lead, children } = props;
  const { title, text, step, stage, receipt, own, website, requests } = view;
  const { reference, paid, plan, portalUrl } = receipt;
  const { toast } = useToast(refused?.problems[0], refused);
  const isHalted = receipt.state === "past_due" || receipt.state === "disputed";
  const sign = website && <LiveAddress {...website} isSmall={isHalted} />;
  const asked = requests.length > 0 && <Requests requests={requests} />;
  return (
    <div
      className={`mx-auto box-content grid max-w-page grid-cols-1 gap-x-12 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_24rem] ${onPaper}`}
    >
      {step && (
        <div className="lg:col-span-2">
          <ProgressLine current={step} />
        </div>
      )}
      <div className="grid grid-cols-1 content-start lg:max-w-prose gap-8">
        {refused && <Problems {...refused} place={placeOf(refused, props)} />}
        <div
          className={`${paid ? "print:hidden" : ""} ${isHalted ? "rounded-lg border-l-8 border-accent bg-accent/15 p-card" : ""}`}
        >
          <p className={`font-semibold ${isHalted ? "" : "text-muted"}`}>
            Order {reference}
            {own && (
              <>
                {" of "}
                <bdi>{own.name}</bdi>
              </>
            )}
          </p>
          <h1 className="mt-2 text-balance text-4xl font-bold tracking-tight">{title}</h1>
          {!isHalted && sign}
          <p className="mt-4 text-lg">{text}</p>
          {receipt.state === "past_due" && portalUrl && (
            <p className="mt-6">
              <ButtonAnchor href={portalUrl}>Check your card at Stripe</ButtonAnchor>
            </p>
          )}
        </div>
        {isHalted && sign}
        {stage === "paid" && <MainAct {...props} />}
        {plan && <ReadyDate {...plan} />}
        {lead}
        {website && <TellOthers {...website} orderPath={`/order/${link}`} />}
        {stage === "changes" && asked}
        {stage !== "paid" && <MainAct {...props} />}
        {stage === "live" && <AskForEdit {...props} />}
        {stage !== "changes" && asked}
        {plan && <NextSteps {...plan} />}
        <SentAssetsSection
          {...{ sent, link, token, accept }}
          opened={refused?.intent === "replace" ? refused.upload : refused?.intent}
          takesMore={stage !== undefined && stage !== "paid"}
        />
        {children}
      </div>
      <div className="grid grid-cols-1 content-start gap-6 lg:sticky lg:top-[min(5.5rem,calc(100vh-48rem))] lg:self-start lg:has-[img]:top-[min(5.5rem,calc(100vh-62rem))]">
        {paid && (
          <ReceiptCard
            {...receipt}
            {...{ own, paid, supportEmail }}
            outlook={orderStateCopy(receipt.state).receipt}
          />
        )}
        <Help portalUrl={portalUrl} supportEmail={supportEmail} />
      </div>
      <div className="print:hidden">{toast}</div>
    </div>
  );
}

const fileActs = ["add", "replace", "remove", "restore"];

/** The id of the part of the page that it was done in, unless the order has moved on since. */
function placeOf({ intent }: RefusedAct, { view, sent }: OrderPageProps): string | undefined {
  if (intent === "edit") return view.stage === "live" ? "edit-text" : undefined;
  if (intent === "changes") return view.preview && "changes-text";
  return fileActs.includes(intent) && sent.length > 0 ? "sent" : undefined;
}

type ProblemsProps = Pick<RefusedAct, "problems" | "text"> & { place?: string };

/** What could not be done, and why; with the text that was typed for it where the page has no form that keeps it. */
export function Problems({ problems, text, place }: ProblemsProps) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      autoFocus
      className="rounded-lg border-2 border-danger bg-danger-soft p-4 print:hidden"
    >
      <h2 className="text-lg font-bold text-danger">{problems[0]?.title}</h2>
      {problems.map(({ description }) => (
        <p key={description} className="mt-1 break-words">
          {description}
        </p>
      ))}
      {place && (
        <p className="mt-2">
          <a href={`#${place}`} className="font-semibold underline underline-offset-4">
            Try again
          </a>
        </p>
      )}
      {text && !place && (
        <>
          <p className="mt-4 font-semibold">What you typed:</p>
          <p className="mt-1 whitespace-pre-line break-words">{text}</p>
        </>
      )}
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
        {requests.map(({ id, title, text, files, askedOn, answer, answeredOn }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-6">
            <p className="font-bold">{title}</p>
            <p className="text-sm text-muted">Arrived on {askedOn}</p>
            <p className="mt-2 whitespace-pre-line break-words">{text}</p>
            {files.length > 0 && (
              <ul className="mt-2 text-sm text-muted">
                {files.map((name) => (
                  <li key={name} className="[overflow-wrap:anywhere]">
                    With <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            )}
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
