import { retention } from "~/content/retention";
import { ButtonAnchor } from "~/ui/button";
import { ProgressLine } from "~/ui/progress-line";
import { AssetChecklist } from "./asset-checklist";
import type { OnboardingView } from "./onboarding-view";

type SavedView = Extract<OnboardingView, { page: "saved" }>;

/** Says that a draft is kept, what it still lacks, and how its owner comes back to it. */
export function SavedPage({ view: { checklist, reference } }: { view: SavedView }) {
  return (
    <>
      <ProgressLine current="Assets" />
      <div className="mt-4">
        <h1 className="text-balance text-4xl font-bold tracking-tight">Saved for later</h1>
        <p className="mt-4 text-lg text-muted">
          Your answers and files are kept. Nothing has been sent to our team yet.
        </p>
        <p className="mt-4 rounded-lg bg-ok-soft px-4 py-3 text-ok">
          {reference
            ? `To go on, open the private link in the receipt email of your order ${reference}, on any device.`
            : `To go on, open this page again in this browser within ${retention.savedDraftDays} days.`}
        </p>
      </div>
      <AssetChecklist items={checklist} />
      <p>
        <ButtonAnchor href="/onboarding">Go on now</ButtonAnchor>
      </p>
    </>
  );
}
