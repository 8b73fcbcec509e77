import { useCallback, useEffect, useState } from "react";
import type { ValidationErrorResponseData } from "remix-validated-form";
import { checkoutFailed, messages, type Message } from "~/content/messages";
import { refusalMessage, type Refused } from "~/content/refusals";
import { clearUnsentInput, type Lost } from "~/layout/form-response";
import { useErrorTitle } from "~/layout/page-meta";
import { useToast } from "~/layout/toast";
import { ButtonAnchor } from "~/ui/button";
import { Card, Notice } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { ProgressLine } from "~/ui/progress-line";
import { chosenDemo } from "./chosen-demo";
import { Assurances, ContactDetails, ContactIntro } from "./contact-sections";
import { DemoCard } from "./demo-card";
import { ORDER_FORM_ID, orderFieldId } from "./order-fields";
import { OrderForm } from "./order-form";
import type { OrderField } from "./order-schema";
import { type OwnWork, OwnWorkNotice } from "./other-order-page";

const LEAVE_AFTER_MS = 1000;

export interface ContactView {
  token: string;
  values: Partial<Record<OrderField, string>>;
  checkoutUrl?: string;
  cancelled: boolean;
  /** A browser without an order came back from a checkout. */
  unknown?: boolean;
  /** The open order in the form, where what was followed here is of another firm, or gives it the template of a `demo`. */
  other?: { name: string; demo?: string };
  newOrder: string;
  /** The state, in words, of the order this browser placed, once it can no longer be edited. */
  closedOrder?: string;
  flash?: Message;
  ownWork?: OwnWork;
}

/** The form again. `reference`: the order is stored without a checkout. `closed`: it is paid or on hold, and the change not taken. */
export type RefusedOrder = ValidationErrorResponseData & {
  repopulateFields: Partial<Record<OrderField, string>>;
  token: string;
  problem: Message;
  note?: Message;
  reference?: string;
  closed?: boolean;
};

export type ContactAnswer =
  RefusedOrder | { checkoutUrl: string; message: Message } | Refused | Lost;

interface ContactPageProps {
  view: ContactView;
  answer: ContactAnswer | undefined;
  supportEmail: string;
}

export function ContactPage({ view, answer, supportEmail }: ContactPageProps) {
  const [firstToken] = useState(view.token);
  const [found, setFound] = useState<{ errors: Record<string, string>; answer: unknown }>();
  const failed = answer && "problem" in answer ? answer : undefined;
  const leaving = answer && "checkoutUrl" in answer ? answer : undefined;
  const problem = problemOf(answer, supportEmail);
  const { toast, show } = useToast(problem ?? leaving?.message ?? view.flash, answer);

  const onInvalid = useCallback(
    (errors: Record<string, string>) => {
      setFound({ errors, answer });
      show(messages.orderInvalid);
    },
    [answer, show],
  );
  useEffect(() => {
    if (!leaving) return;
    clearUnsentInput(ORDER_FORM_ID);
    const timer = setTimeout(() => window.location.assign(leaving.checkoutUrl), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  const complaint =
    problem && problem.title !== messages.orderInvalid.title
      ? `${problem.title}: ${problem.description}`
      : undefined;
  useEffect(() => {
    if (complaint) console.error(complaint);
  }, [complaint, answer]);

  // Back from the checkout, a browser may restore this page with its busy button: a reload shows the open order.
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, []);

  // What the browser found counts until the server has answered again.
  const current = found?.answer === answer ? found?.errors : undefined;
  const summary = current ? messages.orderInvalid : problem;
  const errors = current ?? failed?.fieldErrors ?? {};
  const values = failed?.repopulateFields ?? view.values;
  const demo = chosenDemo(values);
  useErrorTitle(summary !== undefined);

  return (
    <div className="px-4 sm:px-6">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 py-6 sm:gap-y-6 sm:py-12 lg:grid-cols-[1fr_1.4fr] lg:grid-rows-[auto_auto_1fr]">
        <div className="grid gap-6 lg:col-span-2 lg:mb-4">
          <ProgressLine current="Details" />
          {!answer && <Welcome view={view} />}
        </div>
        <ContactIntro>{demo && <DemoCard {...demo} canChange />}</ContactIntro>
        <Card className="lg:row-span-2 lg:self-start">
          <h2 className="text-2xl font-bold">Send us a Message</h2>
          <div className="mt-4 grid grid-cols-1 gap-4 empty:hidden">
            {summary && (
              <ErrorSummary
                key={JSON.stringify([summary, errors])}
                {...summary}
                errors={Object.entries(errors).map(([name, message]) => ({
                  fieldId: orderFieldId(name),
                  message,
                }))}
              />
            )}
            {failed?.reference && (
              <OrderKept reference={failed.reference} supportEmail={supportEmail} />
            )}
            {failed?.closed && (
              <p className="flex flex-wrap gap-x-6 gap-y-2">
                <SupportLink subject={failed.problem.title} supportEmail={supportEmail} />
                <SeeOrder />
              </p>
            )}
            {failed?.note && <Notice {...failed.note} />}
          </div>
          <OrderForm
            token={failed?.token ?? firstToken}
            defaultValues={values}
            again={failed !== undefined}
            onInvalid={onInvalid}
            leaving={leaving !== undefined}
            saved={!answer && view.checkoutUrl !== undefined}
          />
        </Card>
        <div className="grid content-start gap-6 lg:self-start lg:sticky lg:top-24">
          <Assurances />
          <ContactDetails supportEmail={supportEmail} />
        </div>
        {toast}
      </div>
    </div>
  );
}

function problemOf(answer: ContactAnswer | undefined, supportEmail: string): Message | undefined {
  if (!answer || "checkoutUrl" in answer) return undefined;
  if ("problem" in answer) return answer.problem;
  return "refused" in answer
    ? refusalMessage(answer.refused, answer)
    : checkoutFailed(supportEmail);
}

function Welcome({ view }: { view: ContactView }) {
  const { other } = view;
  const changed = other?.demo ? `, now with our template for ${other.demo}` : "";
  const resumeHint = other
    ? `The form below is your order for ${other.name}${changed}. It is stored as the form shows it once you send that.`
    : view.checkoutUrl
      ? "Change what you like below, or go straight on to payment."
      : "Send the form again whenever you are ready.";
  return (
    <>
      {view.flash && <Notice {...view.flash} />}
      {view.ownWork && <OwnWorkNotice {...view.ownWork} />}
      {(view.cancelled || view.checkoutUrl || other) && (
        <Notice isGood title="Your order is saved; nothing was charged." description={resumeHint}>
          {(view.checkoutUrl || other) && (
            <span className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-2">
              {view.checkoutUrl && (
                <ButtonAnchor
                  href={view.checkoutUrl}
                  look="secondary"
                  className="bg-ink !text-paper hover:underline max-sm:!px-2"
                >
                  Continue to payment without changes
                </ButtonAnchor>
              )}
              <a href={view.newOrder} className="py-2 underline underline-offset-4">
                Start a new order
              </a>
            </span>
          )}
        </Notice>
      )}
      {view.unknown && (
        <Notice
          title="Nothing was charged."
          description="This browser knows of no order. To go on with yours, use the browser in which you ordered, or the link in our newest email if you have one. The form below starts another order."
        />
      )}
      {view.closedOrder && (
        <Notice title={view.closedOrder} description="The form below starts another order.">
          <SeeOrder />
        </Notice>
      )}
    </>
  );
}

function OrderKept({ reference, supportEmail }: { reference: string; supportEmail: string }) {
  return (
    <Notice
      title={`Nothing was charged, and your order ${reference} is kept.`}
      description="Send the form again at once if you like: it stays one order and cannot be charged twice."
    >
      <SupportLink
        subject={`Order ${reference}: the payment page did not open`}
        supportEmail={supportEmail}
      />
    </Notice>
  );
}

function SupportLink({ subject, supportEmail }: { subject: string; supportEmail: string }) {
  return (
    <a
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}
      className="underline underline-offset-4"
    >
      Email {supportEmail}
    </a>
  );
}

function SeeOrder() {
  return (
    <a href="/thank-you" className="underline underline-offset-4">
      See your order
    </a>
  );
}
