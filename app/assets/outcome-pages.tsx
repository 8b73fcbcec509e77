import { useEffect, useState } from "react";
import { messages, type Message } from "~/content/messages";
import { retention } from "~/content/retention";
import { useToast } from "~/layout/toast";
import { ButtonAnchor, EmailLink } from "~/ui/button";
import { ReadyDate } from "~/orders/ready-date";
import { Card, Notice } from "~/ui/card";
import { ProgressLine } from "~/ui/progress-line";
import { AssetChecklist } from "./checklist";
import { formatSize } from "./file-rules";
import { forgetThumbnails, storedThumbnails } from "./form-files";
import type { ArrivedAssets, OnboardingView } from "./onboarding-view";

export function SubmittedPage({ view }: { view: Extract<OnboardingView, { page: "submitted" }> }) {
  const { notified, copy, step, arrived } = view;
  const outcome = notified ? messages.assetsSubmitted : messages.assetsMailFailed;
  const { toast } = useToast(outcome, notified);
  return (
    <>
      {step && <ProgressLine current={step} />}
      <div className="with-aside mt-4 items-start">
        <div className="grid gap-6">
          <h1 className="text-4xl font-bold tracking-tight">Thank You!</h1>
          <Notice {...outcome} isGood={notified} />
          <p className="text-lg">
            {copy?.text ?? "We write to you as soon as there is something to see."}
          </p>
          {arrived.plan && <ReadyDate {...arrived.plan} />}
          <p className="flex flex-wrap gap-4 max-sm:grid">
            {arrived.reference && (
              <ButtonAnchor href="/onboarding">Send something more</ButtonAnchor>
            )}
            <ButtonAnchor href="/" look={arrived.reference ? "secondary" : "primary"}>
              Return to Homepage
            </ButtonAnchor>
          </p>
        </div>
        <Arrived {...arrived} />
      </div>
      {toast}
    </>
  );
}

function Arrived({ files, reference, plan }: ArrivedAssets) {
  const [pictures, setPictures] = useState<Record<string, string>>({});
  useEffect(() => {
    setPictures(Object.fromEntries(storedThumbnails()));
    forgetThumbnails();
  }, []);
  return (
    <Card>
      <h2 className="text-xl font-bold">What arrived</h2>
      <p className="mt-2">
        {reference ? `For your order ${reference}: your` : "Your"} texts and {files.length || "no"}{" "}
        {files.length === 1 ? "file" : "files"}.
      </p>
      {files.length > 0 && (
        <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-3">
          {files.map(({ id, name, size }) => (
            <li key={id} className="min-w-0 text-sm">
              <span className="grid aspect-square place-items-center overflow-hidden rounded-lg border border-line bg-paper font-semibold uppercase text-muted">
                {pictures[id] ? (
                  <img src={pictures[id]} alt="" className="size-full object-cover" />
                ) : (
                  <span aria-hidden="true">{name.split(".").at(-1)?.slice(0, 5)}</span>
                )}
              </span>
              <bdi className="mt-1 block truncate" title={name}>
                {name}
              </bdi>
              <span className="tabular-nums text-muted">{formatSize(size)}</span>
            </li>
          ))}
        </ul>
      )}
      {plan && <p className="mt-4 text-sm text-muted">{plan.note}</p>}
    </Card>
  );
}

export function ClosedPage(props: Message & { reference?: string; supportEmail: string }) {
  const { title, description, reference, supportEmail } = props;
  return (
    <>
      <h1 className="text-balance text-4xl font-bold tracking-tight">{title}</h1>
      <p className="text-lg">{description}</p>
      {reference && (
        <p>
          Your reference is <strong>{reference}</strong>.
        </p>
      )}
      <Support supportEmail={supportEmail} />
    </>
  );
}

export function Support({ supportEmail }: { supportEmail: string }) {
  return (
    <p className="text-muted">
      Need help? Email support (
      <EmailLink email={supportEmail} className="underline underline-offset-4" />
      ).
    </p>
  );
}

export function SavedPage({ view }: { view: Extract<OnboardingView, { page: "saved" }> }) {
  const { checklist, reference, step } = view;
  return (
    <>
      {step && <ProgressLine current={step} />}
      <div className="mt-4">
        <h1 className="text-balance text-4xl font-bold tracking-tight">Saved for later</h1>
        <p className="mt-4 text-lg text-muted">
          Your answers and files are kept. Nothing has been sent to our team yet.
        </p>
        <p className="mt-4 rounded-lg border-2 border-ok bg-ok-soft px-4 py-3 text-ok">
          {reference ? (
            <>
              To go on, open the private link in the receipt email of your order{" "}
              <span className="whitespace-nowrap">{reference}</span>, on any device.
            </>
          ) : (
            `To go on, open this page again in this browser within ${retention.savedDraftDays} days.`
          )}
        </p>
      </div>
      {checklist && <AssetChecklist items={checklist} />}
      <p>
        <ButtonAnchor href="/onboarding">Continue now</ButtonAnchor>
      </p>
    </>
  );
}
