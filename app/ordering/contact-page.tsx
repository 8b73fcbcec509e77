import { useCallback, useEffect, useState } from "react";
import type { ValidationErrorResponseData } from "remix-validated-form";
import { checkoutFailed, messages, type Message } from "~/content/messages";
import { refusalMessage, type RefusalStatus } from "~/content/refusals";
import { clearUnsentInput, type Lost } from "~/layout/form-response";
import { useErrorTitle } from "~/layout/page-meta";
import { useToast } from "~/layout/toast";
import { ButtonAnchor } from "~/ui/button";
import { Card, Notice } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { ProgressLine } from "~/ui/progress-line";
import { ContactDetails, ContactIntro } from "./contact-sections";
import { ORDER_FORM_ID } from "./order-fields";
import { OrderForm, orderFieldId } from "./order-form";
import type { OrderField } from "./order-schema";

/** How long the browser shows a toast before it leaves for the checkout. */
const LEAVE_AFTER_MS = 1000;

/** The loader's data for the page. */
export interface ContactView {
  token: string;
  values: Partial<Record<OrderField, string>>;
  /** The trade or gallery name the visitor came for. */
  industry?: string;
  /** The checkout that the visitor left and can go back to. */
  checkoutUrl?: string;
  cancelled: boolean;
  /** The state, in words, of the order this browser placed, once it can no longer be edited. */
  closedOrder?: string;
  flash?: Message;
}

/** The action's data after a submission that did not redirect to the checkout. */
export type ContactAnswer =
  | (ValidationErrorResponseData & {
      repopulateFields: Partial<Record<OrderField, string>>;
      token: string;
      problem: Message;
      /** A second message, shown in the page and not as a toast. */
      note?: Message;
    })
  | { checkoutUrl: string; message: Message }
  | { refused: RefusalStatus }
  | Lost;

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

  useReloadWhenRestored();

  // What the browser found counts until the server has answered again.
  const current = found?.answer === answer ? found?.errors : undefined;
  const summary = current ? messages.orderInvalid : problem;
  const errors = current ?? failed?.fieldErrors ?? {};
  useErrorTitle(summary !== undefined);

  return (
    <div className="px-4 sm:px-6">
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-6 py-12 lg:grid-cols-[1fr_1.4fr] lg:grid-rows-[auto_1fr_auto]">
        <div className="lg:col-span-2 lg:mb-4">
          <ProgressLine current="Details" />
        </div>
        <ContactIntro />
        <Card className="lg:row-span-2">
          <h2 className="text-2xl font-bold">Send us a Message</h2>
          <div className="mt-4 grid gap-4">
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
            {failed?.note && <Notice {...failed.note} />}
            {!answer && <Welcome view={view} />}
          </div>
          <OrderForm
            token={failed?.token ?? firstToken}
            defaultValues={failed?.repopulateFields ?? view.values}
            again={failed !== undefined}
            onInvalid={onInvalid}
            leaving={leaving !== undefined}
          />
        </Card>
        <ContactDetails supportEmail={supportEmail} />
        {toast}
      </div>
    </div>
  );
}

/** Back from the checkout, a browser may restore this page with its busy button: a reload shows the open order. */
function useReloadWhenRestored() {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, []);
}

function problemOf(answer: ContactAnswer | undefined, supportEmail: string): Message | undefined {
  if (!answer || "checkoutUrl" in answer) return undefined;
  if ("problem" in answer) return answer.problem;
  return "refused" in answer ? refusalMessage(answer.refused) : checkoutFailed(supportEmail);
}

/** What the page says to a visitor who comes back, or came from a demo. */
function Welcome({ view }: { view: ContactView }) {
  return (
    <>
      {view.flash && <Notice {...view.flash} />}
      {view.cancelled && (
        <Notice title="Your order is saved; nothing was charged." description={resumeHint(view)} />
      )}
      {view.checkoutUrl && (
        <p className="flex flex-wrap items-center gap-4">
          <ButtonAnchor href={view.checkoutUrl} look="secondary">
            Continue to payment without changes
          </ButtonAnchor>
          <a href="/contact?new=1#contact-form" className="underline">
            Start a new order
          </a>
        </p>
      )}
      {view.closedOrder && (
        <Notice title={view.closedOrder} description="The form below starts another order.">
          <a href="/thank-you" className="underline underline-offset-4">
            See your order
          </a>
        </Notice>
      )}
      {view.industry && (
        <p className="rounded-lg bg-ok-soft px-4 py-3 text-ok">
          Good choice: we will start from our template for {view.industry}.
        </p>
      )}
    </>
  );
}

function resumeHint(view: ContactView): string {
  return view.checkoutUrl
    ? "Change what you like below, or go straight on to payment."
    : "Send the form again whenever you are ready.";
}
