import { useCallback, useEffect, useMemo, useState } from "react";
import { delivery } from "~/content/site";
import { messages, type Message } from "~/content/messages";
import { useErrorTitle } from "~/layout/page-meta";
import { useToast } from "~/layout/toast";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { ProgressLine } from "~/ui/progress-line";
import { assetFieldId } from "./asset-inputs";
import { AssetChecklist, checklistOf } from "./checklist";
import { OnboardingForm } from "./onboarding-form";
import { problemsOf, type OnboardingAnswer, type OnboardingView } from "./onboarding-view";
import { OtherOrderPage, OwnWorkNotice } from "~/orders/other-order-page";
import { ClosedPage, SavedPage, SubmittedPage, Support } from "./outcome-pages";

type FormView = Extract<OnboardingView, { page: "form" }>;

interface OnboardingPageProps {
  view: OnboardingView;
  answer: OnboardingAnswer | undefined;
  supportEmail: string;
}

export function OnboardingPage({ view, answer, supportEmail }: OnboardingPageProps) {
  useEffect(() => {
    // The page opens at its top. Scrolling there now would move a visitor who has scrolled already.
    history.scrollRestoration = "manual";
  }, []);
  if (view.page === "other") return <OtherOrderPage {...view} />;
  return (
    <div className="mx-auto box-content grid max-w-page grid-cols-1 gap-6 px-4 py-12 sm:px-6 lg:[&>:not(ol)]:max-w-prose">
      {view.page === "form" && view.ownWork && <OwnWorkNotice {...view.ownWork} />}
      {view.page === "form" &&
        (view.closed && !answer ? (
          <ClosedPage {...view.closed} reference={view.reference} supportEmail={supportEmail} />
        ) : (
          <AssetPage view={view} answer={answer} supportEmail={supportEmail} />
        ))}
      {view.page === "saved" && <SavedPage view={view} />}
      {view.page === "submitted" && <SubmittedPage view={view} />}
    </div>
  );
}

interface Found {
  errors: Record<string, string>;
  problems: Message[];
  /** The answer at that time; a later one replaces these problems. */
  answer: OnboardingAnswer | undefined;
}

/** The copy while assets are waited for, or for a visitor without an order. */
const begin = {
  title: "Let's Get Your Website Started!",
  text: `Send us your logo, photos and texts. Your site is then ready in ${delivery}.`,
};

function AssetPage(props: OnboardingPageProps & { view: FormView }) {
  const { view, answer, supportEmail } = props;
  const [first] = useState(view);
  const [found, setFound] = useState<Found>();
  const again = useLastForm(answer);
  const answered = useMemo(() => (answer ? problemsOf(answer) : []), [answer]);
  const { toast, show } = useToast(answered[0], answer);

  const onInvalid = useCallback(
    (errors: Record<string, string>) => {
      setFound({ errors, problems: [messages.assetsIncomplete], answer });
      show(messages.assetsIncomplete);
    },
    [answer, show],
  );
  const onProblems = useCallback(
    (problems: Message[]) => setFound({ errors: {}, problems, answer }),
    [answer],
  );

  const values = again?.repopulateFields ?? first.values;
  const emailValid = again?.emailValid ?? first.emailValid;
  const files = again?.files ?? first.files;
  const [filled, setFilled] = useState({ values, emailValid, files: files.length });

  const current = found && found.answer === answer ? found : undefined;
  const problems = current?.problems ?? answered;
  const errors = current?.errors ?? (again === answer ? again?.fieldErrors : undefined) ?? {};
  useErrorTitle(problems.length > 0);
  const { title, text } = view.copy ?? begin;
  return (
    <>
      {view.step && <ProgressLine current={view.step} />}
      <div className={view.incomplete ? "with-aside lg:grid-rows-[auto_auto_1fr]" : "contents"}>
        <div className="mt-4 lg:max-w-prose">
          <h1 className="text-balance text-4xl font-bold tracking-tight">{title}</h1>
          <p className="mt-4 text-lg text-muted">{text}</p>
          {view.reference ? (
            <p className="mt-4 rounded-lg border-2 border-ok bg-ok-soft px-4 py-3 text-ok">
              For your order {view.reference}. Change what we filled in where it is wrong.
            </p>
          ) : (
            <p className="mt-4">
              Have you ordered? The link in your receipt fills this form in.{" "}
              <a href="/lost-link" className="underline underline-offset-4">
                Send my link again
              </a>
            </p>
          )}
          {view.plan && (
            <ul className="mt-4 grid gap-2">
              {view.plan.steps.slice(1).map(({ what, when }) => (
                <li key={what}>
                  <strong>{what}:</strong> {when}
                </li>
              ))}
              <li className="text-sm text-muted">{view.plan.note}</li>
            </ul>
          )}
          {view.firstReceivedOn && (
            <p className="mt-4 rounded-lg border-2 border-ok bg-ok-soft px-4 py-3 text-ok">
              Your first assets arrived on {view.firstReceivedOn}. What you send now is added to
              them.
            </p>
          )}
        </div>
        {view.incomplete && <AssetChecklist items={checklistOf(filled)} className="aside" />}
        <Card className="lg:max-w-prose">
          <h2 className="text-2xl font-bold">Your brand assets</h2>
          {problems.length > 0 && (
            <div className="mt-4">
              <Problems problems={problems} errors={errors} supportEmail={supportEmail} />
            </div>
          )}
          <OnboardingForm
            token={again?.token ?? first.token}
            draftId={again?.draftId ?? first.draftId}
            values={values}
            was={again?.was ?? values}
            emailValid={emailValid}
            files={files}
            reference={view.reference}
            again={again !== undefined}
            adds={view.firstReceivedOn !== undefined}
            onFilled={setFilled}
            onInvalid={onInvalid}
            onProblems={onProblems}
            show={show}
          />
        </Card>
        <Support supportEmail={supportEmail} />
      </div>
      {toast}
    </>
  );
}

function useLastForm(answer: OnboardingAnswer | undefined) {
  const full = answer && "problems" in answer ? answer : undefined;
  const [last, setLast] = useState(full);
  if (full && full !== last) setLast(full);
  return full ?? last;
}

function Problems(props: Pick<Found, "problems" | "errors"> & { supportEmail: string }) {
  const [first, ...rest] = props.problems;
  if (!first) return null;
  const failed = first.title === messages.assetsFailed.title;
  return (
    <ErrorSummary
      key={JSON.stringify([props.problems, props.errors])}
      title={first.title}
      description={
        failed ? `${first.description} You reach us at ${props.supportEmail}.` : first.description
      }
      errors={Object.entries(props.errors).map(([name, message]) => ({
        fieldId: assetFieldId(name),
        message,
      }))}
      notes={rest.map(({ title, description }) => `${title}: ${description}`)}
    />
  );
}
